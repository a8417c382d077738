import type { Substance, SubstanceVerdict } from "#app/domain/knowledge/knowledge.ts";
import { SPECIES } from "#app/domain/pets.ts";
import { type Level, rank } from "#app/domain/urgency.ts";

/** The level that a substance calls for once it is in the animal, where no amount was calculated; undefined where it may be harmless. */
export const TAKEN_LEVELS: Partial<Record<SubstanceVerdict, Level>> = { call: "urgent", emergency: "emergency" };

/** Verdicts that an owner acts on alike. */
const SAME: Record<SubstanceVerdict, "harmless" | "mild" | "dangerous"> = {
  fine: "harmless",
  "small-amounts": "harmless",
  avoid: "mild",
  call: "dangerous",
  emergency: "dangerous",
};

/** Whether the answer depends on the animal, so that it has to be asked for. */
export function dependsOnAnimal({ verdicts }: Substance): boolean {
  return new Set(SPECIES.map((species) => SAME[verdicts[species] ?? verdicts.all])).size > 1;
}

/** The level of what was taken while the animal is not known: that of a dog or a cat, whichever is worse, and urgent at the most. */
export function levelUntilKnown({ verdicts }: Substance): Level {
  const levels = (["dog", "cat"] as const).map((species) => TAKEN_LEVELS[verdicts[species] ?? verdicts.all] ?? "info");
  return levels.some((level) => rank(level) >= rank("urgent")) ? "urgent" : "info";
}
