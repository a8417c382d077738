import type { Weights } from "../rules/rule-book.ts";

export type TightWeights = Weights & { keys: [places: string, rows: string] };

/**
 * The learned letters on the wire. Weights go two letters to a sign, the second and third row side by side, since they are seldom far
 * apart; gaps go one to a sign. The commonest come first in one row of signs, so that a packer finds few signs used much.
 */
const SIGNS = Array.from({ length: 300 }, (_, i) => String.fromCharCode(i < 64 ? 48 + i : 97 + i)).filter((sign) =>
  /[^\\`\x7f-\xa0]/.test(sign),
);
const PAIR = 2;
const NOUGHT = "h";

const inParts = (text: string, length: number) => text.match(new RegExp(`.{${length}}`, "gs")) ?? [];

function signed(parts: string[]): { keys: string; text: string } {
  const met = new Map<string, number>();
  for (const part of parts) met.set(part, (met.get(part) ?? 0) + 1);
  const keys = [...met].sort((a, b) => b[1] - a[1]).map(([part]) => part);
  const signOf = new Map(keys.map((part, i) => [part, SIGNS[i] as string]));
  return { keys: keys.join(""), text: parts.map((part) => signOf.get(part)).join("") };
}

function unsigned(text: string, keys: string, length: number): string {
  const parts = inParts(keys, length);
  return Array.from(text, (sign) => parts[SIGNS.indexOf(sign)]).join("");
}

export function tightWeights(weights: Weights): TightWeights {
  const [first = "", second = "", third = ""] = weights.rows;
  const letters = Array.from(second, (letter, i) => letter + third[i]).join("") + first;
  const rows = signed(inParts(letters + (letters.length % PAIR ? NOUGHT : ""), PAIR));
  const places = signed([...weights.places]);
  return { ...weights, places: places.text, rows: [rows.text], keys: [places.keys, rows.keys] };
}

export function wideWeights({ keys, places, rows, ...rest }: TightWeights): Weights {
  const letters = unsigned(rows[0] as string, keys[1], PAIR);
  const size = Math.floor(letters.length / 3);
  const every = (from: number) => Array.from({ length: size }, (_, i) => letters[2 * i + from]).join("");
  return { ...rest, places: unsigned(places, keys[0], 1), rows: [letters.slice(2 * size, 3 * size), every(0), every(1)] };
}
