import type { MissingAmount } from "#app/domain/verdict.ts";
import type { Quantity } from "#app/language/numbers/quantity.ts";

export type Amount = Pick<Quantity, "what" | "value">;
export type Missing = MissingAmount;

/** The lightest of the weights given: of two readings the worse. */
export function kilogramsIn(amounts: readonly Amount[]): number | undefined {
  const weights = amounts.filter(({ what, value }) => what === "kg" && value > 0).map(({ value }) => value);
  return weights.length > 0 ? Math.min(...weights) : undefined;
}

export function missingIn(known: { amount: number | undefined; weight: number | undefined }): Missing[] {
  return (["amount", "weight"] as const).filter((name) => known[name] === undefined);
}

const ASKS: Record<Missing, string> = { kind: "which kind it was", amount: "how many grams", weight: "how heavy your pet is" };

/** What is missing before an amount can be calculated. */
export function needs(missing: readonly Missing[]): string {
  const asks = missing.map((name) => ASKS[name]);
  return `To calculate the amount, we need to know ${[asks.slice(0, -1).join(", "), asks.at(-1)].filter(Boolean).join(" and ")}. Until then the worst is assumed.`;
}

/** A number with two significant digits at most. */
export function amountInWords(value: number): string {
  return value >= 10 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
}
