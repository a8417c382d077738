import { expect, test } from "@playwright/test";
import { pageSlugs } from "../../remix.config.js";
import { pagePaths, SWEEPS } from "./url-table.ts";
import { send } from "./wire.ts";

/** Pages behind a mailed link, or with weekly content. */
const NOT_KEPT = ["/confirm", "/unsubscribe", "/my-data", "/newsletter"];

/** The pages without content of their own and a sixth of the others; all of them at night. */
function keptPaths(): string[] {
  const slugs = new Set(pageSlugs().map((slug) => `/${slug}`));
  return pagePaths().filter((path, at) => !NOT_KEPT.includes(path) && (SWEEPS || !slugs.has(path) || at % 6 === 0));
}

test("pages are the same bytes for every visitor, and a repeated visit gets a 304", { tag: "@sweep" }, async () => {
  for (const path of keptPaths()) {
    const one = await send(path, { headers: { "User-Agent": "one", "Accept-Language": "en" } });
    const other = await send(`${path}?utm_source=mail`, {
      headers: {
        "User-Agent": "other",
        Cookie: "visitor=2",
        "Accept-Language": "de",
        "X-Forwarded-Host": "evil.example",
        Referer: "https://evil.example/",
      },
    });
    expect(one.status, path).toBe(200);
    expect(other.body === one.body, `${path} differs by visitor`).toBe(true);
    expect(one.headers.etag, path).toBeTruthy();
    const again = await send(path, { headers: { "If-None-Match": one.headers.etag ?? "" } });
    expect([again.status, again.body], path).toEqual([304, ""]);
    expect(again.headers["content-security-policy"], path).toBe(one.headers["content-security-policy"]);
  }
});

test("two Workers render a page identically at different times: no page depends on clock or chance", { tag: "@sweep" }, async () => {
  for (const path of keptPaths()) {
    const one = await send(path);
    const other = await send(path, { port: Number(process.env.SITE_WITH_MODEL_PORT) });
    expect(other.body === one.body, `${path} differs`).toBe(true);
    expect(other.headers.etag, path).toBe(one.headers.etag);
  }
});

test("the data of a page cannot be asked for without the page", async () => {
  for (const path of ["/about.data", "/_root.data", "/dog-ate-chocolate-3-hours-ago.data", "/newsletter.data"])
    expect((await send(path)).status, path).toBe(404);
});

test("searches and pages behind mailed links are never cached", async () => {
  for (const path of ["/symptoms?q=blood", "/confirm?token=x", "/unsubscribe?token=x", "/my-data?token=x"]) {
    const { headers } = await send(path);
    expect(headers["cache-control"], path).toBe("no-store");
    expect(headers.etag, path).toBeUndefined();
  }
});

test("a HEAD request gets no body, on every kind of page", async () => {
  for (const path of ["/", "/about", "/newsletter", "/sitemap.xml", "/nope"]) {
    const [get, head] = [await send(path), await send(path, { method: "HEAD" })];
    expect([head.status, head.body], path).toEqual([get.status, ""]);
    expect(head.headers.etag, path).toBe(get.headers.etag);
  }
});
