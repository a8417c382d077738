import { afterEach, expect, test, vi } from "vitest";
import { readModelSettings } from "#app/assistant/llm/model-settings.ts";
import { PRESETS, type PresetName } from "#app/assistant/llm/presets.ts";
import { type ChatEvent, SHORTENED } from "#app/domain/chat/chat-contract.ts";
import { BEHAVIORS, bindingOf, presetFetch, THOUGHT, WORDS } from "#tests/fakes/preset-fetch.ts";
import { outcomeOf } from "#tests/fakes/preset-outcomes.ts";
import { GUIDE, goneOn, siteWithFetch } from "#tests/fakes/provider-site.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The settings that this preset needs besides its name. */
const needs = (preset: PresetName) => ({
  OPENAI_PRESET: preset,
  OPENAI_API_KEY: "sk-test",
  OPENAI_MODEL: "a-model",
  OPENAI_BASE_URL: "https://provider.example/v1",
});

const THOUGHT_OR_MARK = new RegExp(`${THOUGHT}|[<|]`);

/** What the visitor reads in the end. */
const READ = { whole: WORDS.join(""), broken: goneOn(`${WORDS.join("")} And a`), shortened: WORDS.join("") + SHORTENED, guide: GUIDE };

for (const preset of Object.keys(PRESETS) as PresetName[]) {
  for (const behavior of BEHAVIORS) {
    const outcome = outcomeOf(preset, behavior);
    if (!outcome) continue;
    test(`${preset}: ${behavior}`, async () => {
      vi.useFakeTimers();
      const server = presetFetch(preset, behavior);
      const ai = preset === "workers-ai" ? bindingOf(server.fetch) : undefined;
      const site = siteWithFetch(server.fetch, { settings: readModelSettings({ ...needs(preset), AI: ai }), ai });
      const asked = site.ask({ history: [{ role: "assistant", content: "Hello" }] });
      await vi.advanceTimersByTimeAsync(20_000);
      const { ends, reply, events } = await asked;
      const { answer, codes } = outcome;
      expect([ends, reply?.response]).toEqual([["done"], READ[answer]]);
      expect(site.codes).toEqual(codes);
      expect(deltasOf(events)).not.toMatch(THOUGHT_OR_MARK);
      expect(server.bodies, "the preset sends only what its server takes").toHaveLength(1);
      expect(server.open()).toBe(0);
      if (behavior === "reasoning") expect(site.ledger.costs).toEqual([{ prompt: expect.any(Number), answer: 40 }]);
    });
  }
}

const deltasOf = (events: readonly ChatEvent[]) => events.flatMap((event) => (event.type === "delta" ? [event.text] : [])).join("");

test("a field that a strict server names is left out from then on, and logged once", async () => {
  const server = presetFetch("mistral", "stream");
  const settings = readModelSettings({ ...needs("openai"), OPENAI_BODY: '{"top_k": 3}' });
  const site = siteWithFetch(server.fetch, { settings });
  expect((await site.ask()).reply?.response).toBe(WORDS.join(""));
  const names = server.bodies.map((body) => Object.keys(body).sort());
  expect(names).toHaveLength(2);
  expect(names[1]).toEqual(["max_tokens", "messages", "model", "stream"]);
  expect(site.logged.sort()).toEqual(
    ["max_completion_tokens", "reasoning_effort", "store", "stream_options", "top_k"].map((one) => expect.stringContaining(one)),
  );
  await site.ask();
  expect(server.bodies).toHaveLength(3);
});

test("the second model answers when the first one cannot, before the guide assistant", async () => {
  const first = presetFetch("openai", "429");
  const second = presetFetch("ollama", "stream");
  const settings = readModelSettings({
    ...needs("openai"),
    SECOND_OPENAI_PRESET: "ollama",
    SECOND_OPENAI_BASE_URL: "http://second.example/v1",
    SECOND_OPENAI_MODEL: "small",
  });
  const site = siteWithFetch((url, init) => (String(url).includes("second") ? second.fetch : first.fetch)(url, init), { settings });
  const { reply } = await site.ask();
  expect([reply?.answeredBy, reply?.askedOf]).toEqual(["second.example", ["provider.example", "second.example"]]);
  expect([first.bodies.length, second.bodies.length]).toEqual([1, 1]);
});

test("Azure's key travels in its own header, and nowhere else", async () => {
  const seen: Headers[] = [];
  const server = presetFetch("azure", "stream");
  const site = siteWithFetch(
    (url, init) => {
      seen.push(new Headers(init?.headers));
      return server.fetch(url, init);
    },
    { settings: readModelSettings(needs("azure")) },
  );
  await site.ask();
  expect([seen[0]?.get("api-key"), seen[0]?.get("Authorization")]).toEqual(["sk-test", null]);
});
