import { PRESETS, type Preset, type PresetName } from "#app/assistant/llm/presets.ts";
import type { BEHAVIORS } from "./preset-fetch.ts";

/** What the visitor gets: the model's answer, the same with the mark "(shortened)" or with ours after it, or that of the guide assistant. */
export type Outcome = { answer: "whole" | "shortened" | "broken" | "guide"; codes: readonly string[] };

const OUTCOMES: Record<(typeof BEHAVIORS)[number], Outcome> = {
  stream: { answer: "whole", codes: [] },
  stop: { answer: "whole", codes: [] },
  refusal: { answer: "guide", codes: ["filtered"] },
  length: { answer: "shortened", codes: [] },
  reasoning: { answer: "whole", codes: [] },
  unopened: { answer: "whole", codes: [] },
  harmony: { answer: "whole", codes: [] },
  tool: { answer: "broken", codes: ["truncated"] },
  "429": { answer: "guide", codes: ["upstream_429"] },
  silence: { answer: "guide", codes: ["first_token_timeout"] },
};

/** What must come of each behavior of each preset, undefined where it has none: the tests check it, and docs/operations.md shows it. */
export function outcomeOf(preset: PresetName, behavior: (typeof BEHAVIORS)[number]): Outcome | undefined {
  const usual: Preset = PRESETS[preset];
  // A provider that hosts models takes thoughts out; a raw server's first answer is held back instead.
  if (behavior === "length" && usual.isRaw) return { answer: "guide", codes: ["shortened"] };
  if (behavior === "unopened" && !usual.isRaw) return undefined;
  return OUTCOMES[behavior];
}
