import type { CardLevel } from "#app/domain/urgency.ts";
import type { Html } from "../content/landing-content.ts";
import type { Source } from "../content/page.ts";
import { type ChocolateFigures, chocolateDosePerKg, chocolateStrength, GRAMS_IN } from "./chocolate-dose.ts";

/** Kinds of chocolate as named on a wrapper, weakest first. */
export const CHOCOLATE_KINDS = {
  unsure: "Not sure",
  white: "White",
  milk: "Milk, or a candy bar",
  dark: "Dark or semi-sweet",
  baking: "Baking, unsweetened",
  cocoa: "Cocoa powder",
} as const;

export type ChocolateKind = keyof typeof CHOCOLATE_KINDS;

/** The words of the urgency check for each kind; a kind that is not known has none. */
const CONCEPTS: Record<Exclude<ChocolateKind, "unsure">, string> = {
  white: "choc_white",
  milk: "choc_milk",
  dark: "choc_dark",
  baking: "choc_baking",
  cocoa: "choc_cocoa_powder",
};

export const AMOUNT_UNITS = { squares: "squares", bars: "whole bars", oz: "ounces", g: "grams" } as const;

export const WEIGHT_UNITS = { lb: "pounds (lb)", kg: "kilograms (kg)" } as const;

const GRAMS: Record<keyof typeof AMOUNT_UNITS, number> = { squares: GRAMS_IN.square, bars: GRAMS_IN.bar, oz: 28.35, g: 1 };

const KILOGRAMS: Record<keyof typeof WEIGHT_UNITS, number> = { lb: 0.4536, kg: 1 };

/** What an owner knows. Numbers are above zero. */
export type ChocolateInput = {
  kind: ChocolateKind;
  /** Cocoa on the wrapper, in percent. */
  share?: number;
  amount: number;
  unit: keyof typeof AMOUNT_UNITS;
  weight: number;
  weightUnit: keyof typeof WEIGHT_UNITS;
};

/** What the sum needs and says, from content/chocolate-sum.yaml and the ledger. */
export type ChocolateContent = {
  figures: ChocolateFigures;
  /** In mg per kg of body weight, the lowest first. */
  steps: readonly { from: number; says: Html }[];
  little: Html;
  call: Html;
  watch: Html;
  sources: readonly Source[];
};

export type ChocolateResult = {
  level: Extract<CardLevel, "emergency" | "routine">;
  /** mg of stimulant per kg of body weight; absent where it could not be worked out and the worst is assumed. */
  dose?: number;
  /** How many of the book's steps are reached. */
  steps: number;
};

/** Reads the form of the sum. @returns undefined while amount or weight are missing or make no sense */
export function readChocolateInput(params: URLSearchParams): ChocolateInput | undefined {
  const [amount, weight, share] = ["amount", "weight", "share"].map((name) => positive(params.get(name)));
  if (!amount || !weight) return undefined;
  return {
    kind: keyOf(CHOCOLATE_KINDS, params.get("kind"), "unsure"),
    ...(share && share <= MOST_SHARE && { share }),
    amount,
    unit: keyOf(AMOUNT_UNITS, params.get("unit"), "squares"),
    weight,
    weightUnit: keyOf(WEIGHT_UNITS, params.get("weightUnit"), "lb"),
  };
}

const MOST_SHARE = 100;

/**
 * Works out how much stimulant a dog ate, with the arithmetic of the urgency check. Kind and cocoa share may disagree: the worse
 * of the two counts. Sources: the strengths and steps of the ledger (merck-choc, tvec-choc).
 */
export function calculateChocolate(
  question: ChocolateInput,
  { figures, steps }: Pick<ChocolateContent, "figures" | "steps">,
): ChocolateResult {
  const { kind, share } = question;
  const doses = [
    ...(kind !== "unsure" || !share ? [doseOf(question, figures, kind)] : []),
    ...(share ? [doseOf(question, figures, "unsure", share)] : []),
  ];
  const known = doses.filter((dose) => dose !== undefined);
  // Too small a weight, say: the sum does not know, so the worst is assumed.
  if (known.length < doses.length) return { level: "emergency", steps: steps.length };
  const dose = Math.max(...known);
  const level = dose < figures.little ? "routine" : "emergency";
  return { level, dose, steps: steps.filter(({ from }) => dose >= from).length };
}

function doseOf(question: ChocolateInput, figures: ChocolateFigures, kind: ChocolateKind, share?: number): number | undefined {
  const { amount, unit, weight, weightUnit } = question;
  const strength = chocolateStrength(figures, share, (concept) => kind !== "unsure" && CONCEPTS[kind] === concept);
  return chocolateDosePerKg({
    grams: amount * GRAMS[unit],
    mgPerGram: strength ?? figures.unknown,
    kg: weight * KILOGRAMS[weightUnit],
  });
}

function positive(text: string | null): number | undefined {
  // A comma is a decimal point in half of the world.
  const value = Number((text ?? "").trim().replace(",", "."));
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

function keyOf<Key extends string>(table: Record<Key, string>, text: string | null, fallback: Key): Key {
  return (Object.keys(table) as Key[]).find((key) => key === text) ?? fallback;
}
