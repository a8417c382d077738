import type { ChocolateFigures } from "#app/domain/poisons/chocolate-dose.ts";
import type { DoseFigure, Threshold } from "../rules/rule-book.ts";
import type { ChocolateSource, DoseSource, ThresholdSource } from "./schemas.ts";

type Amount = number | [number, number] | string;
type Measured = { value: Amount; unit: string };
/** The figures of content/figures.yaml by id. */
export type MeasuredFigures = ReadonlyMap<string, Measured & { also?: Measured[] | undefined }>;
type End = "low" | "high" | undefined;

const HOURS: Record<string, number> = { minute: 1 / 60, hour: 1, day: 24, week: 168, month: 730, year: 8760 };
const PLAIN: Record<Exclude<Threshold["of"], "time" | "age">, RegExp> = {
  warmth: /^°C$/,
  breaths: /^breaths per minute$/,
  times: /^(vomits?|times?|fits?)$/,
};

/** A figure as a plain number, in the unit that `unitOf` is worth. @throws Error when the ledger has no such figure in that unit */
export function numberOf(figures: MeasuredFigures, id: string, unitOf: (unit: string) => number | undefined, end?: End): number {
  const figure = figures.get(id);
  if (!figure) throw new Error(`there is no figure "${id}" in content/figures.yaml; add it or correct the id`);
  for (const { value, unit } of [figure, ...(figure.also ?? [])]) {
    const worth = unitOf(unit);
    if (worth === undefined || typeof value === "string") continue;
    if (typeof value === "number") return value * worth;
    if (!end) throw new Error(`figure "${id}" is a range; say which with "end: low" or "end: high"`);
    return value[end === "low" ? 0 : 1] * worth;
  }
  throw new Error(`figure "${id}" is in ${figure.unit}; this line cannot use that unit`);
}

export function unitFor(of: Threshold["of"]): (unit: string) => number | undefined {
  if (of === "time" || of === "age") return (unit) => HOURS[unit.replace(/s$/, "")];
  return (unit) => (PLAIN[of].test(unit) ? 1 : undefined);
}

/** Draws one threshold at its figure. @throws Error when the ledger has no such figure or it cannot be used here */
export function readThreshold(name: string, line: ThresholdSource, figures: MeasuredFigures): Threshold {
  const id = line.from ?? line.under;
  if (!id || (line.from && line.under)) throw new Error(`give either "from" or "under"`);
  const at = Number((numberOf(figures, id, unitFor(line.of), line.end) * (line.times ?? 1) + (line.plus ?? 0)).toPrecision(6));
  return { name, of: line.of, ...(line.from ? { least: at } : { under: at }) };
}

const exactly = (unit: RegExp) => (text: string) => (unit.test(text) ? 1 : undefined);

/** Fills the sum over chocolate from the ledger. @throws Error like `drawThreshold` */
export function readChocolateFigures(lines: ChocolateSource, figures: MeasuredFigures): ChocolateFigures {
  const strength = (id: string) => numberOf(figures, id, exactly(/^mg per gram/));
  return {
    strengths: Object.entries(lines.strengths).map(([name, id]) => [name, strength(id)]),
    labelled: strength(lines.labelled),
    unknown: strength(lines.unknown),
    sweet: strength(lines.sweet),
    largeDog: numberOf(figures, lines.large_dog, exactly(/^kg$/)),
    little: numberOf(figures, lines.little.from, MG_PER_KG) * lines.little.times,
    mild: numberOf(figures, lines.mild, MG_PER_KG),
  };
}

const MG_PER_KG = exactly(/^mg per kg of body weight$/);
const gramsPerKg = (unit: string) => (unit === "grams per kg of body weight" ? 1 : MG_PER_KG(unit) && 0.001);

/** Fills what one dose is compared with; of a range the worse end. @throws Error like `readThreshold` */
export function readDose({ concept, name, species, from, divide_by, piece, little }: DoseSource, figures: MeasuredFigures): DoseFigure {
  const strength = divide_by ? numberOf(figures, divide_by, exactly(/^times$/), "high") : 1;
  const gramsFrom = numberOf(figures, from, gramsPerKg, "low") / strength;
  return {
    concept,
    name,
    species: species.map((one) => one.replaceAll("-", "_")),
    gramsPerKg: Number(gramsFrom.toPrecision(6)),
    ...(piece && { pieceGrams: numberOf(figures, piece, exactly(/^grams$/), "high") }),
    ...(little && { littleGramsPerKg: Number((gramsFrom * little).toPrecision(6)) }),
  };
}
