import { afterEach, expect, test, vi } from "vitest";
import { DRIPS, GOOD_WORDS, ODD_WORDS, VENDOR_CANARY } from "#tests/fakes/provider-fetch.ts";
import { GUIDE, goneOn, siteWith } from "#tests/fakes/provider-site.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("[X08] [R-04] a provider that falls silent is abandoned after ten seconds; its text stays, and our own answer goes on", async () => {
  vi.useFakeTimers();
  const site = siteWith("hangsMidway");
  const answered = site.ask();
  await vi.advanceTimersByTimeAsync(9_500);
  expect(site.codes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  const { ends, reply } = await answered;
  expect([ends, reply?.response, reply?.error]).toEqual([["done"], goneOn("Call a "), undefined]);
  expect([site.codes, site.provider.open(), site.ledger.costs[0]?.answer]).toEqual([["idle_timeout"], 0, 2]);
});

test("[X09] [X10] [X11] [R-05] [R-06] an answer that breaks off says so and goes on in our own words, and is not retried", async () => {
  for (const play of ["resetsMidway", "endsWithoutReason", "saysErrorMidway"] as const) {
    const site = siteWith(play);
    const { ends, reply, events } = await site.ask();
    expect([ends, reply?.response, reply?.askedOf], play).toEqual([["done"], goneOn("Call a "), ["provider.example", "fake"]]);
    expect([site.provider.bodies.length, site.ledger.costs[0]?.answer], play).toEqual([1, 2]);
    expect(JSON.stringify(events), play).not.toContain(VENDOR_CANARY);
  }
});

test("[X14] [R-10] a provider that does not stop is cut at 6,000 characters, closed, and charged for what it sent", async () => {
  const site = siteWith("neverStops");
  const { ends, reply } = await site.ask();
  expect(ends).toEqual(["done"]);
  expect(reply?.response.length).toBeLessThanOrEqual(6_000);
  expect(reply?.response.length).toBeGreaterThan(5_000);
  expect(site.provider.open()).toBe(0);
  expect(site.ledger.costs[0]?.answer).toBeGreaterThanOrEqual(1_400);
});

test("[X15] [R-04] a slow stream that is never silent ends after a minute", async () => {
  vi.useFakeTimers();
  const site = siteWith("drips");
  const answered = site.ask();
  await vi.advanceTimersByTimeAsync(59_500);
  expect(site.codes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  const { ends, reply } = await answered;
  expect([ends, site.codes, site.provider.open()]).toEqual([["done"], ["total_timeout"], 0]);
  expect(reply?.response).toBe(goneOn(DRIPS.slice(0, 6).join("")));
});

test("[X16] split characters, CRLF, comments and empty chunks change nothing", async () => {
  expect((await siteWith("splitsOddly").ask()).reply?.response).toBe(ODD_WORDS);
});

test("an answer is complete even if the provider leaves the connection open", async () => {
  const site = siteWith("staysOpen");
  const { ends, reply } = await site.ask();
  expect([ends, reply?.response, site.provider.open()]).toEqual([["done"], GOOD_WORDS, 0]);
});

test("a line without an end is given up after a megabyte, and our own pages answer", async () => {
  const site = siteWith("saysEndlessLine");
  const { ends, reply } = await site.ask();
  expect([ends, reply?.response, site.codes]).toEqual([["done"], GUIDE, ["upstream_broken"]]);
});
