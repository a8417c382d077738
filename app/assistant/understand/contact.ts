import type { Act } from "#app/domain/knowledge/acts.ts";
import type { CaseWords } from "#app/domain/knowledge/assistant-content.ts";
import type { Contact } from "#app/domain/knowledge/dialog.ts";
import type { SaidBy } from "./owner-phrases.ts";

type Said = {
  plain: string;
  acts: readonly Act[];
  says: SaidBy;
};

/** Whether an owner tells that help was reached; undefined for a question, and for a call that nobody answered. */
export function contactWith({ plain, acts, says }: Said, { in_hospital, home_again }: CaseWords): Contact | undefined {
  const cues = says("cues");
  const tells = (words: readonly string[]) => words.some((one) => ` ${plain} `.includes(` ${one} `));
  const isSeen = cues.includes("seen-by-a-vet");
  if (tells(home_again) && (tells(in_hospital) || isSeen || acts.includes("help-reached"))) return "seen";
  if (tells(in_hospital) && !cues.includes("asks-whether-animal")) return "admitted";
  // Who was turned away was not seen.
  if (isSeen) return acts.includes("no-vet-reachable") || acts.includes("asks-where-vet") ? undefined : "seen";
  if (acts[0] === "help-reached" && cues.includes("helper")) return "reached";
  return cues.includes("help-reached") && !cues.includes("help-not-reached") ? "reached" : undefined;
}
