import type { Substance, SubstanceVerdict } from "#app/domain/knowledge/knowledge.ts";
import { SPECIES } from "#app/domain/pets.ts";

/** Verdicts that an owner acts on alike. */
const SAME: Record<SubstanceVerdict, "harmless" | "mild" | "dangerous"> = {
  fine: "harmless",
  "small-amounts": "harmless",
  avoid: "mild",
  prescribed: "mild",
  call: "dangerous",
  emergency: "dangerous",
};

/** Whether the answer depends on the animal, so that it has to be asked for. Of a prescribed medicine it says for whom it holds. */
export function dependsOnAnimal({ verdicts, prescription }: Substance): boolean {
  return !prescription && new Set(SPECIES.map((species) => SAME[verdicts[species] ?? verdicts.all])).size > 1;
}
