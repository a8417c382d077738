import { expect, test } from "vitest";
import { readModelSettings } from "./model-settings.ts";
import { PRESETS, type Preset } from "./presets.ts";

const DAY = expect.stringMatching(/^20\d\d-\d\d-\d\d$/);

test("without a key, an address or a preset there is no model, and nothing is wrong", () => {
  expect(readModelSettings({ OPENAI_MODEL: "x", OPENAI_API_KEY: "  " })).toEqual({ models: [], wrong: [] });
});

test("one wrong setting takes its model out, is named with what is wrong, and leaves the other model", () => {
  for (const [setting, value] of [
    ["OPENAI_BASE_URL", "api.openai.com/v1"],
    ["OPENAI_PRESET", "opnai"],
    ["OPENAI_BODY", "{temperature: 1}"],
    ["OPENAI_HEADERS", '["a"]'],
    ["OPENAI_TEMPERATURE", "warm"],
    ["OPENAI_MAX_TOKENS", "9"],
    ["OPENAI_TOKEN_FIELD", "tokens"],
  ] as const) {
    const { models, wrong } = readModelSettings({
      OPENAI_API_KEY: "k",
      [setting]: value,
      SECOND_OPENAI_BASE_URL: "http://127.0.0.1:11434/v1",
      SECOND_OPENAI_MODEL: "m",
    });
    expect(
      wrong.map((one) => one.setting),
      setting,
    ).toEqual([setting]);
    expect(
      models.map(({ preset }) => preset),
      setting,
    ).toEqual(["ollama"]);
  }
});

test("a preset with a model of its own says when to look at it again, and a price says when it was true", () => {
  for (const [name, preset] of Object.entries(PRESETS) as [string, Preset][]) {
    if (preset.price) expect([preset.model, preset.lookAgain, preset.price.asOf], name).toEqual([expect.any(String), DAY, DAY]);
  }
  // Its documents say that it refuses these.
  expect(Object.keys(PRESETS.anthropic.fields)).not.toContain("temperature");
});

test("what a preset cannot know has to be set", () => {
  expect(readModelSettings({ OPENAI_PRESET: "azure", OPENAI_API_KEY: "k" }).wrong[0]?.setting).toBe("OPENAI_BASE_URL");
  expect(readModelSettings({ OPENAI_PRESET: "groq", OPENAI_API_KEY: "k" }).wrong[0]?.setting).toBe("OPENAI_MODEL");
  expect(readModelSettings({ OPENAI_PRESET: "mistral" }).wrong[0]?.setting).toBe("OPENAI_API_KEY");
  expect(readModelSettings({ OPENAI_PRESET: "workers-ai" }).wrong[0]?.problem).toContain("AI");
  expect(readModelSettings({ OPENAI_PRESET: "workers-ai", AI: {} }).models).toMatchObject([{ name: "Cloudflare (Workers AI)" }]);
});

test("the operator's own fields win over single settings, and those over the preset; null and none leave a field out", () => {
  const [model] = readModelSettings({
    OPENAI_PRESET: "groq",
    OPENAI_MODEL: "a-model",
    OPENAI_API_KEY: "k",
    OPENAI_TEMPERATURE: "none",
    OPENAI_REASONING: "low",
    OPENAI_TOKEN_FIELD: "max_tokens",
    OPENAI_MAX_TOKENS: "700",
    OPENAI_BODY: '{"stream_options": null, "top_k": 4}',
    OPENAI_HEADERS: '{"cf-aig-authorization": "Bearer x"}',
  }).models;
  expect(model?.fields).toMatchObject({ reasoning_effort: "low", max_tokens: 700, top_k: 4 });
  expect(Object.keys(model?.fields ?? {})).not.toContain("temperature");
  expect(Object.keys(model?.fields ?? {})).not.toContain("stream_options");
  expect(model?.headers).toEqual({ "cf-aig-authorization": "Bearer x" });
});
