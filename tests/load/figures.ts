import { quantile } from "../benches/stats.ts";

/** One measured figure. With a bound it is judged: `most` and `least` are still right. */
export type Figure = {
  name: string;
  value: number;
  most?: number;
  least?: number;
  /** A time or what is made of times: its median over the rounds is judged. All else is judged by its worst round. */
  time?: boolean;
};

export type Step = { id: string; seconds: number; figures: Figure[]; notes: string[] };

export type Row = { id: string; ok: boolean; figure: string; faults: string[] };

/** A part of a whole; nothing of nothing is whole. */
export const ratio = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/** The slope of a line through points, in units of y for one of x (least squares). */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const over = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const under = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return under === 0 ? 0 : over / under;
}

/** The rounds of one step as one row of the table: medians, ranges, and what does not hold. */
export function rowOf(id: string, rounds: readonly Step[]): Row {
  const names = [...new Set(rounds.flatMap(({ figures }) => figures.map(({ name }) => name)))];
  const faults = rounds.flatMap(({ notes }) => notes);
  const told = names.map((name) => {
    const all = rounds.flatMap(({ figures }) => figures.filter((figure) => figure.name === name));
    const values = all.map(({ value }) => value);
    const [least, middle, most] = [Math.min(...values), quantile(values, 0.5), Math.max(...values)];
    const bound = all[0];
    const [low, high] = bound?.time ? [middle, middle] : [least, most];
    if (bound?.most !== undefined && !(high <= bound.most)) faults.push(`${name} is ${short(high)}, more than ${short(bound.most)}`);
    if (bound?.least !== undefined && !(low >= bound.least)) faults.push(`${name} is ${short(low)}, less than ${short(bound.least)}`);
    return `${name} ${short(middle)}${least === most ? "" : ` (${short(least)} to ${short(most)})`}`;
  });
  return { id, ok: faults.length === 0, figure: told.join(", "), faults: [...new Set(faults)] };
}

function short(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 3 : 0);
}
