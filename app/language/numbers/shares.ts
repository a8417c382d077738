import type { Token } from "../tokenise.ts";
import type { Quantity } from "./quantity.ts";

/** Parts of a whole, in words. A number below one, "half" or "1/3", is one too. */
const PARTS = new Map(Object.entries({ quarter: 1 / 4, third: 1 / 3, fifth: 1 / 5, quarters: 1 / 4, thirds: 1 / 3, fifths: 1 / 5 }));
const BEFORE_WHOLE = /^(?:of|a|an|the|one|my|our|his|her|their|that|this|big|large|small|whole|full|bar|packet|bag|box|tub)$/;
const OF_WHOLE = /^(?:it|that|this|them|the)$/;
const IS_LEFT = /^(?:left|remains|remaining|remained|uneaten|untouched)$/;
const EATEN: readonly Quantity["what"][] = ["grams", "mg", "bars", "squares"];
/** Words between a whole and its part: "a 200 g bar, he ate maybe half of it". */
const FARTHEST = 10;

type Share = { value: number; at: number };

/**
 * The amounts with what was taken of each: "half of a 200 g bar" is 100 g, "2 of the 6 squares" are 2, and a third that is left is two thirds
 * eaten.
 */
export function withShares(tokens: readonly Token[], quantities: readonly Quantity[]): Quantity[] {
  return quantities.map((quantity) => {
    if (!EATEN.includes(quantity.what)) return quantity;
    const share = countBefore(tokens, quantity) ?? partBefore(tokens, quantity.at) ?? partAfter(tokens, quantity.end, quantities);
    return share ? { ...quantity, value: quantity.value * eatenOf(tokens, share) } : quantity;
  });
}

/** "Half of a", before the whole; or "2 of the 6 squares of a". */
function partBefore(tokens: readonly Token[], whole: number): Share | undefined {
  let at = whole - 1;
  while (BEFORE_WHOLE.test(wordAt(tokens, at, whole))) at -= 1;
  if (at === whole - 1) return undefined;
  const part = partAt(tokens, at);
  if (part) return isInside(tokens, at, whole) ? part : undefined;
  const count = tokens[at - 1];
  const isOfPieces = /^(?:squares|pieces|chunks|cubes)$/.test(wordAt(tokens, at, whole)) && count?.value !== undefined;
  const value = isOfPieces ? shareOfCount(tokens, at - 1) : undefined;
  return value === undefined ? undefined : { value, at };
}

/** "2 of the" before "6 squares". */
function countBefore(tokens: readonly Token[], { what, at }: Quantity): Share | undefined {
  const value = what === "squares" ? shareOfCount(tokens, at) : undefined;
  return value === undefined ? undefined : { value, at };
}

function shareOfCount(tokens: readonly Token[], at: number): number | undefined {
  const whole = tokens[at]?.value ?? 0;
  const isThe = /^(?:the|its|his|her|my)$/.test(wordAt(tokens, at - 1, at));
  const of = isThe ? at - 2 : at - 1;
  const part = wordAt(tokens, of, at) === "of" ? tokens[of - 1]?.value : undefined;
  return part !== undefined && part >= 1 && part <= whole ? part / whole : undefined;
}

/** "Maybe half of it", after the whole and before another number. */
function partAfter(tokens: readonly Token[], end: number, quantities: readonly Quantity[]): Share | undefined {
  for (let at = end; at < end + FARTHEST && at < tokens.length; at += 1) {
    const part = partAt(tokens, at);
    const next = tokens[at + 1]?.text === "of" ? at + 2 : at + 1;
    if (part && tokens[at + 1]?.text === "of" && OF_WHOLE.test(tokens[next]?.text ?? "")) return part;
    if (quantities.some((one) => one.at === at)) return undefined;
  }
  return undefined;
}

/** A part of a whole at a place: "half", "1/3", "a quarter", "two thirds". */
function partAt(tokens: readonly Token[], at: number): Share | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.value !== undefined && token.value > 0 && token.value < 1) return { value: token.value, at };
  const part = PARTS.get(token.text);
  const count = tokens[at - 1]?.value;
  const value = part && part * (count !== undefined && count >= 1 && token.text.endsWith("s") ? count : 1);
  return value !== undefined && value < 1 ? { value, at } : undefined;
}

/** What is left was not eaten. */
function eatenOf(tokens: readonly Token[], { value, at }: Share): number {
  const { sentence } = tokens[at] ?? {};
  const isLeft = tokens.slice(at).some((token) => token.sentence === sentence && IS_LEFT.test(token.text));
  return isLeft ? 1 - value : value;
}

function isInside(tokens: readonly Token[], at: number, other: number): boolean {
  return tokens[at]?.sentence === tokens[other]?.sentence;
}

function wordAt(tokens: readonly Token[], at: number, beside: number): string {
  return isInside(tokens, at, beside) ? (tokens[at]?.text ?? "") : "";
}
