import { expect, test } from "vitest";
import { readModelSettings } from "#app/assistant/llm/model-settings.ts";
import { PRESETS, type Preset, type PresetName } from "#app/assistant/llm/presets.ts";
import { settingsOf } from "#tests/model/faults/play-fault.ts";
import { strictRefusal } from "./preset-strictness.ts";

const MESSAGES = [
  { role: "system", content: "Be kind." },
  { role: "user", content: "My dog limps." },
];

for (const preset of Object.keys(PRESETS) as PresetName[]) {
  const { needsKey, keyHeader = "Authorization" }: Preset = PRESETS[preset];
  const [config] = readModelSettings(settingsOf(preset, { run: async () => undefined })).models;
  const fields = config?.fields ?? {};
  const limits = Object.keys(fields).filter((name) => name.startsWith("max_"));
  const status = (changed: object, { url = "https://x.example/v1/chat/completions", key = true } = {}) => {
    const body = { model: "a-model", messages: MESSAGES, stream: true, ...fields, ...changed };
    const headers: Record<string, string> = key ? { [keyHeader]: keyHeader === "Authorization" ? "Bearer sk-test" : "sk-test" } : {};
    return strictRefusal(preset, url, { headers, body: JSON.stringify(body) })?.status;
  };

  test(`the fake of ${preset} takes our request, and refuses what its server does not take`, () => {
    expect(status({})).toBeUndefined();
    const refused = preset === "mistral" ? 422 : 400;
    expect(status({ top_k: 3 })).toBe(refused);
    expect(status(Object.fromEntries(limits.map((name) => [name, undefined])))).toBe(refused);
    expect(status({ stream: false })).toBe(refused);
    expect(status({ model: "" })).toBe(refused);
    expect(status({ messages: [...MESSAGES, { role: "user", content: "Twice" }] })).toBe(400);
    expect(status({ messages: [...MESSAGES, { role: "assistant", content: "A beginning" }] })).toBe(400);
    expect(status({ messages: [MESSAGES[0], { role: "user", content: " " }] })).toBe(400);
    if (!("temperature" in fields)) expect(status({ temperature: 0.2 })).toBe(400);
    if (needsKey) expect(status({}, { key: false })).toBe(401);
    if (preset !== "workers-ai") expect(status({}, { url: "https://x.example/v1/completions" })).toBe(404);
  });
}
