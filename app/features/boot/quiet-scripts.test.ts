import { expect, test } from "vitest";
import { quietScripts } from "./quiet-scripts.ts";

test("scripts sleep in their place, with what wakes them", () => {
  expect(quietScripts('<script>a()</script><script type="module" async="">import "/b.js"</script><script src="/c.js"></script>')).toBe(
    '<script type="text/sleeping" data-type="">a()</script><script type="text/sleeping" data-type="module">import "/b.js"</script><script type="text/sleeping" data-type="" src="/c.js"></script>',
  );
});

test("structured data stays, preloads load nothing", () => {
  const data = '<script type="application/ld+json">{}</script>';
  expect(quietScripts(`${data}<link rel="modulepreload" href="/b.js"/>`)).toBe(`${data}<link rel="dns-prefetch" href="/b.js"/>`);
});
