import { expect, test } from "vitest";
import { cacheKeys } from "./cache-key.server.ts";

const route = (path: string | undefined, handle?: object) => ({ path, index: path === undefined, module: { default: () => null, handle } });

const addressOf = cacheKeys(
  {
    root: { path: "", index: false, module: { default: () => null } },
    landing: route(undefined),
    page: route(":slug"),
    symptoms: route("symptoms", { reads: ["q", "species"] }),
    issue: route("newsletter/:week"),
    sitemap: route("sitemap.xml"),
    lost: route("*"),
  },
  ["/about"],
);

const at = (address: string) => addressOf(new URL(`https://pawline.example${address}`));

test("campaign parameters do not change the cache key of a page", () => {
  for (const address of ["/about", "/about?utm_source=x", "/about?q=cough", "/about?fbclid=1&gclid=2#part"]) {
    expect(at(address), address).toEqual({ path: "/about", keepable: true });
  }
  expect(at("/?utm_campaign=spring")).toEqual({ path: "/", keepable: true });
  expect(at("/sitemap.xml?x")).toEqual({ path: "/sitemap.xml", keepable: true });
});

test("a search query reaches the page that reads it, and its result is never cached", () => {
  expect(at("/symptoms?utm_source=x")).toEqual({ path: "/symptoms", keepable: true });
  expect(at("/symptoms?q=blood+in+stool&utm_source=x&species=dog")).toEqual({
    path: "/symptoms?q=blood+in+stool&species=dog",
    keepable: false,
  });
});

test("the data of a page are nobody's to ask for: such a URL is a missing file", () => {
  for (const address of ["/about.data", "/_root.data", "/symptoms.data?_routes=symptoms", "/newsletter/2026-w47.data"])
    expect(at(address), address).toMatchObject({ missing: "file", keepable: false });
});

test("pages that change weekly are rendered each time", () => {
  expect(at("/newsletter/2026-w47")).toEqual({ path: "/newsletter/2026-w47", keepable: false });
});

test("[R-42] all unknown URLs share one cache key, so nobody can fill the cache with them", () => {
  const { path: nowhere } = at("/nope");
  // It must not be the name of a page, or the page route would match.
  expect(nowhere.split("/")).toHaveLength(3);
  for (const address of ["/nope-2", "/About", "/%61bout", "/about/more", "//evil.example", "/newsletter/a/b", "/%", "/<script>"]) {
    expect(at(address), address).toEqual({ path: nowhere, keepable: true });
  }
});

test("[R-46] a missing file is not a page", () => {
  for (const address of ["/favicon.ico", "/assets/gone-1234.js", "/.env", "/.git/config.lock", "/nope.data"]) {
    expect(at(address).missing, address).toBe("file");
  }
});
