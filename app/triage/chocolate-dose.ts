import type { Quantity } from "#app/language/quantities.ts";
import { type Facts, isLive } from "./rules/facts.ts";
import type { ChocolateFigures } from "./rules/rule-book.ts";

/** How words for an amount are read, when the message gives no grams. */
const GRAMS_A_BAR = 100;
const GRAMS_A_SQUARE = 10;
const GRAMS_A_SWEET = 1;

function strength(measures: Quantity[], facts: Facts, figures: ChocolateFigures): number | undefined {
  const share = measures.find((m) => m.what === "percent" && m.value >= 20 && m.value <= 100);
  if (share) return (figures.labelled * share.value) / 100;
  return figures.strengths.find(([name]) => isLive(facts, name))?.[1];
}

function grams(measures: Quantity[], facts: Facts): number | undefined {
  let total: number | undefined;
  for (const m of measures) {
    const each = m.what === "grams" ? 1 : m.what === "bars" ? GRAMS_A_BAR : m.what === "squares" ? GRAMS_A_SQUARE : 0;
    if (each) total = Math.max(total ?? 0, m.value * each);
  }
  return total ?? (isLive(facts, "choc_one_sweet") ? GRAMS_A_SWEET : isLive(facts, "choc_crumb") ? GRAMS_A_SQUARE : undefined);
}

/**
 * Milligrams per kilogram of pet, or undefined when grams or weight are not known: then the caller assumes the worst.
 * An unknown type counts as dark, except a single small sweet, which is milk chocolate.
 */
export function chocolateDose(measures: Quantity[], facts: Facts, figures: ChocolateFigures): number | undefined {
  const weights = measures.filter((m) => m.what === "kg" && m.value > 0.3).map((m) => m.value);
  const amount = grams(measures, facts);
  const kg = weights.length ? Math.min(...weights) : isLive(facts, "size_large_dog") ? figures.largeDog : undefined;
  if (kg === undefined || amount === undefined) return undefined;
  const per = strength(measures, facts, figures) ?? (isLive(facts, "choc_one_sweet") ? figures.sweet : figures.unknown);
  return (amount * per) / kg;
}
