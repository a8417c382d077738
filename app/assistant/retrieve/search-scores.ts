import type { UnitIndex } from "#app/domain/knowledge/knowledge-index.ts";

export type SearchHit = { id: number; score: number };

/** The units that hold any of the terms, best first: the more of the terms, the better. */
export function scoresFor(
  terms: readonly number[],
  shareOf: (term: number) => number,
  { scores, wordings }: Pick<UnitIndex, "scores" | "wordings">,
): SearchHit[] {
  const sums = new Float64Array(wordings.length);
  const held = new Float64Array(wordings.length);
  for (const term of terms) {
    const found = scores[term] ?? [];
    for (let at = 0; at < found.length; at += 2) {
      const id = found[at] as number;
      sums[id] = (sums[id] as number) + ((found[at + 1] as number) / 100) * shareOf(term);
      held[id] = (held[id] as number) + shareOf(term);
    }
  }
  const hits: SearchHit[] = [];
  held.forEach((count, id) => {
    if (count > 0) hits.push({ id, score: (sums[id] as number) * count });
  });
  return hits.sort((one, other) => other.score - one.score);
}

/** The score of a unit as if it had only these of its wordings: each term counts by the share of them that is left. */
export function scoreWithout(
  id: number,
  left: readonly (readonly number[])[],
  terms: readonly number[],
  shareOf: (term: number) => number,
  { scores, wordings }: Pick<UnitIndex, "scores" | "wordings">,
): number {
  const uses = (list: readonly (readonly number[])[], term: number) => list.filter((one) => one.includes(term)).length;
  let [sum, held] = [0, 0];
  for (const term of terms) {
    const found = scores[term] ?? [];
    const at = found.findIndex((value, index) => index % 2 === 0 && value === id);
    if (at < 0) continue;
    const all = uses(wordings[id] ?? [], term);
    const kept = all === 0 ? 1 : uses(left, term) / all;
    sum += ((found[at + 1] as number) / 100) * shareOf(term) * kept;
    held += kept > 0 ? shareOf(term) : 0;
  }
  return sum * held;
}
