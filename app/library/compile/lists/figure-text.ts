import type { FigureEntry } from "../schemas.ts";

const NUMBERS = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });

type Amount = FigureEntry["value"];

/**
 * Writes a figure as a reader sees it: "12 to 24 hours", "18 to 24 °C (65 to 75 °F)".
 * @param unit `main` writes only the first unit, `other` only the second.
 */
export function figureText(figure: FigureEntry, unit?: "main" | "other"): string {
  const main = measure(figure.value, figure.unit);
  const other = (figure.also ?? []).map((also) => measure(also.value, also.unit)).join(", ");
  if (unit === "main" || !other) return main;
  return unit === "other" ? other : `${main} (${other})`;
}

function measure(value: Amount, unit: string): string {
  const text = Array.isArray(value) ? `${number(value[0])} to ${number(value[1])}` : number(value);
  // A percent sign and a degree sign keep their usual distance from the number.
  return unit === "%" ? `${text}%` : `${text} ${unit}`.trim();
}

function number(value: number | string): string {
  return typeof value === "number" ? NUMBERS.format(value) : value;
}
