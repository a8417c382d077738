import { expect, test } from "@playwright/test";
import { pagePaths } from "./url-table.ts";
import { send } from "./wire.ts";

/** Pages behind a mailed link, or with weekly content. */
const NOT_KEPT = ["/confirm", "/unsubscribe", "/my-data", "/newsletter"];

const keptPaths = () => pagePaths().filter((path) => !NOT_KEPT.includes(path));

test("every page is the same bytes for every visitor, and a repeated visit gets a 304", async () => {
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

test("two Workers render a page identically at different times: no page depends on clock or chance", async () => {
  for (const path of keptPaths()) {
    const one = await send(path);
    const other = await send(path, { port: process.env.SITE_WITH_MODEL_PORT });
    expect(other.body === one.body, `${path} differs`).toBe(true);
    expect(other.headers.etag, path).toBe(one.headers.etag);
  }
});

test("the data of a page are cached as well", async () => {
  const one = await send("/about.data");
  expect(one.status).toBe(200);
  expect((await send("/about.data", { headers: { "If-None-Match": one.headers.etag ?? "" } })).status).toBe(304);
});

test("searches and pages behind mailed links are never cached", async () => {
  for (const path of ["/symptoms?q=blood", "/symptoms.data?q=blood", "/confirm?token=x", "/unsubscribe?token=x", "/my-data?token=x"]) {
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
