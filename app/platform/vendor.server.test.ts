import { afterEach, expect, test, vi } from "vitest";
import { type AnswerWith, APOLOGY, answer } from "#app/domain/answer.ts";
import type { ChatEvent, ChatReply } from "#app/domain/chat-contract.ts";
import type { Budget, Cost } from "#app/domain/ports.ts";
import type { Breaker } from "#app/domain/vendor/breaker.ts";
import { countingIds, fixedScreen, passage, sayingAssistant } from "#tests/fakes/ports.ts";
import { GOOD_WORDS, ODD_WORDS, VENDOR_CANARY, type VendorPlay, vendorFetch } from "#tests/fakes/vendor-fetch.ts";
import { readSettings } from "./env.server.ts";
import { vendorAssistant } from "./vendor.server.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const GUIDE = "From our own pages.";
const settings = (fields: object = {}) =>
  readSettings({ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: "https://vendor.example/v1", ...fields });

/** A site whose vendor does these things, with a ledger for a budget. */
function siteWith(...plays: VendorPlay[]) {
  const vendor = vendorFetch(...plays);
  vi.spyOn(globalThis, "fetch").mockImplementation(vendor.fetch);
  const ledger = { reserved: 0, costs: [] as Cost[], pending: [] as Promise<unknown>[] };
  const budget: Budget = {
    async reserve(tokens) {
      ledger.reserved += tokens;
      return {
        async settle(cost) {
          ledger.reserved -= tokens;
          ledger.costs.push(cost);
        },
      };
    },
  };
  const breaker: Breaker = { openUntil: 0 };
  const time = { now: 1_000_000 };
  const codes: string[] = [];
  const ask = async ({ signal = new AbortController().signal, fields = {} as object } = {}) => {
    const paid = vendorAssistant(settings(fields), {
      budget,
      breaker,
      clock: () => time.now,
      keepAlive: (promise) => ledger.pending.push(promise),
    });
    const use: AnswerWith = {
      screen: fixedScreen(),
      findPassages: async () => [passage()],
      assistants: [...paid, sayingAssistant([GUIDE])],
      messageIds: countingIds(),
      onFailure: (_name, code) => codes.push(code),
    };
    const events: ChatEvent[] = [];
    for await (const event of answer({ message: "my dog ate chocolate", conversationHistory: [] }, use, signal)) events.push(event);
    await Promise.all(ledger.pending);
    const ends = events.filter((event) => event.type === "done" || event.type === "error");
    return {
      ends: ends.map((event) => event.type),
      reply: ends[0] && "reply" in ends[0] ? (ends[0].reply as ChatReply) : undefined,
      events,
    };
  };
  return { ask, vendor, ledger, time, codes };
}

async function expectGuide(play: VendorPlay, hits: number, code: string) {
  const site = siteWith(play);
  const { ends, reply, events } = await site.ask();
  expect(ends, play).toEqual(["done"]);
  expect(reply?.response, play).toBe(GUIDE);
  expect(site.vendor.bodies.length, play).toBe(hits);
  expect(site.codes, play).toEqual([code]);
  expect(JSON.stringify(events), play).not.toContain(VENDOR_CANARY);
  expect(site.ledger.reserved, play).toBe(0);
  return site;
}

test("[R-23] only the fields of the contract leave for the vendor", async () => {
  const site = siteWith("answers");
  const { reply } = await site.ask();
  expect(reply?.response).toBe(GOOD_WORDS);
  const { messages, ...rest } = site.vendor.bodies[0] ?? {};
  expect(rest).toEqual({ model: "gpt-4o-mini", max_completion_tokens: 900, temperature: 0.2, stream: true, store: false });
  expect((messages as { role: string }[]).map((message) => Object.keys(message).sort())).toEqual([
    ["content", "role"],
    ["content", "role"],
  ]);
});

test("[X01] [R-07] a vendor that cannot be reached is tried twice and costs nothing; our own pages answer", async () => {
  const site = await expectGuide("refusesConnection", 2, "upstream_unreachable");
  expect(site.ledger.costs).toEqual([{ prompt: 0, answer: 0 }]);
});

test("[X02] [R-67] a vendor that refuses our key is asked once, then left alone for a minute; its words stay inside", async () => {
  for (const play of ["unauthorized", "forbidden"] as const) {
    const site = await expectGuide(play, 1, play === "forbidden" ? "upstream_403" : "upstream_401");
    expect((await site.ask()).reply?.askedOf).toEqual(["fake"]);
    site.time.now += 59_000;
    await site.ask();
    expect(site.vendor.bodies).toHaveLength(1);
    expect(site.codes.slice(1)).toEqual(["breaker_open", "breaker_open"]);
    site.time.now += 2_000;
    await site.ask();
    expect(site.vendor.bodies).toHaveLength(2);
  }
});

test("[X03] a vendor that asks for half a minute is given it, and nobody waits", async () => {
  const site = await expectGuide("busyFor30s", 1, "upstream_429");
  site.time.now += 29_000;
  await site.ask();
  expect(site.vendor.bodies).toHaveLength(1);
  site.time.now += 2_000;
  await site.ask();
  expect(site.vendor.bodies).toHaveLength(2);
});

test("[X04] a vendor that asks for a second is asked again after it", async () => {
  const site = siteWith("busyFor1s", "answers");
  const { ends, reply } = await site.ask();
  expect([ends, reply?.response, site.vendor.bodies.length]).toEqual([["done"], GOOD_WORDS, 2]);
});

test("[X05] a vendor that fails is asked once more, and its second answer counts", async () => {
  await expectGuide("failsWith500", 2, "upstream_500");
  await expectGuide("failsWith503", 2, "upstream_503");
  const site = siteWith("failsWith500", "answers");
  expect((await site.ask()).reply?.response).toBe(GOOD_WORDS);
});

test("[X06] [X07] [R-04] a vendor that says nothing is left after twelve seconds, before its headers or after them", async () => {
  for (const play of ["hangsBeforeHeaders", "hangsAfterHeaders"] as const) {
    vi.useFakeTimers();
    const site = siteWith(play);
    const answered = site.ask();
    await vi.advanceTimersByTimeAsync(11_500);
    expect(site.codes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    const { reply } = await answered;
    expect([reply?.response, site.codes, site.vendor.open()], play).toEqual([GUIDE, ["first_token_timeout"], 0]);
    expect(site.ledger.reserved).toBe(0);
    vi.useRealTimers();
  }
});

test("[X08] [R-04] a vendor that falls silent midway is left after ten seconds, and its words stay with an apology", async () => {
  vi.useFakeTimers();
  const site = siteWith("hangsMidway");
  const answered = site.ask();
  await vi.advanceTimersByTimeAsync(9_500);
  expect(site.codes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  const { ends, reply } = await answered;
  expect([ends, reply?.response, reply?.error]).toEqual([["error"], "Call a ", APOLOGY]);
  expect([site.codes, site.vendor.open(), site.ledger.costs[0]?.answer]).toEqual([["idle_timeout"], 0, 2]);
});

test("[X09] [X10] [X11] [R-05] [R-06] an answer that breaks off is never taken for a whole one, and is not asked for again", async () => {
  for (const play of ["resetsMidway", "endsWithoutReason", "saysErrorMidway"] as const) {
    const site = siteWith(play);
    const { ends, reply, events } = await site.ask();
    expect([ends, reply?.response, reply?.error], play).toEqual([["error"], "Call a ", APOLOGY]);
    expect([site.vendor.bodies.length, site.ledger.costs[0]?.answer], play).toEqual([1, 2]);
    expect(JSON.stringify(events), play).not.toContain(VENDOR_CANARY);
  }
});

test("[X11] [X12] [X13] [X17] [R-11] an error in the stream, nonsense, a web page, silence and a filter give our own pages' answer", async () => {
  await expectGuide("saysError", 1, "upstream_broken");
  await expectGuide("saysGarbage", 1, "upstream_broken");
  await expectGuide("showsWebPage", 1, "truncated");
  await expectGuide("saysNothing", 1, "empty");
  await expectGuide("filters", 1, "filtered");
});

test("[X14] [R-10] a vendor that never stops is cut at 6,000 characters, closed, and paid for what it said", async () => {
  const site = siteWith("neverStops");
  const { ends, reply } = await site.ask();
  expect(ends).toEqual(["done"]);
  expect(reply?.response.length).toBeLessThanOrEqual(6_000);
  expect(reply?.response.length).toBeGreaterThan(5_000);
  expect(site.vendor.open()).toBe(0);
  expect(site.ledger.costs[0]?.answer).toBeGreaterThanOrEqual(1_500);
});

test("[X15] [R-04] a drip that never falls silent ends after a minute", async () => {
  vi.useFakeTimers();
  const site = siteWith("drips");
  const answered = site.ask();
  await vi.advanceTimersByTimeAsync(59_500);
  expect(site.codes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  const { ends, reply } = await answered;
  expect([ends, site.codes, site.vendor.open()]).toEqual([["error"], ["total_timeout"], 0]);
  expect(reply?.response).toBe("drip drip drip drip drip drip ");
});

test("[X16] bytes cut inside a character, CRLF, comments and empty pieces change nothing", async () => {
  expect((await siteWith("splitsOddly").ask()).reply?.response).toBe(ODD_WORDS);
});

test("[X30] [R-06] [R-09] a visitor who leaves midway closes the vendor, and one write settles what was said", async () => {
  const site = siteWith("hangsMidway");
  const gone = new AbortController();
  setTimeout(() => gone.abort(), 50);
  const { ends } = await site.ask({ signal: gone.signal });
  expect(ends).toEqual([]);
  expect([site.vendor.open(), site.ledger.pending.length, site.ledger.reserved, site.ledger.costs[0]?.answer]).toEqual([0, 1, 0, 2]);
});

test("[X31] a visitor who leaves before the first word closes the vendor too", async () => {
  const site = siteWith("hangsBeforeHeaders");
  const gone = new AbortController();
  setTimeout(() => gone.abort(), 50);
  expect((await site.ask({ signal: gone.signal })).ends).toEqual([]);
  expect([site.vendor.open(), site.ledger.reserved, site.ledger.costs]).toEqual([0, 0, [{ prompt: 0, answer: 0 }]]);
});

test("[X37] when the day's tokens are spent our own pages answer, and the vendor is not asked", async () => {
  const { fetch, bodies } = vendorFetch("answers");
  vi.spyOn(globalThis, "fetch").mockImplementation(fetch);
  const spent: Budget = { reserve: async () => undefined };
  const [paid] = vendorAssistant(settings(), { budget: spent, breaker: { openUntil: 0 }, clock: Date.now, keepAlive: () => {} });
  const use = { screen: fixedScreen(), findPassages: async () => [], messageIds: countingIds() };
  const codes: string[] = [];
  let last: ChatEvent | undefined;
  const assistants = paid ? [paid, sayingAssistant([GUIDE])] : [];
  const asked = { message: "help", conversationHistory: [] };
  for await (const event of answer(asked, { ...use, assistants, onFailure: (_, code) => codes.push(code) }, new AbortController().signal))
    last = event;
  expect(last).toMatchObject({ type: "done", reply: { response: GUIDE } });
  expect([codes, bodies.length]).toEqual([["budget_exhausted"], 0]);
});

test("an operator's switch leaves only rules and our own pages", async () => {
  const site = siteWith("answers");
  expect((await site.ask({ fields: { RULES_ONLY: "1" } })).reply?.response).toBe(GUIDE);
  expect(site.vendor.bodies).toHaveLength(0);
});
