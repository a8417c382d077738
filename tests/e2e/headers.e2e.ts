import { expect, test } from "@playwright/test";
import { observatoryScore } from "./observatory.ts";
import { pagePaths } from "./url-table.ts";
import { type Reply, send } from "./wire.ts";

const JSON_TYPE = { "Content-Type": "application/json" };

/** One response of each kind. */
async function allKinds(): Promise<Map<string, Reply>> {
  const [, asset] = /href="(\/assets\/[^"]+\.css)"/.exec((await send("/")).body) ?? [];
  const kinds: [string, Promise<Reply>][] = [
    ...pagePaths().map((path): [string, Promise<Reply>] => [path, send(path)]),
    ["a page that is not there", send("/nope")],
    ["a file that is not there", send("/assets/nope.js")],
    ["a redirect", send("/about/")],
    ["robots.txt", send("/robots.txt")],
    ["a file", send(asset ?? "")],
    ["an icon", send("/favicon.svg")],
    ["an answer of the API", send("/api/chat", { method: "POST", headers: JSON_TYPE, body: JSON.stringify({ message: "hello" }) })],
    ["a refusal", send("/api/chat", { method: "POST", headers: JSON_TYPE, body: "{" })],
    ["a refused method", send("/", { method: "DELETE" })],
    ["a preflight", send("/api/chat", { method: "OPTIONS", headers: { Origin: "https://evil.example" } })],
  ];
  return new Map(await Promise.all(kinds.map(async ([kind, reply]) => [kind, await reply] as const)));
}

test("[R-35] [R-41] [R-71] every response has security headers, sets no cookie and allows no other origin", async () => {
  for (const [kind, { headers }] of await allKinds()) {
    expect.soft(headers, kind).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "cache-control": expect.any(String),
    });
    for (const name of ["set-cookie", "x-powered-by", "access-control-allow-origin", "access-control-allow-headers"]) {
      expect.soft(headers[name], `${kind}: ${name}`).toBeUndefined();
    }
  }
});

test("[R-32] [R-34] the policy of every page allows its own scripts by digest, nothing unsafe, and no nonce, because pages are cached", async () => {
  for (const path of [...pagePaths(), "/nope"]) {
    const policy = String((await send(path)).headers["content-security-policy"]);
    expect.soft(policy, path).toContain("default-src 'none'");
    expect.soft(policy, path).toMatch(/script-src 'self' 'sha256-/);
    expect.soft(policy, path).not.toMatch(/unsafe|nonce|\*|https?:|strict-dynamic/);
  }
});

test("[R-35] every page gets an A+ by the rules of the HTTP Observatory", async () => {
  for (const path of pagePaths()) {
    const { headers, body } = await send(path);
    const graded = observatoryScore(headers, body);
    expect.soft(graded, path).toEqual({ score: 130, grade: "A+", lacks: ["cookies", "transport", "integrity"] });
  }
});

test("[R-44] host headers of a visitor change no URL that we write", async () => {
  const forged = {
    "X-Forwarded-Host": "forged-host.example",
    "X-Original-URL": "/forged-host",
    "X-Rewrite-URL": "/forged-host",
    Forwarded: "host=forged-host.example",
  };
  for (const path of ["/", "/dog-health-guide", "/sitemap.xml", "/robots.txt", "/llms.txt", "/nope", "/newsletter/feed.xml"]) {
    for (const headers of [{ ...forged }, { ...forged, Host: "forged-host.example" }]) {
      const { body, status } = await send(path, { headers });
      expect.soft(body, path).not.toContain("forged-host");
      expect.soft(status, path).toBe(path === "/nope" ? 404 : 200);
    }
  }
});
