import { type ChocolateFigures, chocolateDosePerKg, chocolateStrength, GRAMS_IN } from "#app/domain/poisons/chocolate-dose.ts";
import type { Quantity } from "#app/language/quantities.ts";
import { type Facts, isLive } from "./rules/facts.ts";

type Amount = Pick<Quantity, "what" | "value">;

const GRAMS: Partial<Record<Quantity["what"], number>> = { grams: 1, bars: GRAMS_IN.bar, squares: GRAMS_IN.square };

function gramsIn(quantities: readonly Amount[], facts: Facts): number | undefined {
  const amounts = quantities.flatMap(({ what, value }) => (GRAMS[what] ? [value * GRAMS[what]] : []));
  if (amounts.length > 0) return Math.max(...amounts);
  if (isLive(facts, "choc_one_sweet")) return GRAMS_IN.sweet;
  return isLive(facts, "choc_crumb") ? GRAMS_IN.square : undefined;
}

/**
 * Milligrams per kilogram of pet by what the owner wrote, or undefined when grams or weight are not known: then the caller assumes the
 * worst. A kind that is not known counts as dark, except a single small sweet, which is milk chocolate.
 */
export function chocolateDose(quantities: readonly Amount[], facts: Facts, figures: ChocolateFigures): number | undefined {
  const weights = quantities.filter(({ what }) => what === "kg").map(({ value }) => value);
  const kg = weights.length > 0 ? Math.min(...weights) : isLive(facts, "size_large_dog") ? figures.largeDog : undefined;
  const share = quantities.find(({ what, value }) => what === "percent" && value >= 20 && value <= 100)?.value;
  const unknown = isLive(facts, "choc_one_sweet") ? figures.sweet : figures.unknown;
  const mgPerGram = chocolateStrength(figures, share, (kind) => isLive(facts, kind)) ?? unknown;
  return chocolateDosePerKg({ grams: gramsIn(quantities, facts), mgPerGram, kg });
}
