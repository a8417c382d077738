import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { LogRecord, Reservation } from "#app/domain/ports.ts";
import { tokenBudgetD1 } from "./token-budget.d1.server.ts";

/** Noon of a day in January; each test has its own, since they share the table. */
const noon = (day: number) => Date.UTC(2027, 0, day, 12);
const broken = {
  prepare: () => {
    throw new Error("D1_ERROR: down");
  },
} as unknown as D1Database;
const silent = { prepare: () => ({ bind: () => ({}) }), batch: () => new Promise(() => {}) } as unknown as D1Database;

function budget(most: number, date: number, { db = env.DB, network = "one" } = {}) {
  const now = { ms: noon(date) };
  const lines: LogRecord[] = [];
  return { lines, now, ...tokenBudgetD1({ db, most, network, clock: () => now.ms, log: (line) => lines.push(line), uncounted: [] }) };
}

const row = (date: number) =>
  env.DB.prepare("SELECT tokens, prompt_tokens, answer_tokens, answers FROM budget WHERE day = ?")
    .bind(new Date(noon(date)).toISOString().slice(0, 10))
    .first();

test("[R-19] of a hundred concurrent reservations exactly as many succeed as there are tokens for", async () => {
  const day = budget(10_000, 1);
  const tries = await Promise.all(Array.from({ length: 100 }, () => day.reserve(1_000)));
  const admitted = tries.filter((one): one is Reservation => one !== undefined);
  expect(admitted).toHaveLength(10);
  expect(await row(1)).toMatchObject({ tokens: 10_000 });
  await Promise.all(admitted.map((one) => one.settle({ prompt: 300, answer: 50 })));
  expect(await row(1)).toEqual({ tokens: 3_500, prompt_tokens: 3_000, answer_tokens: 500, answers: 10 });
  expect(await day.reserve(6_500)).toBeDefined();
  expect(await day.reserve(1)).toBeUndefined();
});

test("[R-19] a new UTC day has its own tokens; an answer larger than the day's budget is refused", async () => {
  const day = budget(1_000, 3);
  expect(await day.reserve(1_001)).toBeUndefined();
  expect(await day.reserve(1_000)).toBeDefined();
  expect(await day.reserve(1)).toBeUndefined();
  day.now.ms += 12 * 3_600_000;
  expect(await day.reserve(1_000)).toBeDefined();
});

test("[R-19] one network can use a twentieth of the day's tokens, and gets it back when its answers cost less", async () => {
  const abuser = budget(8_000_000, 15, { network: "abuser" });
  const reservations = [];
  for (let one = await abuser.reserve(40_000); one; one = await abuser.reserve(40_000)) reservations.push(one);
  expect(reservations).toHaveLength(10);
  expect(abuser.lines).toEqual([{ route: "api/chat", code: "client_share_spent" }]);
  expect(await row(15)).toMatchObject({ tokens: 400_000 });
  expect(await budget(8_000_000, 15, { network: "another" }).reserve(40_000)).toBeDefined();
  await reservations[0]?.settle({ prompt: 3_000, answer: 500 });
  expect(await abuser.reserve(36_500)).toBeDefined();
  expect(await abuser.reserve(1)).toBeUndefined();
});

test("[R-79] an answer that ends after midnight is charged to the day on which it began", async () => {
  const day = budget(1_000, 6);
  const late = await day.reserve(800);
  day.now.ms += 12 * 3_600_000;
  await late?.settle({ prompt: 100, answer: 20 });
  expect(await row(6)).toMatchObject({ tokens: 120 });
});

test("[X18] without the database, or when it does not respond, twenty answers in ten minutes are allowed", async () => {
  for (const db of [broken, silent]) {
    const day = budget(1_000_000, 9, { db });
    const tries = await Promise.all(Array.from({ length: 25 }, () => day.reserve(1_000)));
    expect(tries.filter(Boolean)).toHaveLength(20);
    await tries[0]?.settle({ prompt: 1, answer: 1 });
    expect(day.lines[0]).toEqual({ route: "api/chat", code: "budget_unavailable" });
    day.now.ms += 10 * 60_000 + 1;
    expect(await day.reserve(1_000)).toBeDefined();
  }
});

test("a cost that cannot be recorded stays reserved, and is logged", async () => {
  const day = budget(1_000, 12);
  const reservation = await day.reserve(1_000);
  await env.DB.exec("ALTER TABLE budget RENAME TO elsewhere");
  await reservation?.settle({ prompt: 1, answer: 1 });
  await env.DB.exec("ALTER TABLE elsewhere RENAME TO budget");
  expect(day.lines).toEqual([{ route: "api/chat", code: "budget_unsettled" }]);
  expect(await row(12)).toMatchObject({ tokens: 1_000 });
});
