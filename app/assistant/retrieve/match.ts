/** How the question compares with the wordings of a unit, each from 0 to 1. */
export type WordingMatch = {
  /** The wording that is most like the question. */
  similarity: number;
  /** The wording that the question holds most of: owners add circumstances to a question. */
  contained: number;
  /** The three wordings that are most like it, on average. */
  agreement: number;
  /** How much of the question stands in any wording. */
  covered: number;
  /** The question against the middle of all wordings: what they have in common weighs most. */
  centroid: number;
  /** How much of what most wordings say stands in the question. */
  core: number;
  /** The same of what some of them say. */
  wideCore: number;
};

const AGREEING = 3;
/** A term of such a share of the wordings is what the unit is about. */
const CORE = 0.4;
const WIDE_CORE = 0.2;

/**
 * Compares by the weight of the shared terms.
 * @param wordings the terms of each
 * @param terms those of the question, with what each weighs in it
 */
export function matchOf(
  wordings: readonly (readonly number[])[],
  terms: ReadonlyMap<number, number>,
  weightOf: (term: number) => number,
): WordingMatch {
  const mass = sum(terms.values());
  const likeness: number[] = [];
  let contained = 0;
  const known = new Set<number>();
  const middle = new Map<number, number>();
  for (const wording of wordings) {
    const share = 1 / (wording.length || 1);
    let [own, shared] = [0, 0];
    for (const term of wording) {
      middle.set(term, (middle.get(term) ?? 0) + share);
      const asked = terms.get(term);
      own += asked ?? weightOf(term);
      if (asked === undefined) continue;
      shared += asked;
      known.add(term);
    }
    likeness.push(shared / (0.5 * mass + 0.5 * own || 1));
    contained = Math.max(contained, shared / (0.2 * mass + 0.8 * own || 1));
  }
  likeness.sort((one, other) => other - one);
  return {
    similarity: likeness[0] ?? 0,
    contained,
    agreement: sum(likeness.slice(0, AGREEING)) / AGREEING,
    covered: sum([...known].map((term) => terms.get(term) ?? 0)) / (mass || 1),
    centroid: cosine(terms, middle, weightOf),
    core: coreShare(CORE, wordings, terms, weightOf),
    wideCore: coreShare(WIDE_CORE, wordings, terms, weightOf),
  };
}

function cosine(terms: ReadonlyMap<number, number>, middle: ReadonlyMap<number, number>, weightOf: (term: number) => number): number {
  let [both, asked, own] = [0, 0, 0];
  for (const [term, weight] of terms) {
    asked += weight * weight;
    both += weight * (middle.get(term) ?? 0) * weightOf(term);
  }
  for (const [term, share] of middle) own += (share * weightOf(term)) ** 2;
  return both / (Math.sqrt(asked * own) || 1);
}

function coreShare(
  least: number,
  wordings: readonly (readonly number[])[],
  terms: ReadonlyMap<number, number>,
  weightOf: (term: number) => number,
): number {
  const uses = new Map<number, number>();
  for (const wording of wordings) for (const term of wording) uses.set(term, (uses.get(term) ?? 0) + 1);
  let [all, said] = [0, 0];
  for (const [term, count] of uses) {
    if (count < least * wordings.length) continue;
    all += weightOf(term);
    if (terms.has(term)) said += weightOf(term);
  }
  return all === 0 ? 0.5 : said / all;
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const one of numbers) total += one;
  return total;
}
