import { afterEach, expect, test, vi } from "vitest";
import { presetFetch, WORDS } from "#tests/fakes/preset-fetch.ts";
import { GUIDE, settings, siteWithFetch } from "#tests/fakes/provider-site.ts";

afterEach(() => vi.restoreAllMocks());

type Behavior = Parameters<typeof presetFetch>[1];

/** A site whose server does these things one after another. */
function siteThat(fields: object, ...behaviors: Behavior[]) {
  const servers = behaviors.map((behavior) => presetFetch("vllm", behavior));
  let asked = 0;
  return siteWithFetch((url, init) => (servers[asked++] as (typeof servers)[0]).fetch(url, init), {
    settings: settings({ OPENAI_MODEL: "a-model", ...fields }),
  });
}

const WHOLE = WORDS.join("");
const deltas = (events: readonly { type: string }[]) => events.filter(({ type }) => type === "delta").length;

test("a raw server's first answer waits for its end, and the next ones stream or wait as it showed", async () => {
  const plain = siteThat({ OPENAI_PRESET: "vllm" }, "stream", "sentences");
  expect((await plain.ask()).reply?.response).toBe(WHOLE);
  expect(deltas((await plain.ask()).events)).toBeGreaterThan(1);

  const thinking = siteThat({ OPENAI_PRESET: "vllm" }, "unopened", "unopened", "length", "stream");
  expect((await thinking.ask()).reply?.response).toBe(WHOLE);
  expect((await thinking.ask()).reply?.response).toBe(WHOLE);
  // The thought itself used up the tokens.
  expect((await thinking.ask()).reply?.response).toBe(GUIDE);
  // It need not think.
  expect((await thinking.ask()).reply?.response).toBe(WHOLE);
});

test("a server that shows what it thinks in a field of its own is not held back", async () => {
  const site = siteThat({ OPENAI_PRESET: "vllm" }, "reasoning", "length");
  expect((await site.ask()).reply?.response).toBe(WHOLE);
  expect((await site.ask()).reply?.response).toContain(WHOLE);
});

test("a server from which nobody expected it shows one thought at most, and none of the next answers", async () => {
  const site = siteThat({ OPENAI_PRESET: "other" }, "thought sentence", "unopened");
  const first = await site.ask();
  expect(first.reply?.response).toMatch(/pages say:\n\nFrom our own pages\.$/);
  expect(first.reply?.response).not.toContain(WHOLE);
  expect((await site.ask()).reply?.response).toBe(WHOLE);
});

test("the operator says what the server does", async () => {
  const known = siteThat({ OPENAI_PRESET: "other", OPENAI_THOUGHTS: "unopened" }, "thought sentence");
  expect((await known.ask()).reply?.response).toBe(WHOLE);
  const none = siteThat({ OPENAI_PRESET: "vllm", OPENAI_THOUGHTS: "none" }, "sentences");
  expect(deltas((await none.ask()).events)).toBeGreaterThan(1);
});

/** A server that says these words one after another, each cut off at its limit of tokens: what was held back until then is lost. */
const saying = (...texts: string[]) => {
  let asked = 0;
  const fetch = async () => {
    const pieces = (texts[asked++] ?? "").match(/\s*\S+/g) ?? [];
    const chunks = [...pieces.map((content) => ({ delta: { content } })), { delta: {}, finish_reason: "length" }];
    const lines = chunks.map((choice) => `data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`);
    return new Response(`${lines.join("")}data: [DONE]\n\n`, { headers: { "Content-Type": "text/event-stream" } });
  };
  return siteWithFetch(fetch, { settings: settings({ OPENAI_MODEL: "a-model", OPENAI_PRESET: "other" }) });
};
const ANSWER = "case: same | from: none\nKeep her warm. Call your vet now.";

test("a closing tag that a visitor has the model write holds back nobody's answers", async () => {
  const site = saying("case: same | from: none\nThe collar says </think> and means nothing.", ANSWER, ANSWER);
  expect((await site.ask()).reply?.response).not.toContain("</think>");
  for (const _ of [1, 2]) expect((await site.ask()).reply?.response).toContain("Keep her warm. Call your vet now.");
});

test("an answer that begins with our head line is held back from no server", async () => {
  const site = saying("I guess so. Fine. </think> Call your vet.", ANSWER);
  await site.ask();
  expect((await site.ask()).reply?.response).toContain("Keep her warm. Call your vet now.");
});
