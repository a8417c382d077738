import { expect, test } from "vitest";
import { subscribe } from "#app/domain/newsletter/subscribe.ts";
import { turnstile } from "./turnstile.server.ts";

/** Cloudflare's documented responses for its test keys. */
const ANSWERS: Record<string, () => Promise<Response>> = {
  "1x0000000000000000000000000000000AA": async () => Response.json({ success: true }),
  "2x0000000000000000000000000000000AA": async () => Response.json({ success: false, "error-codes": ["invalid-input-response"] }),
  "3x0000000000000000000000000000000AA": async () => Response.json({ success: false, "error-codes": ["timeout-or-duplicate"] }),
  "not-json": async () => new Response("<html>busy</html>", { status: 502 }),
  away: () => Promise.reject(new TypeError("no network")),
};

async function subscribeWith(
  secret: string | undefined,
  { isPublic = false, proof = "a proof" as string | undefined, siteKey = "1x00000000000000000000AA" } = {},
) {
  const stored: string[] = [];
  const asked: string[] = [];
  const check = turnstile({
    siteKey: secret === undefined ? undefined : siteKey,
    secret,
    isPublic,
    log: () => undefined,
    fetch: (async (_url: string, { body }: { body: URLSearchParams }) => {
      asked.push([...body.keys()].join());
      return ANSWERS[body.get("secret") ?? ""]?.();
    }) as unknown as typeof fetch,
  });
  const refused = await subscribe(
    { email: "ann@example.com", source: "modal", proof },
    {
      rateLimiter: { check: async () => undefined, acquireStreamSlot: () => 1 },
      humanCheck: check,
      mailingList: { subscribe: async ({ email }: { email: string }) => stored.push(email) && "done" } as never,
    },
  );
  return { code: refused?.code, stored: stored.length, asked };
}

test("[R-51] without a key there is no check; with one, a valid proof is accepted and nothing else about the visitor is sent", async () => {
  expect(await subscribeWith(undefined)).toEqual({ code: undefined, stored: 1, asked: [] });
  expect(await subscribeWith("1x0000000000000000000000000000000AA")).toEqual({ code: undefined, stored: 1, asked: ["secret,response"] });
});

test("[R-51] [X29] a wrong, used or missing proof is refused; when Turnstile is unreachable the form is refused for now", async () => {
  expect(await subscribeWith("2x0000000000000000000000000000000AA")).toMatchObject({ code: "human_check_needed", stored: 0 });
  expect(await subscribeWith("3x0000000000000000000000000000000AA")).toMatchObject({ code: "human_check_needed", stored: 0 });
  expect(await subscribeWith("1x0000000000000000000000000000000AA", { proof: "" })).toMatchObject({
    code: "human_check_needed",
    stored: 0,
    asked: [],
  });
  for (const secret of ["not-json", "away"])
    expect(await subscribeWith(secret)).toMatchObject({ code: "human_check_unavailable", stored: 0 });
});

test("[R-51] a test key is refused on a public site, and so is an incomplete configuration", async () => {
  const passesAll = "1x0000000000000000000000000000000AA";
  expect(await subscribeWith(passesAll, { isPublic: true })).toMatchObject({ code: "human_check_unavailable", stored: 0, asked: [] });
  expect(await subscribeWith("a real secret", { siteKey: "" })).toMatchObject({ code: "human_check_unavailable", stored: 0, asked: [] });
});
