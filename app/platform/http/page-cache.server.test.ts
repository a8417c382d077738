import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.server.ts";

const URL_ = "https://pawline.example/about";

const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, {
    ...init,
    headers: { "Content-Type": "text/html", "Content-Security-Policy": "default-src 'none'", ...init.headers },
  });

const asks = (headers: Record<string, string> = {}, method = "GET") => new Request(URL_, { method, headers });

test("a finished page is served again unchanged, with all its headers", async () => {
  const keeper = createPageCache();
  expect(keeper.find(asks())).toBeUndefined();
  const first = await keeper.keep(asks(), URL_, true, html("words"));
  const again = keeper.find(asks({ Cookie: "a=1", "User-Agent": "other" }));
  expect(await again?.text()).toBe(await first.text());
  expect([...(again?.headers ?? [])]).toEqual([...first.headers]);
  expect(again?.headers.get("Content-Security-Policy")).toBe("default-src 'none'");
  expect(again?.headers.get("Strict-Transport-Security")).toContain("max-age=63072000");
});

test("cache lifetimes: a deployment is visible within a minute, and the old page may be shown meanwhile", async () => {
  const { headers } = await createPageCache().keep(asks(), URL_, true, html("words"));
  expect(headers.get("Cache-Control")).toBe("public, max-age=60");
  expect(headers.get("Cloudflare-CDN-Cache-Control")).toContain("stale-while-revalidate");
  for (const value of headers.values()) expect(value).not.toMatch(/s-maxage|must-revalidate/);
});

test("a visitor who already has the page gets a 304", async () => {
  const keeper = createPageCache();
  const etag = (await keeper.keep(asks(), URL_, true, html("words"))).headers.get("ETag") ?? "";
  expect(etag).toMatch(/^W\/".+"$/);
  for (const known of [etag, etag.slice(2), `"other", ${etag}`, `"other",${etag.slice(2)} , "more"`, "*"]) {
    const answer = keeper.find(asks({ "If-None-Match": known }));
    expect(answer?.status, known).toBe(304);
    expect(await answer?.text()).toBe("");
    expect(answer?.headers.get("ETag")).toBe(etag);
    expect(answer?.headers.get("Cache-Control")).toBe("public, max-age=60");
  }
  for (const other of ['"other"', 'W/"other"', "", etag.slice(0, -2)]) {
    expect(keeper.find(asks({ "If-None-Match": other }))?.status, other).toBe(200);
  }
});

test("different content has a different ETag, and the same content the same one in every isolate", async () => {
  const mark = async (text: string) => (await createPageCache().keep(asks(), URL_, true, html(text))).headers.get("ETag");
  expect(await mark("words")).toBe(await mark("words"));
  expect(await mark("words")).not.toBe(await mark("other words"));
});

test("a HEAD request gets headers and no body", async () => {
  const keeper = createPageCache();
  const page = await keeper.keep(asks(), URL_, true, html("words"));
  const head = keeper.find(asks({}, "HEAD"));
  expect(await head?.text()).toBe("");
  expect([...(head?.headers ?? [])]).toEqual([...page.headers]);
});

test("a form posted to a cached page is not answered from the cache", async () => {
  const keeper = createPageCache();
  await keeper.keep(asks(), URL_, true, html("words"));
  expect(keeper.find(asks({}, "POST"))).toBeUndefined();
});

test("[R-44] pages of other hosts are cached separately and marked private", async () => {
  const keeper = createPageCache();
  const elsewhere = "https://preview.example/about";
  const copy = await keeper.keep(asks(), elsewhere, false, html("noindex"));
  expect(copy.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(copy.headers.has("Cloudflare-CDN-Cache-Control")).toBe(false);
  expect(keeper.find(asks())).toBeUndefined();
  await keeper.keep(asks(), URL_, true, html("words"));
  expect(await keeper.find(new Request(elsewhere))?.text()).toBe("noindex");
});

test("failures, cookies and pages with their own Cache-Control are not cached", async () => {
  const keeper = createPageCache();
  const answers = [
    html("oops", { status: 500 }),
    html("", { status: 302, headers: { Location: "/" } }),
    html("yours", { headers: { "Set-Cookie": "a=1" } }),
    html("of this week", { headers: { "Cache-Control": "public, max-age=300" } }),
    html("secret", { headers: { "Cache-Control": "no-store" } }),
  ];
  for (const answer of answers) {
    expect(await keeper.keep(asks(), URL_, true, answer)).toBe(answer);
    expect(keeper.find(asks())).toBeUndefined();
  }
});

test("the cache is bounded: the oldest pages are dropped first", async () => {
  const keeper = createPageCache(1000);
  for (const path of ["/a", "/b", "/c"]) await keeper.keep(asks(), path, true, html("x".repeat(400)));
  const held = ["/a", "/b", "/c"].filter((path) => keeper.find(asks(), path));
  expect(held).toEqual(["/b", "/c"]);
});
