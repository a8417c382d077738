import { afterEach, expect, test, vi } from "vitest";
import { GOOD_WORDS } from "#tests/fakes/provider-fetch.ts";
import { expectGuide, GUIDE, siteWith } from "#tests/fakes/provider-site.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("[X01] [R-07] an unreachable provider is tried twice and costs nothing; the guide assistant answers", async () => {
  const site = await expectGuide("refusesConnection", 2, "upstream_unreachable");
  expect(site.ledger.costs).toEqual([{ prompt: 0, answer: 0 }]);
});

test("[X02] [R-67] a provider that refuses our key is asked once, then skipped for a minute; its error text is not shown", async () => {
  const site = await expectGuide("unauthorized", 1, "upstream_401");
  expect((await site.ask()).reply?.askedOf).toEqual(["fake"]);
  site.time.now += 59_000;
  await site.ask();
  expect(site.provider.bodies).toHaveLength(1);
  expect(site.codes.slice(1)).toEqual(["breaker_open", "breaker_open"]);
  site.time.now += 2_000;
  await site.ask();
  expect(site.provider.bodies).toHaveLength(2);
});

test("[X02] [R-67] a provider that forbids everything is skipped after two different questions", async () => {
  const site = await expectGuide("forbidden", 1, "upstream_403");
  await site.ask({ message: "my cat limps" });
  await site.ask({ message: "my bird limps" });
  expect(site.codes).toEqual(["upstream_403", "upstream_403", "breaker_open"]);
  expect(site.provider.bodies).toHaveLength(2);
});

test("[X03] a provider with Retry-After of half a minute is skipped for that time, and nobody waits", async () => {
  const site = await expectGuide("busyFor30s", 1, "upstream_429");
  site.time.now += 29_000;
  await site.ask();
  expect(site.provider.bodies).toHaveLength(1);
  site.time.now += 2_000;
  await site.ask();
  expect(site.provider.bodies).toHaveLength(2);
});

test("[X04] a provider with Retry-After of a second is retried after it", async () => {
  const site = siteWith("busyFor1s", "answers");
  const { ends, reply } = await site.ask();
  expect([ends, reply?.response, site.provider.bodies.length]).toEqual([["done"], GOOD_WORDS, 2]);
});

test("[X05] a failing provider is retried once, and the second answer counts", async () => {
  await expectGuide("failsWith500", 2, "upstream_500");
  await expectGuide("failsWith503", 2, "upstream_503");
  const site = siteWith("failsWith500", "answers");
  expect((await site.ask()).reply?.response).toBe(GOOD_WORDS);
});

test("[X06] [X07] [R-04] a silent provider is abandoned after twelve seconds, before or after its headers", async () => {
  for (const play of ["hangsBeforeHeaders", "hangsAfterHeaders"] as const) {
    vi.useFakeTimers();
    const site = siteWith(play);
    const answered = site.ask();
    await vi.advanceTimersByTimeAsync(11_500);
    expect(site.codes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    const { reply } = await answered;
    expect([reply?.response, site.codes, site.provider.open()], play).toEqual([GUIDE, ["first_token_timeout"], 0]);
    expect(site.ledger.reserved).toBe(0);
    vi.useRealTimers();
  }
});

test("[R-04] where an animal needs a vet, our own pages answer after five seconds, and the model stays for slower questions", async () => {
  vi.useFakeTimers();
  for (const level of ["emergency", "urgent"] as const)
    for (const play of ["hangsBeforeHeaders", "hangsAfterHeaders", "thinks"] as const) {
      const site = siteWith(play, play, play, "answers");
      for (let times = 0; times < 3; times++) {
        const answered = site.ask({ level });
        await vi.advanceTimersByTimeAsync(4_500);
        expect(site.codes, `${level} ${play}`).toHaveLength(times);
        await vi.advanceTimersByTimeAsync(1_000);
        expect((await answered).reply?.response).toBe(GUIDE);
      }
      expect([site.codes, site.provider.open()]).toEqual([["urgent_timeout", "urgent_timeout", "urgent_timeout"], 0]);
      const calm = site.ask();
      await vi.advanceTimersByTimeAsync(1_000);
      expect((await calm).reply?.response).toBe(GOOD_WORDS);
    }
});

test("questions of one network that a model thinks about for too long take it from nobody else", async () => {
  vi.useFakeTimers();
  const site = siteWith("thinks", "hangsAfterHeaders", "thinks", "answers", "thinks", "hangsBeforeHeaders", "answers");
  const asks = async (network: string) => {
    const answered = site.ask({ network });
    await vi.advanceTimersByTimeAsync(31_000);
    return (await answered).reply?.response;
  };
  for (const network of ["one", "one", "one"]) expect(await asks(network)).toBe(GUIDE);
  expect(await asks("two")).toBe(GOOD_WORDS);
  for (const network of ["one", "two"]) expect(await asks(network)).toBe(GUIDE);
  expect(await asks("three")).toBe(GUIDE);
  expect(site.codes.at(-1)).toBe("breaker_open");
});

test("[X11] [X12] [X13] [X17] [R-11] an error in the stream, malformed data, a web page, an empty answer and a content filter fall back to the guide assistant", async () => {
  await expectGuide("saysError", 1, "upstream_broken");
  await expectGuide("saysGarbage", 1, "upstream_broken");
  await expectGuide("showsWebPage", 1, "truncated");
  await expectGuide("saysNothing", 1, "empty");
  await expectGuide("filters", 1, "filtered");
});
