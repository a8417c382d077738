import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { LogRecord } from "#app/domain/ports.ts";
import { clientHash, networkOf } from "./client-hash.server.ts";
import { createRateLimiter } from "./rate-limiter.server.ts";

const DAY = Date.UTC(2026, 10, 21);
const at = (address: string, headers: Record<string, string> = {}) =>
  new Request("https://pets.example/", { headers: { "CF-Connecting-IP": address, ...headers } });

const broken = { limit: () => Promise.reject(new Error("down")) };

function door(client: string, fields: object = {}, now = { ms: DAY }) {
  const lines: LogRecord[] = [];
  return { now, lines, ...createRateLimiter({ env: { ...env, ...fields }, client, clock: () => now.ms, log: (line) => lines.push(line) }) };
}

async function admitted(
  keeper: { allows: (door: "chat" | "form") => Promise<boolean> },
  kind: "chat" | "form",
  times: number,
): Promise<number> {
  let count = 0;
  for (let turn = 0; turn < times; turn++) count += Number(await keeper.allows(kind));
  return count;
}

test("[R-16] a client may ask ten times in a minute and three times in ten seconds; other clients are not affected", async () => {
  const unlimited = { limit: async () => ({ success: true }) };
  expect(await admitted(door("minute", { CHAT_BURST: unlimited }), "chat", 14)).toBe(10);
  expect(await admitted(door("burst", { CHAT_LIMIT: unlimited }), "chat", 8)).toBe(3);
  expect(await admitted(door("other"), "chat", 1)).toBe(1);
  expect(await admitted(door("forms"), "form", 25)).toBe(20);
});

test("[R-18] a client is a keyed hash of its network that changes daily; headers that it sends do not count", () => {
  const hash = (address: string, day = 0, secret = "key", headers = {}) =>
    clientHash(at(address, headers), secret, () => DAY + day * 86_400_000);
  expect(hash("203.0.113.7")).toMatch(/^[0-9a-f]{64}$/);
  expect(hash("203.0.113.7")).toBe(hash("203.0.113.7", 0.9));
  expect(hash("203.0.113.7", 0, "key", { "X-Forwarded-For": "198.51.100.1", Forwarded: "for=198.51.100.1" })).toBe(hash("203.0.113.7"));
  const others = [hash("203.0.113.8"), hash("203.0.113.7", 1), hash("203.0.113.7", 0, "another key")];
  expect(others).not.toContain(hash("203.0.113.7"));
});

test("[R-18] an IPv6 client is its /64, however it is written", () => {
  for (const same of ["2001:db8:0:1::1", "2001:0DB8:0000:0001:ffff:ffff:ffff:ffff", "2001:db8::1:a:b:c:d"])
    expect(networkOf(same), same).toBe("2001:db8:0:1");
  expect(networkOf("2001:db8:0:2::1")).not.toBe("2001:db8:0:1");
  expect(networkOf("::1")).toBe("0:0:0:0");
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
});

test("[X25] while a binding fails the isolate counts by itself and logs it", async () => {
  const keeper = door("alone", { CHAT_LIMIT: broken, CHAT_BURST: broken, FORM_LIMIT: undefined });
  expect(await admitted(keeper, "chat", 14)).toBe(10);
  expect(await admitted(keeper, "form", 25)).toBe(20);
  expect(keeper.lines[0]).toEqual({ route: "chat", code: "limit_unavailable" });
  keeper.now.ms += 61_000;
  expect(await admitted(keeper, "chat", 1)).toBe(1);
});

test("[R-20] a client has at most two answers in progress; a stream slot is released once", () => {
  const keeper = door("busy");
  const [first, second] = [keeper.acquireStreamSlot(), keeper.acquireStreamSlot()];
  expect([typeof first, typeof second, keeper.acquireStreamSlot()]).toEqual(["function", "function", undefined]);
  expect(typeof door("calm").acquireStreamSlot()).toBe("function");
  first?.();
  first?.();
  expect(typeof keeper.acquireStreamSlot()).toBe("function");
  expect(keeper.acquireStreamSlot()).toBeUndefined();
});

test("a stream slot that was never released is free again after two minutes", () => {
  const keeper = door("forgetful");
  keeper.acquireStreamSlot();
  keeper.acquireStreamSlot();
  keeper.now.ms += 121_000;
  expect(typeof keeper.acquireStreamSlot()).toBe("function");
});
