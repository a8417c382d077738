import { type ChocolateFigures, chocolateDosePerKg, chocolateStrength, GRAMS_IN } from "#app/domain/poisons/chocolate-dose.ts";
import type { DoseReading } from "#app/domain/verdict.ts";
import { type Facts, isLive } from "#app/reading/facts.ts";
import { type Amount, amountInWords, kilogramsIn, type Missing, missingIn, needs } from "./amounts.ts";

const GRAMS: Partial<Record<Amount["what"], number>> = { grams: 1, bars: GRAMS_IN.bar, squares: GRAMS_IN.square };

const KIND_WORDS: Record<string, string> = {
  choc_cocoa_powder: "cocoa powder",
  choc_baking: "baking chocolate",
  choc_dark: "dark chocolate",
  choc_milk: "milk chocolate",
  choc_white: "white chocolate",
};

type ChocolateAmount = { grams?: number; kg?: number; isWeightGuessed: boolean; mgPerGram: number; kind?: string };

/** What the owner wrote of kind, grams and weight. A kind that is not known counts as dark, except one or two small sweets or a single biscuit, which are milk. */
function amountIn(amounts: readonly Amount[], facts: Facts, figures: ChocolateFigures): ChocolateAmount {
  const eaten = amounts.flatMap(({ what, value }) => (GRAMS[what] ? [value * GRAMS[what]] : []));
  const isBiscuit = isLive(facts, "choc_one_biscuit");
  const isSweet = isBiscuit || isLive(facts, "choc_one_sweet");
  const guessed = isBiscuit ? GRAMS_IN.biscuit : isSweet ? GRAMS_IN.sweet : isLive(facts, "choc_crumb") ? GRAMS_IN.square : undefined;
  const grams = eaten.length > 0 ? Math.max(...eaten) : guessed;
  const written = kilogramsIn(amounts);
  const kg = written ?? (isLive(facts, "size_large_dog") ? figures.largeDog : undefined);
  const share = amounts.find(({ what, value }) => what === "percent" && value >= 20 && value <= 100)?.value;
  const kind = share ? `chocolate with ${share}% cocoa` : KIND_WORDS[figures.strengths.find(([one]) => isLive(facts, one))?.[0] ?? ""];
  const known = chocolateStrength(figures, share, (one) => isLive(facts, one));
  const mgPerGram = known ?? (isSweet ? figures.sweet : figures.unknown);
  const isWeightGuessed = kg !== undefined && written === undefined;
  return { mgPerGram, isWeightGuessed, ...(grams !== undefined && { grams }), ...(kg !== undefined && { kg }), ...(kind && { kind }) };
}

/** Milligrams per kilogram of pet, or undefined when grams or weight are not known: then the caller assumes the worst. */
export function chocolateDose(amounts: readonly Amount[], facts: Facts, figures: ChocolateFigures): number | undefined {
  return chocolateDosePerKg(amountIn(amounts, facts, figures));
}

/** The arithmetic over chocolate in words, or what is missing for it. */
export function readChocolate(amounts: readonly Amount[], facts: Facts, figures: ChocolateFigures): DoseReading {
  const { grams, kg, isWeightGuessed, mgPerGram, kind } = amountIn(amounts, facts, figures);
  const perKg = chocolateDosePerKg({ mgPerGram, ...(grams !== undefined && { grams }), ...(kg !== undefined && { kg }) });
  const missing: Missing[] = [...(kind ? [] : ["kind" as const]), ...missingIn({ amount: grams, weight: kg })];
  if (perKg === undefined || grams === undefined || kg === undefined) return { substance: "chocolate", says: needs(missing), missing };
  const what = kind ?? "chocolate, counted as dark";
  const guess = isWeightGuessed ? ` The ${amountInWords(kg)} kg are a guess for a large dog: tell me the weight, and I count again.` : "";
  const says = `${amountInWords(grams)} g of ${what} for ${amountInWords(kg)} kg is about ${amountInWords(perKg)} mg of stimulant per kg. Signs are reported from ${amountInWords(figures.mild)} mg per kg.${guess}`;
  return { substance: "chocolate", says, perKg: { value: perKg, unit: "mg/kg" }, timesHarmful: perKg / figures.mild, missing };
}
