import { expect, test } from "vitest";
import { contentPolicy } from "./content-policy.ts";

const sources = (policy: string, directive: string) =>
  policy
    .split("; ")
    .find((one) => one.startsWith(`${directive} `))
    ?.split(" ")
    .slice(1);

test("[R-32] only the scripts of the finished page itself may run", async () => {
  const policy = await contentPolicy('<script>alert("hello")</script><script type="module">import "/a.js";</script>');
  // The digests of the texts, as `openssl dgst -sha256 -binary | base64` writes them.
  expect(sources(policy, "script-src")).toEqual([
    "'self'",
    "'sha256-15xTQOuF/OesomfBHh+sYeg4tGStBBWrw6CRoP9zLjk='",
    "'sha256-B6hGJXFUt87QSnXH8nvw4xMmyHuiT9PCfCU7NdGFx9c='",
  ]);
  expect(sources(policy, "style-src")).toEqual(["'self'"]);
  expect(sources(policy, "font-src")).toEqual(["'self'"]);
  expect(sources(policy, "default-src")).toEqual(["'none'"]);
  expect(policy).not.toContain("unsafe");
});

test("the page that shows a judge of forms may load it and frame it, and no other page may", async () => {
  const policy = await contentPolicy('<script src="https://judge.example/v0/api.js" async=""></script>');
  expect(sources(policy, "script-src")).toEqual(["'self'", "https://judge.example"]);
  expect(sources(policy, "frame-src")).toEqual(["https://judge.example"]);
  expect(sources(await contentPolicy("<p>https://judge.example/</p>"), "frame-src")).toBeUndefined();
});

test("[R-32] data for crawlers and scripts of our own files need no digest", async () => {
  const policy = await contentPolicy(
    '<script type="application/ld+json">{}</script><script type="application/json" id="a">{}</script><script src="/assets/a.js"></script>',
  );
  expect(sources(policy, "script-src")).toEqual(["'self'"]);
});
