import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { LogRecord, RateLimiter } from "#app/domain/ports.ts";
import { clientOf, prefixOf } from "./client-hash.server.ts";
import { createRateLimiter } from "./rate-limiter.server.ts";

const DAY = Date.UTC(2026, 10, 21);
const at = (address: string, headers: Record<string, string> = {}) =>
  new Request("https://pets.example/", { headers: { "CF-Connecting-IP": address, ...headers } });

const broken = { limit: () => Promise.reject(new Error("down")) };

function limiter(client: string, fields: object = {}, network = client, now = { ms: DAY }) {
  const lines: LogRecord[] = [];
  const options = { env: { ...env, ...fields }, client: { id: client, network }, clock: () => now.ms };
  return { now, lines, ...createRateLimiter({ ...options, log: (line) => lines.push(line) }) };
}

async function admitted({ check }: Pick<RateLimiter, "check">, action: "chat" | "tap" | "form", times: number): Promise<number> {
  let count = 0;
  for (let turn = 0; turn < times; turn++) count += Number((await check(action)) === undefined);
  return count;
}

/** A binding as Cloudflare documents it: so many calls in a sliding period, by the given clock. */
function slidingLimit(most: number, periodMs: number, clock: () => number) {
  const times: number[] = [];
  return {
    async limit() {
      const success = times.filter((moment) => moment > clock() - periodMs).length < most;
      if (success) times.push(clock());
      return { success };
    },
  };
}

const unlimited = { limit: async () => ({ success: true }) };

/** The local binding counts by the minutes of the real clock: a count that crosses one is made again, for another client. */
async function inOneMinute(count: (client: string) => Promise<number>): Promise<number> {
  for (;;) {
    const minute = Math.floor(Date.now() / 60_000);
    const counted = await count(`client ${crypto.randomUUID()}`);
    if (Math.floor(Date.now() / 60_000) === minute) return counted;
  }
}

test("[R-16] a client may ask six times in ten seconds and twenty times in a minute; other clients are not affected", async () => {
  expect(await inOneMinute((client) => admitted(limiter(client, { CHAT_BURST: unlimited }), "chat", 24))).toBe(20);
  expect(await inOneMinute((client) => admitted(limiter(client, { CHAT_LIMIT: unlimited }), "chat", 9))).toBe(6);
  expect(await admitted(limiter("other"), "chat", 1)).toBe(1);
  expect(await inOneMinute((client) => admitted(limiter(client), "form", 25))).toBe(20);
});

test("taps on a check have a limit of their own, and take nothing from the messages", async () => {
  let last = "";
  const taps = (client: string) => {
    last = client;
    return admitted(limiter(client), "tap", 50);
  };
  expect(await inOneMinute(taps)).toBe(40);
  expect(await admitted(limiter(last), "chat", 1)).toBe(1);
});

test("[R-16] a refused client learns how long to wait, and is allowed after exactly that time", async () => {
  const now = { ms: DAY };
  const clock = () => now.ms;
  const bindings = { CHAT_BURST: slidingLimit(6, 10_000, clock), CHAT_LIMIT: slidingLimit(20, 60_000, clock) };
  const client = limiter("patient", bindings, "patient", now);
  for (let turn = 0; turn < 6; turn++) {
    expect(await client.check("chat")).toBeUndefined();
    now.ms += 500;
  }
  expect(await client.check("chat")).toBe(7);
  now.ms += 6_000;
  expect(await client.check("chat")).toBe(1);
  now.ms += 1_000;
  expect(await client.check("chat")).toBeUndefined();
});

test("[R-16] the clients of one IPv6 network may together ask sixty times in a minute", async () => {
  const fields = { CHAT_BURST: unlimited, CHAT_LIMIT: unlimited };
  const allowed = await inOneMinute(async (network) => {
    let count = 0;
    for (let one = 0; one < 70; one++) count += await admitted(limiter(`household ${one} of ${network}`, fields, network), "chat", 1);
    return count;
  });
  expect(allowed).toBe(60);
  expect(await admitted(limiter("single address", fields), "chat", 70)).toBe(70);
});

test("the clients of one IPv6 network may together send sixty forms a minute, which take nothing from its messages", async () => {
  let last = "";
  const allowed = await inOneMinute(async (network) => {
    last = network;
    let count = 0;
    for (let one = 0; one < 70; one++) count += await admitted(limiter(`household ${one} of ${network}`, {}, network), "form", 1);
    return count;
  });
  expect(allowed).toBe(60);
  expect(await admitted(limiter(`another household of ${last}`, {}, last), "chat", 1)).toBe(1);
});

test("[R-18] a client is a keyed hash of its network that changes daily; headers that it sends do not count", () => {
  const hash = (address: string, day = 0, secret = "key", headers = {}) =>
    clientOf(at(address, headers), secret, () => DAY + day * 86_400_000).id;
  expect(hash("203.0.113.7")).toMatch(/^[0-9a-f]{64}$/);
  expect(hash("203.0.113.7")).toBe(hash("203.0.113.7", 0.9));
  expect(hash("203.0.113.7", 0, "key", { "X-Forwarded-For": "198.51.100.1", Forwarded: "for=198.51.100.1" })).toBe(hash("203.0.113.7"));
  const others = [hash("203.0.113.8"), hash("203.0.113.7", 1), hash("203.0.113.7", 0, "another key")];
  expect(others).not.toContain(hash("203.0.113.7"));
});

test("[R-18] an IPv6 client is its /64 and its network a /48, however they are written", () => {
  for (const same of ["2001:db8:0:1::1", "2001:0DB8:0000:0001:ffff:ffff:ffff:ffff", "2001:db8::1:a:b:c:d"]) {
    expect(prefixOf(same, 64), same).toBe("2001:db8:0:1");
    expect(prefixOf(same, 48), same).toBe("2001:db8:0");
  }
  expect(prefixOf("2001:db8:0:2::1", 64)).not.toBe("2001:db8:0:1");
  expect(prefixOf("::1", 64)).toBe("0:0:0:0");
  expect(prefixOf("::ffff:203.0.113.7", 48)).toBe("203.0.113.7");
  const client = (address: string) => clientOf(at(address), "key", () => DAY);
  expect(client("2001:db8:0:1::1").network).toBe(client("2001:db8:0:2::1").network);
  expect(client("2001:db8:0:1::1").id).not.toBe(client("2001:db8:0:2::1").id);
  expect(client("203.0.113.7").network).toBe(client("203.0.113.7").id);
});

test("[X25] while a binding fails the isolate counts by itself and logs it", async () => {
  const alone = limiter("alone", { CHAT_LIMIT: broken, CHAT_BURST: broken, FORM_LIMIT: undefined });
  expect(await admitted(alone, "chat", 24)).toBe(6);
  expect(await admitted(alone, "form", 25)).toBe(20);
  expect(alone.lines[0]).toEqual({ route: "chat", code: "limit_unavailable" });
  alone.now.ms += 61_000;
  expect(await admitted(alone, "chat", 1)).toBe(1);
});

const taken = (slot: (() => void) | number) => (typeof slot === "function" ? slot : expect.fail(`refused for ${slot} s`));

test("[R-20] a client has at most two answers in progress; a stream slot is released once", () => {
  const busy = limiter("busy");
  const first = taken(busy.acquireStreamSlot());
  taken(busy.acquireStreamSlot());
  expect(busy.acquireStreamSlot()).toBeTypeOf("number");
  taken(limiter("calm").acquireStreamSlot());
  first();
  first();
  taken(busy.acquireStreamSlot());
  expect(busy.acquireStreamSlot()).toBeTypeOf("number");
});

test("a client with two answers in progress is told to wait for as long as the last answer took", () => {
  const busy = limiter("patient");
  const first = taken(busy.acquireStreamSlot());
  busy.now.ms += 8_000;
  first();
  taken(busy.acquireStreamSlot());
  busy.now.ms += 3_000;
  taken(busy.acquireStreamSlot());
  expect(busy.acquireStreamSlot()).toBe(5);
  busy.now.ms += 30_000;
  expect(busy.acquireStreamSlot()).toBe(1);
});

test("a stream slot that was never released is free again after two minutes", () => {
  const busy = limiter("forgetful");
  busy.acquireStreamSlot();
  busy.acquireStreamSlot();
  busy.now.ms += 121_000;
  taken(busy.acquireStreamSlot());
});
