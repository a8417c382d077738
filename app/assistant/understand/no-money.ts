import type { Act } from "#app/domain/knowledge/acts.ts";
import type { SaidBy } from "./owner-phrases.ts";

/** Whether the owner has no money for the vet, and asks for nothing more special than what to do then. */
export function speaksOfNoMoney({ acts, says }: { acts: readonly Act[]; says: SaidBy }): boolean {
  return acts.includes("no-money") && !says("cues").includes("money-for-something-else");
}
