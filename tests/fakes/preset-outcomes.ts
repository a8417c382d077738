import type { PresetName } from "#app/assistant/llm/presets.ts";
import type { Behavior } from "./preset-fetch.ts";

/** What the visitor gets: the model's answer, the answer with the mark "(shortened)", or that of the guide assistant. */
export type Outcome = { answer: "whole" | "shortened" | "guide"; codes: readonly string[] };

const OUTCOMES: Record<Behavior, Outcome> = {
  stream: { answer: "whole", codes: [] },
  stop: { answer: "whole", codes: [] },
  refusal: { answer: "guide", codes: ["filtered"] },
  length: { answer: "shortened", codes: [] },
  reasoning: { answer: "whole", codes: [] },
  "429": { answer: "guide", codes: ["upstream_429"] },
  silence: { answer: "guide", codes: ["first_token_timeout"] },
};

/** What must come of each behavior of each preset: the tests check it, and docs/operations.md shows it. */
export function outcomeOf(preset: PresetName, behavior: Behavior): Outcome {
  // The binding passes a refusal on as a failure without a status, so it is asked twice.
  if (preset === "workers-ai" && behavior === "429") return { answer: "guide", codes: [] };
  return OUTCOMES[behavior];
}
