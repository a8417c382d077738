import { expect, test, vi } from "vitest";
import { BODY_BYTES } from "#app/domain/limits.ts";
import { validateRequest } from "./request-validation.server.ts";

const SITE = "https://pawline.example";
const JSON_TYPE = { "Content-Type": "application/json" };

async function status(path: string, init: RequestInit = {}): Promise<number> {
  const { response } = await validateRequest(new Request(`http://localhost${path}`, init), SITE);
  return response?.status ?? 200;
}

/** Headers that a browser sends with a form of our own page. */
const OWN_FORM = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" };

const post = (headers: Record<string, string> = JSON_TYPE, body: BodyInit = "{}") => ({ method: "POST", headers, body });

test("[R-39] [R-40] the three API endpoints accept only POST with JSON", async () => {
  for (const path of ["/api/chat", "/api/feedback", "/api/subscribe"]) {
    expect(await status(path, post())).toBe(200);
    expect(await status(path, post({ "Content-Type": "Application/JSON; charset=utf-8" }))).toBe(200);
    for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE"]) expect(await status(path, { method })).toBe(405);
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      expect(await status(path, post({ "Content-Type": type }))).toBe(415);
    }
    expect(await status(path, { method: "OPTIONS" })).toBe(204);
  }
});

test("[R-17] [R-38] Remix's data URLs and other variants of the API paths are refused", async () => {
  for (const path of ["/api/chat/", "/api/chat.data", "/api//chat", "/API/chat", "/api/nothing"]) {
    expect(await status(path, post()), path).toBeGreaterThanOrEqual(404);
  }
  expect(await status("/api/chat?_data=routes%2Fapi", post())).toBe(404);
  expect(await status("/?index&_data=landing", post())).toBe(404);
});

test("[R-37] other sites may not post", async () => {
  expect(await status("/api/chat", post({ ...JSON_TYPE, Origin: "https://evil.example" }))).toBe(403);
  expect(await status("/api/chat", post({ ...JSON_TYPE, Origin: "null" }))).toBe(403);
  expect(await status("/api/chat", post({ ...JSON_TYPE, "Sec-Fetch-Site": "cross-site" }))).toBe(403);
  expect(await status("/api/chat", post({ ...JSON_TYPE, "Sec-Fetch-Site": "same-origin", Origin: "http://localhost" }))).toBe(200);
  expect(await status("/api/chat", post({ ...JSON_TYPE, Origin: SITE }))).toBe(200);
});

test("[R-22] a body is read up to the limit and no further", async () => {
  expect(await status("/api/chat", post(JSON_TYPE, "x".repeat(BODY_BYTES)))).toBe(200);
  expect(await status("/api/chat", post(JSON_TYPE, "x".repeat(BODY_BYTES + 1)))).toBe(413);
  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(8 * 1024));
    },
  });
  expect(await status("/api/chat", post(JSON_TYPE, endless))).toBe(413);
  expect(pulled).toBeLessThan(10);
});

test("[R-22] a body that never ends is refused after fifteen seconds", async () => {
  vi.useFakeTimers();
  const halfSent = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(8)) });
  const refused = status("/api/chat", post(JSON_TYPE, halfSent));
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  expect(await refused).toBe(408);
});

test("[R-39] [R-45] pages accept only GET, and a trailing slash redirects to the page on this site", async () => {
  expect(await status("/dog-health-guide")).toBe(200);
  expect(await status("/", post())).toBe(405);
  for (const [path, goal] of [
    ["/about/", "/about"],
    ["/about///?a=1", "/about?a=1"],
    ["//evil.example/", "/evil.example"],
  ]) {
    const { response } = await validateRequest(new Request(`http://localhost${path}`), SITE);
    expect(response?.status).toBe(308);
    expect(response?.headers.get("Location")).toBe(goal);
  }
});

test("[R-37] [R-39] a form page accepts only small, urlencoded forms from our own pages", async () => {
  const form = OWN_FORM;
  expect(await status("/subscribe", post({ "Content-Type": form["Content-Type"] }))).toBe(403);
  expect(await status("/subscribe", post({ ...form, Origin: "null" }))).toBe(200);
  expect(await status("/subscribe", post({ "Content-Type": form["Content-Type"], Origin: "null" }))).toBe(403);
  expect(await status("/subscribe", post(form, "email=owner%40example.com&source=footer"))).toBe(200);
  expect(await status("/subscribe", post({ ...form, "Sec-Fetch-Site": "same-origin", Origin: SITE }))).toBe(200);
  expect(await status("/subscribe", post({ ...form, "Sec-Fetch-Site": "cross-site" }))).toBe(403);
  expect(await status("/subscribe", post({ ...form, "Sec-Fetch-Site": "same-site" }))).toBe(403);
  expect(await status("/subscribe", post({ ...form, Origin: "https://evil.example" }))).toBe(403);
  for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x"]) {
    expect(await status("/subscribe", post({ ...form, "Content-Type": type }))).toBe(415);
  }
  expect(await status("/subscribe", post(form, "x".repeat(2 * 1024)))).toBe(200);
  expect(await status("/subscribe", post(form, "x".repeat(2 * 1024 + 1)))).toBe(413);
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) expect(await status("/subscribe", { method })).toBe(405);
  for (const path of ["/subscribe/", "/subscribe.data", "/subscribe/x"])
    expect(await status(path, post(form)), path).toBeGreaterThanOrEqual(400);
  expect(await status("/subscribe?_data=subscribe", post(form))).toBe(404);
  expect(await status("/subscribe")).toBe(200);
});

test("[R-43] a refusal is one line of JSON without any text of the request", async () => {
  const { response } = await validateRequest(new Request("http://localhost/api/secret-word", post()), SITE);
  const body = await response?.text();
  expect(JSON.parse(body ?? "")).toEqual({ error: expect.any(String), code: "not_found" });
  expect(body).not.toContain("secret-word");
  expect(response?.headers.get("Cache-Control")).toBe("no-store");
});

test("[R-37] pages behind mailed links accept only their own form, whose origin is null", async () => {
  const form = OWN_FORM;
  for (const path of ["/confirm?token=x", "/my-data?token=x"]) {
    expect(await status(path, post({ ...form, "Sec-Fetch-Site": "same-origin", Origin: "null" }, "confirm=yes"))).toBe(200);
    expect(await status(path, post({ ...form, "Sec-Fetch-Site": "cross-site", Origin: "null" }, "confirm=yes"))).toBe(403);
    expect(await status(path, post({ ...form, Origin: "https://evil.example" }, "confirm=yes"))).toBe(403);
    expect(await status(path, post({ ...form, ...JSON_TYPE }))).toBe(415);
    expect(await status(path, post(form, "x".repeat(2 * 1024 + 1)))).toBe(413);
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) expect(await status(path, { method })).toBe(405);
  }
  for (const path of ["/confirm/", "/confirm.data", "/my-data/x", "/newsletter"])
    expect(await status(path, post(form)), path).toBeGreaterThanOrEqual(400);
});

test("[R-53] one-click unsubscribe works from any origin, and Remix sees no origin that it would refuse", async () => {
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=b"]) {
    for (const from of [{ Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" }, { Origin: "null" }, {}]) {
      const init = post({ "Content-Type": type, ...from } as Record<string, string>, "List-Unsubscribe=One-Click");
      const { request } = await validateRequest(new Request("http://localhost/unsubscribe?token=x", init), SITE);
      expect(request?.headers.get("Origin")).toBeNull();
      expect(new TextDecoder().decode(await request?.arrayBuffer())).toBe("List-Unsubscribe=One-Click");
    }
  }
  expect(await status("/unsubscribe?token=x", post(JSON_TYPE))).toBe(415);
  expect(await status("/unsubscribe?_data=unsubscribe", post({ "Content-Type": "application/x-www-form-urlencoded" }))).toBe(404);
});

test("[R-38] a validated request reaches Remix without the headers that it would check again", async () => {
  const headers = { ...JSON_TYPE, Origin: SITE, "Sec-Fetch-Site": "same-origin", "X-Forwarded-Host": "evil.example" };
  const { request } = await validateRequest(new Request("http://localhost/api/chat", post(headers)), SITE);
  for (const name of ["Origin", "Sec-Fetch-Site", "X-Forwarded-Host"]) expect(request?.headers.has(name), name).toBe(false);
  expect(request?.headers.get("Content-Type")).toBe("application/json");
});

test("[R-45] http on the site's own host redirects to https; other hosts do not", async () => {
  const at = async (url: string) => (await validateRequest(new Request(url), SITE)).response?.headers.get("Location");
  expect(await at("http://pawline.example/about?a=1")).toBe("https://pawline.example/about?a=1");
  expect(await at("http://pawline.example//evil.example")).toBe("https://pawline.example//evil.example");
  expect(await at("https://pawline.example/about")).toBeUndefined();
  expect(await at("http://localhost/about")).toBeUndefined();
  expect(await at("http://other.example/about")).toBeUndefined();
});
