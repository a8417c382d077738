import { PRESETS, type PresetName } from "#app/assistant/llm/presets.ts";
import { BEHAVIORS } from "#tests/fakes/preset-fetch.ts";
import { outcomeOf } from "#tests/fakes/preset-outcomes.ts";

const SHOWN = { whole: "answer", shortened: "answer, marked as shortened", broken: "answer, then our own", guide: "guide assistant" };

/** What a visitor gets of each preset when its server does this; app/platform/llm/presets.server.test.ts tests every cell. */
export function presetTable(): string {
  const rows = (Object.keys(PRESETS) as PresetName[]).map((preset) => {
    const cells = BEHAVIORS.map((behavior) => {
      const outcome = outcomeOf(preset, behavior);
      if (!outcome) return "–";
      const { answer, codes } = outcome;
      return [SHOWN[answer], ...codes.map((code) => `\`${code}\``)].join(", ");
    });
    return `| \`${preset}\` | ${cells.join(" | ")} |`;
  });
  return [`| preset | ${BEHAVIORS.join(" | ")} |`, `|---|${"---|".repeat(BEHAVIORS.length)}`, ...rows].join("\n");
}
