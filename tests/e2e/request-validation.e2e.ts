import { expect, test } from "@playwright/test";
import { send } from "./wire.ts";

const API = ["/api/chat", "/api/feedback", "/api/subscribe"];
const JSON_TYPE = { "Content-Type": "application/json" };
const BODY = JSON.stringify({ message: "my dog ate chocolate", petType: "dog" });

/** One line of JSON with a fixed sentence, a code and a request id, without any input. */
function expectRefusal(kind: string, { headers, body }: Awaited<ReturnType<typeof send>>, sent = ""): void {
  expect.soft(JSON.parse(body), kind).toEqual({ error: expect.any(String), code: expect.stringMatching(/^[a-z_]+$/) });
  expect.soft(body.length, kind).toBeLessThanOrEqual(300);
  expect.soft(body.trimEnd().includes("\n"), kind).toBe(false);
  expect.soft(headers["x-request-id"], kind).toMatch(/^[0-9a-f-]{36}$/);
  if (sent) expect.soft(body, kind).not.toContain(sent);
}

const OTHER_SITES: Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { Origin: "garbage" },
  { "Sec-Fetch-Site": "cross-site" },
];

test("[R-39] each API endpoint accepts only its method, and says which", async () => {
  for (const path of API) {
    for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE", "TRACE"]) {
      const reply = await send(path, { method });
      // The runtime does not support TRACE.
      expect.soft(method === "TRACE" ? [405, 501, 400] : [405], `${method} ${path}`).toContain(reply.status);
      if (reply.status === 405 && method !== "TRACE") expect.soft(reply.headers.allow, `${method} ${path}`).toBe("POST, OPTIONS");
    }
    const preflight = await send(path, { method: "OPTIONS", headers: { Origin: "https://evil.example" } });
    expect.soft([preflight.status, preflight.headers["access-control-allow-origin"]], path).toEqual([204, undefined]);
  }
});

test("[R-37] [R-40] no API endpoint accepts requests from other sites or form media types", async () => {
  for (const path of API) {
    for (const from of OTHER_SITES) {
      const reply = await send(path, { method: "POST", headers: { ...JSON_TYPE, ...from }, body: BODY });
      expect.soft(reply.status, `${path} ${JSON.stringify(from)}`).toBe(403);
      expectRefusal(path, reply);
    }
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]) {
      const reply = await send(path, { method: "POST", headers: type ? { "Content-Type": type } : {}, body: BODY });
      expect.soft(reply.status, `${path} ${type}`).toBe(415);
      expectRefusal(path, reply);
    }
  }
});

test("[R-17] [R-38] [R-42] no alternative path leads to an action, and none makes the Worker fail", async () => {
  const doors = [
    "/api/chat/",
    "/api/chat.data",
    "//api/chat",
    "/API/CHAT",
    "/api/chat%00",
    "/api/chat;v=1",
    "/api/chat?_data=routes%2Fapi.chat",
    "/?index&_data=landing",
    "/_root.data",
    "/subscribe.data",
    "/api/%63hat",
  ];
  for (const door of doors) {
    const reply = await send(door, { method: "POST", headers: JSON_TYPE, body: BODY });
    expect.soft([403, 404, 405, 308], `${door} answered ${reply.status}: ${reply.body.slice(0, 100)}`).toContain(reply.status);
    expect.soft(reply.body, door).not.toContain("messageId");
  }
});

test("[R-22] a body is read up to the limit and no further", async () => {
  const large = await send("/api/chat", { method: "POST", headers: JSON_TYPE, body: `{"message":"${"secret".repeat(200_000)}"}` });
  expect(large.status).toBe(413);
  expectRefusal("1.2 MB", large, "secret");
});

test("[R-43] a refusal is one line without any input", async () => {
  for (const body of ["{", "secret", '{"message":1,"secret":2}', '{"message":"x","petType":"secret"}', "[]", "null"]) {
    const reply = await send("/api/chat", { method: "POST", headers: JSON_TYPE, body });
    expect.soft(reply.status, body).toBe(400);
    expectRefusal(body, reply, "secret");
  }
});

test("[R-42] [R-45] [R-46] [R-63] no URL makes the Worker fail, redirects to another site or is echoed on the page", async () => {
  const addresses = [
    ["/nope-marker", 404],
    ["/%", 404],
    ["/%00marker", 404],
    ["/%c3%28marker", 404],
    ["/%zz", 404],
    ["//evil.example", 404],
    ["//evil.example/", 308],
    ["/\\evil.example", 404],
    ["/..%2f..%2fetc/passwd", 404],
    ["/.env", 404],
    ["/.git/config", 404],
    ["/.dev.vars", 404],
    ["/wrangler.toml", 404],
    ["/assets/nope.js", 404],
    ["/wp-login.php", 404],
    ["/about/", 308],
    ["/ABOUT", 404],
    ["/about%20", 404],
    ["/about;x=1", 404],
    ["/about.data", 200],
    ["/nope.data", 404],
    ["/about?_data=page%3Aabout", 404],
    ["/about.data?_routes=nope", 200],
    ["/__manifest?p=/a", 404],
    ["/?index", 200],
    ["/?q=%3Cscript%3Emarker", 200],
    ["/about?utm_source=%22%3E%3Cscript%3Emarker", 200],
    ["/about?redirect=https://evil.example", 200],
    ["/symptoms?q=%3Cscript%3Ealert(1)%3C/script%3E", 200],
    ["/symptoms?__proto__[a]=1", 200],
    [`/${"a".repeat(15_000)}`, 404],
    [`/about?${"a=1&".repeat(2000)}`, 200],
    ["/cdn-cgi-nope", 404],
    ["/__scheduled", 404],
  ] as const;
  for (const [address, status] of addresses) {
    const reply = await send(address);
    const name = address.slice(0, 60);
    expect.soft(reply.status, name).toBe(status);
    expect.soft(reply.body, name).not.toContain("<script>marker");
    expect.soft(reply.body, name).not.toContain("<script>alert(1)");
    if (reply.headers.location) expect.soft(reply.headers.location, name).toMatch(/^\/(?!\/)/);
  }
  const missing = await send("/assets/nope.js");
  expect(missing.headers["content-type"]).toContain("text/plain");
});

test("[R-37] a form is accepted only from our own pages, including those that hide their origin", async () => {
  const form = (headers: Record<string, string>) =>
    send("/subscribe", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: "email=form%40example.com&source=footer",
    });
  expect((await form({ "Sec-Fetch-Site": "same-origin", Origin: "null" })).status).toBe(200);
  for (const from of [{}, ...OTHER_SITES, { "Sec-Fetch-Site": "cross-site", Origin: "null" }]) {
    const reply = await form(from);
    expect.soft(reply.status, JSON.stringify(from)).toBe(403);
    expectRefusal(JSON.stringify(from), reply, "example.com");
  }
});
