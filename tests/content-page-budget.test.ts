import { expect, test } from "vitest";
import { overBudget } from "./e2e/content-page-budget.ts";

const page = (planted = "") =>
  `<html><head><script data-face="/a.woff2">face()</script></head><body><p>words</p>${planted}<script type="speculationrules">{}</script><script data-entry="/a.js">boot()</script></body></html>`;

// Incompressible text, as dense as a minified library.
const dense = Array.from({ length: 3000 }, (_, at) => Math.sin(at).toString(36).slice(-3)).join("");

test("a content page with only the boot script is within its budget", () => {
  expect(overBudget(page('<script type="application/ld+json">{"a":1}</script>'))).toEqual([]);
});

test("an import that adds React to a content page exceeds the budget, however it is loaded", () => {
  const planted = [
    '<script type="module" src="/assets/react-dom.js"></script>',
    '<link rel="modulepreload" href="/assets/react-dom.js"/>',
    '<script type="module">import "/assets/react-dom.js"</script>',
    '<script type="application/json" id="page-data" data-page="page">{}</script>',
  ];
  for (const one of planted) expect(overBudget(page(one)), one).not.toEqual([]);
  expect(overBudget(page().replace("boot()", dense)).join()).toContain("scripts of");
});
