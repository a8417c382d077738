import { afterEach, expect, test, vi } from "vitest";
import { BREAKER_REFUSED_MS } from "#app/domain/limits.ts";
import { GOOD_WORDS, providerFetch } from "#tests/fakes/provider-fetch.ts";
import { GUIDE, goneOn, siteWithFetch } from "#tests/fakes/provider-site.ts";

afterEach(() => vi.restoreAllMocks());

type Sent = { messages: { content: string }[] } & Record<string, unknown>;

const refusal = (status: number, error: object | string) => Response.json({ error }, { status });

/** A site whose provider refuses requests by what they contain, and answers all others. */
function siteThatRefuses(refuse: (text: string, sent: Sent) => Response | undefined) {
  const sent: Sent[] = [];
  const good = providerFetch("answers");
  const site = siteWithFetch(async (url, init) => {
    const body = JSON.parse(String(init?.body)) as Sent;
    sent.push(body);
    return refuse(JSON.stringify(body.messages), body) ?? good.fetch(url, init);
  });
  const says = async (message: string, network?: string) => (await site.ask({ message, ...(network && { network }) })).reply?.response;
  return { ...site, says, sent };
}

test("a question that the provider refuses for its words or length leaves the model to everybody else", async () => {
  for (const [status, error, code] of [
    [400, { code: "content_filter", param: "prompt" }, "question_filtered"],
    [400, { code: "context_length_exceeded" }, "question_too_long"],
    [413, { message: "too large" }, "question_too_long"],
    [429, { message: "Request too large for this model" }, "question_too_long"],
    [400, { message: "an error without a code" }, "upstream_400"],
    [403, { message: "blocked by a firewall" }, "upstream_403"],
    [422, { message: "a quotation of the request" }, "upstream_422"],
  ] as const) {
    const site = siteThatRefuses((text) => (text.includes("odd words") ? refusal(status, error) : undefined));
    for (let times = 0; times < 3; times++) {
      expect(await site.says("my dog and odd words"), `${status}`).toBe(GUIDE);
      expect(await site.says("my cat is fat"), `${status}`).toBe(GOOD_WORDS);
    }
    // The visitor taps "Try again".
    for (let times = 0; times < 3; times++) await site.says("my dog and ODD WORDS!");
    expect(await site.says("my cat is fat"), `${status}`).toBe(GOOD_WORDS);
    expect(new Set(site.codes), `${status}`).toEqual(new Set([code]));
  }
});

test("two different questions of two networks, refused in a row, open the circuit breaker, and one success in between does not", async () => {
  let isDown = true;
  const site = siteThatRefuses(() => (isDown ? refusal(400, { message: "no such model" }) : undefined));
  await site.says("my dog limps");
  isDown = false;
  expect(await site.says("my cat limps")).toBe(GOOD_WORDS);
  isDown = true;
  await site.says("my dog limps");
  await site.says("my bird limps");
  const asked = site.sent.length;
  await site.says("my fish limps");
  expect([site.sent.length, site.codes.at(-1)]).toEqual([asked, "breaker_open"]);
  isDown = false;
  site.time.now += BREAKER_REFUSED_MS + 1;
  expect(await site.says("my fish limps")).toBe(GOOD_WORDS);
  expect(await site.says("my dog limps")).toBe(GOOD_WORDS);
});

test("different questions of one network, refused without a word why, take the model from nobody", async () => {
  for (const status of [400, 403, 422]) {
    const site = siteThatRefuses((text) => (text.includes("odd words") ? refusal(status, "refused") : undefined));
    for (const animal of ["dog", "cat", "bird", "fish"]) expect(await site.says(`my ${animal} and odd words`, "one")).toBe(GUIDE);
    for (const network of ["one", "two", "three"]) expect(await site.says("my cat is fat", network), `${status}`).toBe(GOOD_WORDS);
    await site.says("my dog and odd words", "one");
    await site.says("my cat and odd words", "two");
    expect([await site.says("my cat is fat", "three"), site.codes.at(-1)]).toEqual([GUIDE, "breaker_open"]);
  }
});

test("a question that is too long is asked once more without what was said before", async () => {
  const site = siteThatRefuses((text) => (text.includes("long ago") ? refusal(400, { code: "context_length_exceeded" }) : undefined));
  const { reply } = await site.ask({ message: "and now", history: [{ role: "user", content: "long ago" }] });
  expect([reply?.response, site.sent.length, site.codes]).toEqual([GOOD_WORDS, 2, []]);
});

test("a visitor's words in an error take no field from anybody's requests", async () => {
  const words = "temperature max_completion_tokens max_tokens store stream_options";
  const site = siteThatRefuses((text) =>
    text.includes(words)
      ? Response.json({ detail: [{ loc: ["body", "messages"], input: text }], error: text }, { status: 422 })
      : undefined,
  );
  await site.says(words);
  await site.says("my cat limps");
  expect(site.sent).toHaveLength(2);
  expect(site.sent[1]).toMatchObject({ temperature: 0.2, max_tokens: 900, stream_options: {} });
  expect(site.logged).toEqual([]);
});

test("a field stays dropped only when the request without it succeeded, and a limit of tokens is always sent", async () => {
  const never = siteThatRefuses((_, { temperature }) => refusal(400, { param: temperature === undefined ? "model" : "temperature" }));
  expect(await never.says("my dog limps")).toBe(GUIDE);
  expect(never.sent.map(({ temperature }) => temperature)).toEqual([0.2, undefined]);
  expect(never.logged).toEqual([]);
  never.time.now += 1;
  await never.says("my cat limps");
  expect(never.sent[2]).toMatchObject({ temperature: 0.2 });

  const both = siteThatRefuses((_, sent) => refusal(400, { param: "max_tokens" in sent ? "max_tokens" : "max_completion_tokens" }));
  await both.says("my dog limps");
  for (const sent of both.sent) expect([sent.max_tokens ?? sent.max_completion_tokens]).toEqual([900]);
});

test("a redirect is followed nowhere, and the words go to no other host", async () => {
  const asked: string[] = [];
  const site = siteWithFetch(async (url, init) => {
    asked.push(`${new URL(String(url)).host} ${init?.redirect}`);
    return new Response(null, { status: 307, headers: { Location: "https://other.example/v1/chat/completions" } });
  });
  expect((await site.ask()).reply?.response).toBe(GUIDE);
  expect([asked, site.codes]).toEqual([["provider.example manual"], ["upstream_307"]]);
});

test("an answer that ends with the call of a tool is not shown as whole", async () => {
  const lines = [
    { choices: [{ index: 0, delta: { content: "Offer fresh water. And a" }, finish_reason: null }] },
    { choices: [{ index: 0, delta: {}, finish_reason: "tool_calls" }] },
  ];
  const site = siteWithFetch(
    async () =>
      new Response(`${lines.map((line) => `data: ${JSON.stringify(line)}\n\n`).join("")}data: [DONE]\n\n`, {
        headers: { "Content-Type": "text/event-stream" },
      }),
  );
  const { ends, reply } = await site.ask();
  expect([ends, reply?.response, site.codes]).toEqual([["done"], goneOn("Offer fresh water. And a"), ["truncated"]]);
});
