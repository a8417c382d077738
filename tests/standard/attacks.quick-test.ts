import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pagePaths } from "../e2e/url-table.ts";
import { type Reply, send } from "../e2e/wire.ts";
import { type Site, startSite } from "./site.ts";
import { newAddress } from "./visitor.ts";

/** The site's own host, so that pages are cached as in production. */
const HOST = "pets.example";
const MARK = "evil-7c1f";

let site: Site;

beforeAll(async () => {
  site = await startSite({ name: "attacks", vars: { SITE_URL: `http://${HOST}` } });
});

afterAll(() => site?.stop());

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  send(path, { method, headers: { Host: HOST, ...headers }, port: site.port });

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(path, {
    method: "POST",
    port: site.port,
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Writes raw bytes to a connection. @returns everything received until it is silent for a while or closed */
function wire(bytes: string, silenceMs = 3_000): Promise<string> {
  return new Promise((done) => {
    let said = "";
    const socket = connect(site.port, "127.0.0.1", () => socket.write(bytes));
    const end = () => {
      socket.destroy();
      done(said);
    };
    socket.setTimeout(silenceMs, end);
    socket.on("data", (data) => {
      said += data.toString("latin1");
    });
    socket.on("close", end).on("error", end);
  });
}

const statuses = (said: string) => [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

const isCalm = ({ status }: Reply) => status >= 200 && status < 500;

test("[R-44] headers, cookies and query of one visitor are not cached for the next one", async () => {
  const forged = {
    "X-Forwarded-Host": MARK,
    "X-Forwarded-Proto": MARK,
    "X-Forwarded-Scheme": "http",
    "X-Host": MARK,
    "X-Original-URL": `/${MARK}`,
    "X-HTTP-Method-Override": "DELETE",
    Forwarded: `host=${MARK}`,
    Cookie: `session=${MARK}`,
    Accept: `application/json, ${MARK}`,
    "Accept-Language": MARK,
    "User-Agent": MARK,
    Referer: `http://${MARK}/`,
    "X-Remix-Response": "yes",
    "CF-IPCountry": MARK,
  };
  const wrong: string[] = [];
  for (const path of pagePaths()) {
    const first = await get(`${path}?utm_source=${MARK}&q=${MARK}&_routes=${MARK}`, forged);
    const next = await get(path);
    if (first.status !== 200 || next.status !== 200) wrong.push(`${path}: ${first.status}, then ${next.status}`);
    if (next.body.includes(MARK) || JSON.stringify(next.headers).includes(MARK)) wrong.push(`${path}: the next visitor sees it`);
    if (!String(next.headers["content-type"]).startsWith("text/html") && !/\.\w+$/.test(path)) wrong.push(`${path}: no page`);
  }
  expect(wrong).toEqual([]);
});

test("[R-44] [R-45] a request with another host poisons no cached page and is not redirected to another site", async () => {
  const hosts = [MARK, `${HOST}.${MARK}`, `${MARK}:80`, `${HOST}@${MARK}`, "xn--pts-bma.example", "p\u00e9ts.example", ""];
  for (const host of hosts) {
    const answer = await get("/dog-health-guide", { Host: host }).catch(() => undefined);
    // A connection closed without a response counts as a refusal.
    if (!answer) continue;
    expect.soft(isCalm(answer), host).toBe(true);
    expect.soft(answer.body, host).not.toContain(MARK);
    expect.soft(String(answer.headers.location ?? ""), host).not.toMatch(/^(https?:)?\/\/(?!pets\.example)/);
  }
  expect((await get("/dog-health-guide")).body).not.toContain(MARK);
});

test("[R-45] no spelling of a URL redirects to another site", async () => {
  const paths = [
    `//${MARK}/`,
    `///${MARK}/`,
    `/\\${MARK}/`,
    `/%5C${MARK}/`,
    `/%2F%2F${MARK}/`,
    `/about//${MARK}/`,
    `/.//${MARK}/`,
    `/..//${MARK}/`,
    `/@${MARK}/`,
    `/http://${MARK}/`,
    `/%09/${MARK}/`,
    `/about%0d%0aLocation:%20http://${MARK}/`,
    `/about%0d%0aSet-Cookie:%20a=b/`,
    `/;@${MARK}/`,
  ];
  for (const path of paths) {
    const answer = await get(path);
    expect.soft(isCalm(answer), path).toBe(true);
    const goal = new URL(String(answer.headers.location ?? "/"), `http://${HOST}/`);
    expect.soft(goal.host, `${path} to ${answer.headers.location}`).toBe(HOST);
    expect.soft(answer.headers["set-cookie"], path).toBeUndefined();
  }
});

test("[R-37] [R-38] requests that could be read as two (smuggling) are refused or answered once", async () => {
  const inner = `GET /${MARK} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`;
  const shapes = {
    "length and chunks": `Content-Length: ${inner.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
    "two lengths": `Content-Length: 2\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`,
    "chunks misspelt": `Transfer-Encoding: xchunked\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`,
    "chunks after a tab": `Transfer-Encoding:\tchunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${inner}`,
    "length with a sign": `Content-Length: +${inner.length}\r\n\r\n${inner}`,
    "a folded header": `Content-Length: 2\r\n X: y\r\n\r\n{}${inner}`,
  };
  for (const [name, rest] of Object.entries(shapes)) {
    const said = await wire(`POST /api/feedback HTTP/1.1\r\nHost: ${HOST}\r\nContent-Type: application/json\r\n${rest}`);
    expect
      .soft(
        statuses(said).filter((status) => status >= 500 || status === 200),
        name,
      )
      .toEqual([]);
  }
  expect((await get(`/${MARK}`)).status).toBe(404);
});

test("huge and many headers, partial requests and slow bodies affect nobody else", async () => {
  const stalled = Array.from({ length: 50 }, () =>
    wire(`POST /api/chat HTTP/1.1\r\nHost: ${HOST}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"message":`, 8_000),
  );
  const half = Array.from({ length: 20 }, () => wire(`GET /about HTTP/1.1\r\nHost: ${HOST}\r\nX-Half: `, 8_000));
  const large = await wire(`GET /about HTTP/1.1\r\nHost: ${HOST}\r\nX-Large: ${"a".repeat(60_000)}\r\n\r\n`);
  const many = await wire(
    `GET /about HTTP/1.1\r\nHost: ${HOST}\r\n${Array.from({ length: 500 }, (_, at) => `X-${at}: a`).join("\r\n")}\r\n\r\n`,
  );
  expect([...statuses(large), ...statuses(many)].filter((status) => status >= 500)).toEqual([]);
  expect((await get("/about")).status).toBe(200);
  expect((await post("/api/chat", { message: "my dog limps" })).status).toBe(200);
  await Promise.all([...stalled, ...half]);
});

test("[R-39] every page answers HEAD as GET without a body, and no other method reaches it", async () => {
  for (const path of pagePaths()) {
    const [asked, head] = [await get(path), await get(path, {}, "HEAD")];
    expect.soft([head.status, head.body, head.headers.etag], path).toEqual([asked.status, "", asked.headers.etag]);
  }
  for (const method of ["OPTIONS", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "POST"]) {
    for (const path of ["/", "/dog-health-guide", "/emergency", "/sitemap.xml", "/healthz", "/nope", "/assets/nope.js"]) {
      const { status, headers } = await get(path, {}, method);
      expect.soft([405, 501, 400, 404], `${method} ${path}`).toContain(status);
      if (status === 405) expect.soft(headers.allow, `${method} ${path}`).toBeDefined();
    }
  }
});

test("ETags and ranges cannot be abused", async () => {
  const { headers, body } = await get("/about");
  const etag = String(headers.etag);
  const many = Array.from({ length: 500 }, (_, at) => `"${at}"`).join(", ");
  expect((await get("/about", { "If-None-Match": `${many}, ${etag}` })).status).toBe(304);
  expect((await get("/about", { "If-None-Match": `${many}` })).status).toBe(200);
  expect((await get("/about", { "If-None-Match": `,,,"${"x".repeat(4_000)}` })).status).toBe(200);
  for (const range of ["bytes=0-1", "bytes=-1", "bytes=5-1", "bytes=0-0,1-1,2-2,0-99999999", "bytes=0-", "elephants=1-2"]) {
    const answer = await get("/about", { Range: range });
    expect.soft([200, 206, 416], range).toContain(answer.status);
    expect.soft(answer.body.length, range).toBeLessThanOrEqual(body.length);
  }
});

test("[R-36] a search term is shown as text, in the page, its title and its data", async () => {
  const words = [
    `"><script>alert("${MARK}")</script>`,
    `</title><script>alert("${MARK}")</script>`,
    `' onmouseover='alert("${MARK}")`,
    `" autofocus onfocus="alert('${MARK}')`,
    `javascript:alert("${MARK}")`,
    `</script><script>alert("${MARK}")</script>`,
    `<!--<script>${MARK}`,
    `\u2028alert("${MARK}")//`,
    `{{constructor.constructor('alert("${MARK}")')()}}`,
    `<svg/onload=alert("${MARK}")>`,
  ];
  for (const path of ["/symptoms", "/poisons", "/ask", "/how-long", "/breathing", "/newsletter", "/subscribe", "/"]) {
    for (const word of words) {
      const asked = `?q=${encodeURIComponent(word)}&animal=${encodeURIComponent(word)}&sign=${encodeURIComponent(word)}&message=${encodeURIComponent(word)}`;
      const { status, body } = await get(path + asked);
      expect.soft(status, path).toBeLessThan(500);
      // It may appear as text, never as a tag, an attribute, or the end of a script.
      const risky = body
        .split(MARK)
        .slice(0, -1)
        .filter((before) => /<(script|svg)[^>]*>?[^<]{0,20}$|\son\w+=["'][^"']{0,20}$/i.test(before));
      expect
        .soft(
          risky.map((before) => before.slice(-60)),
          `${path} ${word}`,
        )
        .toEqual([]);
    }
  }
});

test("JSON keys such as __proto__ change nothing", async () => {
  const polluted = [
    '{"__proto__":{"message":"x","polluted":true},"message":"my dog limps"}',
    '{"constructor":{"prototype":{"polluted":true}},"message":"my dog limps"}',
    '{"message":"my dog limps","petType":"__proto__"}',
    '{"message":"my dog limps","conversationHistory":{"__proto__":[]}}',
    '{"message":"my dog limps","previousLevel":"constructor","aboutPage":"__proto__"}',
  ];
  for (const body of polluted) expect.soft([200, 400], body).toContain((await post("/api/chat", body)).status);
  const { body } = await post("/api/chat", { message: "my dog limps" });
  expect(body).not.toContain("polluted");
  expect(Object.keys(JSON.parse(body)).sort()).toEqual(expect.arrayContaining(["messageId", "response", "sources", "triage"]));
});

test("[R-58] stored votes and addresses contain no formula, markup or line break", async () => {
  const { messageId } = JSON.parse((await post("/api/chat", { message: "my dog limps" })).body);
  const vote = await post("/api/feedback", {
    messageId,
    rating: "negative",
    petType: "dog",
    reason: `=cmd|'${MARK}'!A0`,
    comment: `<b>${MARK}</b>`,
  });
  expect(vote.status).toBe(200);
  for (const forged of [
    `${messageId}x`,
    messageId.toUpperCase(),
    messageId.split(".").reverse().join("."),
    `${messageId} `,
    "..",
    `x.${MARK}`,
  ])
    expect.soft((await post("/api/feedback", { messageId: forged, rating: "positive" })).status, forged).toBe(400);
  for (const email of [
    `a@b.example\r\nBcc: ${MARK}@b.example`,
    `=HYPERLINK("${MARK}")@b.example`,
    `"<${MARK}>"@b.example`,
    `a@b.example,${MARK}@b.example`,
  ])
    expect.soft((await post("/api/subscribe", { email, source: "modal" })).status, email).toBe(400);
  const kept = JSON.stringify([...site.rows("SELECT * FROM votes"), ...site.rows("SELECT * FROM subscribers")]);
  expect(kept).not.toContain(MARK);
  expect(site.rows("SELECT count(*) AS n FROM votes")[0]?.n).toBe(1);
});

test("[R-66] nothing that a visitor writes becomes a line of the log", async () => {
  const line = `${MARK}\\r\\n{"code":"internal"}`;
  await get(`/${encodeURIComponent(line)}`, { "User-Agent": MARK, "X-Request-Id": MARK, "CF-Ray": MARK, "CF-Connecting-IP": MARK });
  await post("/api/chat", { message: MARK, petType: MARK }, { "X-Request-Id": MARK });
  const { headers } = await post("/api/chat", "{", { "X-Request-Id": MARK });
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(site.said()).not.toContain(MARK);
});

test("[R-55] mailed links: malformed and overlong codes are refused, and no address is revealed", async () => {
  const codes = [
    "",
    "../confirm:x",
    "confirm:x",
    "a".repeat(600),
    "a".repeat(9_000),
    "%00",
    "\u0000",
    "__proto__",
    "x'--",
    "%2e%2e%2f",
    MARK,
  ];
  for (const path of ["/confirm", "/unsubscribe", "/my-data"]) {
    for (const code of codes) {
      const address = `${path}?token=${encodeURIComponent(code)}`;
      const form = { Origin: `http://${HOST}`, Host: HOST, "Content-Type": "application/x-www-form-urlencoded" };
      const read = await get(address);
      const pressed = await send(address, { method: "POST", headers: form, body: "confirm=yes", port: site.port });
      expect.soft([isCalm(read), isCalm(pressed)], address.slice(0, 60)).toEqual([true, true]);
      expect.soft(read.body + pressed.body, address.slice(0, 60)).not.toContain(MARK);
    }
  }
});

test("[R-41] [R-18] a client's own country, upgrade, encoding and target headers are ignored", async () => {
  const country = await get("/api/country", { "CF-IPCountry": `<script>${MARK}` });
  expect(country.body).toBe('{"country":null}');
  const odd: Record<string, string>[] = [
    { Upgrade: "websocket", Connection: "Upgrade" },
    { Expect: "100-continue" },
    { TE: "trailers" },
    { Connection: "close, Host" },
  ];
  for (const headers of odd) expect.soft(isCalm(await get("/about", headers)), JSON.stringify(headers)).toBe(true);
  for (const type of [
    "application/json; charset=utf-16",
    "application/json, text/plain",
    "text/plain; application/json",
    "application/jsonp",
    "Application/JSON",
  ])
    expect.soft([200, 400, 415], type).toContain((await post("/api/chat", { message: "my dog limps" }, { "Content-Type": type })).status);
  expect((await post("/api/chat", "\x1f\x8b\b\0", { "Content-Encoding": "gzip" })).status).toBe(400);
  const said = await wire(`GET http://${MARK}/about HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
  expect(said).not.toContain(MARK);
  expect(statuses(said).filter((status) => status >= 500)).toEqual([]);
});

test("[R-37] origins that only look like ours may not post", async () => {
  const body = { message: "my dog limps" };
  const foreign = [
    `http://${HOST}.${MARK}`,
    `http://${MARK}/${HOST}`,
    `http://${HOST}:81`,
    `https://${HOST}@${MARK}`,
    "null",
    "file://",
    `http://x.${HOST}`,
    HOST,
  ];
  for (const origin of foreign) expect.soft((await post("/api/chat", body, { Host: HOST, Origin: origin })).status, origin).toBe(403);
  for (const sender of ["cross-site", "same-site", "none", MARK])
    expect.soft((await post("/api/chat", body, { Host: HOST, "Sec-Fetch-Site": sender })).status, sender).toBe(403);
  expect((await post("/api/chat", body, { Host: HOST, Origin: `http://${HOST}`, "Sec-Fetch-Site": "same-origin" })).status).toBe(200);
});

test("[R-16] a client that forges address headers stays one client", async () => {
  const from = newAddress();
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      post(
        "/api/chat",
        { message: "my dog limps" },
        { "CF-Connecting-IP": from, "X-Forwarded-For": `9.9.9.${at}`, "True-Client-IP": `8.8.8.${at}` },
      ),
    ),
  );
  expect(sent.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(8);
});
