import type { DoseReading } from "#app/domain/verdict.ts";
import { type Facts, isLive } from "#app/reading/facts.ts";
import type { DoseFigure, RuleBook } from "../rules/rule-book.ts";
import { type Amount, amountInWords, kilogramsIn, missingIn, needs } from "./amounts.ts";
import { readChocolate } from "./chocolate-dose.ts";

function gramsIn(amounts: readonly Amount[], { pieceGrams }: DoseFigure): number | undefined {
  const eaten = amounts.flatMap(({ what, value }) => {
    if (what === "grams") return [value];
    if (what === "mg") return [value / 1000];
    return what === "squares" && pieceGrams ? [value * pieceGrams] : [];
  });
  return eaten.length > 0 ? Math.max(...eaten) : undefined;
}

/** Grams per kilogram of body weight, or undefined when grams or weight are not known: then the worst is assumed. */
function gramsPerKg(amounts: readonly Amount[], dose: DoseFigure): number | undefined {
  const grams = gramsIn(amounts, dose);
  const kg = kilogramsIn(amounts);
  return grams === undefined || kg === undefined || kg <= 0 ? undefined : grams / kg;
}

/** Whether an amount was calculated and is small: far below what harms. */
export function isSmallAmount(amounts: readonly Amount[], dose: DoseFigure): boolean {
  const perKg = gramsPerKg(amounts, dose);
  return perKg !== undefined && dose.littleGramsPerKg !== undefined && perKg < dose.littleGramsPerKg;
}

/** What was eaten of the things whose amount can be calculated, for an animal of one of these species. */
export function readDoses(
  { facts, measures, species }: { facts: Facts; measures: readonly Amount[]; species: ReadonlySet<string> },
  { chocolate, doses }: RuleBook,
): DoseReading[] {
  const readings = Object.values(doses)
    .filter((dose) => isLive(facts, dose.concept) && dose.species.some((one) => species.has(one)))
    .map((dose) => readDose(measures, dose));
  if (chocolate && isLive(facts, "chocolate")) readings.unshift(readChocolate(measures, facts, chocolate));
  return readings;
}

function readDose(amounts: readonly Amount[], dose: DoseFigure): DoseReading {
  const grams = gramsIn(amounts, dose);
  const kg = kilogramsIn(amounts);
  const perKg = gramsPerKg(amounts, dose);
  const substance = dose.concept;
  const missing = missingIn({ amount: grams, weight: kg });
  if (perKg === undefined || grams === undefined || kg === undefined) return { substance, says: needs(missing), missing };
  const isTiny = dose.gramsPerKg < 1 / 2;
  const [unit, worth] = isTiny ? (["mg", 1000] as const) : (["g", 1] as const);
  const says = `${amountInWords(grams)} g of ${dose.name} for ${amountInWords(kg)} kg is about ${amountInWords(perKg * worth)} ${unit} per kg. Harm is reported from ${amountInWords(dose.gramsPerKg * worth)} ${unit} per kg.`;
  return { substance, says, perKg: { value: perKg * worth, unit: `${unit}/kg` }, timesHarmful: perKg / dose.gramsPerKg, missing };
}
