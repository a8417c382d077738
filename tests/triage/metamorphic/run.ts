import { atLeast, type Level } from "#app/domain/urgency.ts";
import type { Screen } from "#app/domain/verdict.ts";
import { additions, readSeeds, type Seed, type Variant, variantsOf } from "./variants.ts";

type Miss = Variant & { level: Level };
/** What became of the variants of one list: how many fell below the level of their seed, and of those how many below urgent. */
export type Outcome = { variants: number; below: Miss[]; belowUrgent: Miss[] };

/** @param every reads each n-th variant only, from a start that differs by seed */
export function runVariants(screen: Screen, seeds: readonly Seed[], level: Level, every = 1): Outcome {
  const added = additions();
  const outcome: Outcome = { variants: 0, below: [], belowUrgent: [] };
  for (const [s, seed] of seeds.entries()) {
    let n = s;
    for (const variant of variantsOf(seed, added)) {
      n += 1;
      if (n % every) continue;
      outcome.variants += 1;
      const found = screen(variant.message, { petType: variant.petType }).level;
      if (!atLeast(found, level)) outcome.below.push({ ...variant, level: found });
      if (!atLeast(found, "urgent")) outcome.belowUrgent.push({ ...variant, level: found });
    }
  }
  return outcome;
}

const share = (part: number, all: number) => `${((100 * part) / all).toFixed(2)}% (${part} of ${all})`;

/** The figures of the suite and every miss, for `npm run triage:eval -- --metamorphic`. */
export function metamorphicReport(screen: Screen): string {
  const lists = [
    ["emergencies.txt", "emergency"],
    ["urgent.txt", "urgent"],
  ] as const;
  return lists
    .flatMap(([name, level]) => {
      const { variants, below, belowUrgent } = runVariants(screen, readSeeds(name), level);
      return [
        `${name}: stay ${level} ${share(variants - below.length, variants)}, at least urgent ${share(variants - belowUrgent.length, variants)}`,
        ...below.map((miss) => `  ${miss.level} | ${miss.seed} | ${miss.change} | ${miss.message}`),
      ];
    })
    .join("\n");
}
