import type { Token } from "../tokenise.ts";
import { isBreathCount, temperature } from "./body-values.ts";
import type { Quantity } from "./quantity.ts";
import { withShares } from "./shares.ts";
import { GRAMS, HOURS, KILOGRAMS, unitValue } from "./units.ts";

const FIXED: [RegExp, number][] = [
  [/^since (?:about )?(last night|yesterday evening|bedtime|dinner yesterday|supper yesterday)/, 13],
  [/^(all night|overnight|through the night|the whole night)/, 10],
  [/^(?:since )?(?:the )?(day before yesterday|night before last)/, 40],
  [/^since (yesterday|ayer|hier|gestern|ieri|ontem)/, 22],
  [/^since (this |early )?(morning|breakfast|lunch|dawn|midday)/, 8],
  [/^(?:nothing |eaten )?all day/, 12],
  [
    /^since (last )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thurs|thu|fri|sat|sun)(?: (?:morning|afternoon|evening|night))?/,
    48,
  ],
  [/^since (the )?weekend/, 60],
  [/^since last week/, 168],
  [/^a whole day|^full day|^entire day/, 24],
];
const DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** Reads amounts, times, ages, weights and temperatures out of the words. */
export function readQuantities(tokens: Token[]): Quantity[] {
  const out: Quantity[] = [];
  const word = (i: number) => tokens[i]?.text;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    const text = token.text;
    if (
      text === "since" ||
      text === "all" ||
      text === "overnight" ||
      text === "the" ||
      text === "a" ||
      text === "day" ||
      text === "night" ||
      text === "through" ||
      text === "full" ||
      text === "entire"
    ) {
      const ahead = tokens
        .slice(i, i + 5)
        .filter((t) => t.sentence === token.sentence)
        .map((t) => t.text)
        .join(" ");
      for (const [shape, hours] of FIXED) {
        const found = shape.exec(ahead)?.[0];
        if (!found) continue;
        out.push({ what: "duration", value: hours, at: i, end: i + found.split(" ").length });
        break;
      }
    }
    const day = DAYS.indexOf(text.slice(0, 3));
    if (day >= 0 && /^(sun|mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?)(day)?$/.test(text)) weekday(tokens, i, day, out);
    if (text === "an" || text === "a") {
      const h = unitValue(HOURS, word(i + 1));
      if (h !== undefined && (word(i + 1) ?? "").length > 2 && !isRate(tokens, i)) time(tokens, i, i + 2, h, out);
      if (word(i + 1) === "couple") {
        const k = word(i + 2) === "of" ? i + 3 : i + 2;
        const each = unitValue(HOURS, word(k));
        if (each !== undefined) time(tokens, i, k + 1, 2 * each, out);
      }
    }
    if (text === "twice" || text === "thrice") out.push({ what: "times", value: text === "twice" ? 2 : 3, at: i, end: i + 1 });
    if (token.value === undefined) continue;
    amounts(tokens, i, token.value, out);
  }
  return withShares(tokens, out);
}

function amounts(tokens: Token[], i: number, n: number, out: Quantity[]): void {
  const word = (k: number) => tokens[k]?.text;
  let value = n;
  let k = i + 1;
  if (word(k) === "of") k += 1;
  const rate = n > 1 && /^(a|per)$/.test(word(k) ?? "") && /^min(ute)?$/.test(word(k + 1) ?? "");
  if (!rate && (word(k) === "an" || word(k) === "a")) k += 1;
  if ((word(k) === "or" || word(k) === "to" || word(k) === "-") && tokens[k + 1]?.value !== undefined) {
    value = Math.max(value, tokens[k + 1]?.value ?? 0);
    k += 2;
  } else if ((tokens[k]?.value ?? 0) > n && /^\d/.test(word(k) ?? "") && k === i + 1) {
    // "2 3 days"; "3.8 2 days ago" is a number and a time.
    value = Math.max(value, tokens[k]?.value ?? 0);
    k += 1;
  }
  if (word(k) === "more" || word(k) === "whole" || word(k) === "full") k += 1;
  const next = word(k);
  const push = (what: Quantity["what"], v: number) => out.push({ what, value: v, at: i, end: k + 1 });
  if (isBreathCount(tokens, i, k)) return void push("breaths", value);
  const hours = unitValue(HOURS, next);
  if (hours !== undefined && isRate(tokens, i)) return;
  if (hours !== undefined) return void time(tokens, i, k + 1, value * hours, out);
  const kg = unitValue(KILOGRAMS, next);
  if (kg !== undefined) return void push("kg", value * kg);
  const grams = unitValue(GRAMS, next);
  if (grams !== undefined) return void push("grams", value * grams);
  if (next === "mg") push("mg", value);
  else if (next === "%" || next === "percent") push("percent", value);
  else if (
    next === "times" ||
    next === "x" ||
    next === "lots" ||
    next === "veces" ||
    next === "fois" ||
    next === "mal" ||
    next === "volte" ||
    next === "vezes"
  )
    push("times", value);
  else if (next === "squares" || next === "cube" || next === "cubes" || next === "pieces" || next === "chunks") push("squares", value);
  else if (next === "bar" || next === "bars") push("bars", value);
  else if (rate || next === "breaths") push("breaths", value);
  else if (next === "°" || next === "c" || next === "celsius" || next === "degrees" || next === "f" || next === "fahrenheit")
    temperature(tokens, i, value, out);
  else if (value >= 35 && value <= 43 && /^\d+[.,]\d/.test(tokens[i]?.text ?? "")) temperature(tokens, i, value, out);
  else if ((value >= 39 && value < 44) || (value > 95 && value < 112)) {
    const near = tokens.slice(Math.max(0, i - 5), i + 5).some((t) => /^(temp|temperature|fever|thermometer)$/.test(t.text));
    if (near) temperature(tokens, i, value, out);
  }
}

const PER =
  /^(?:per|every|each|twice|thrice|once|times|x|daily|mls?|mgs?|g|grams?|units?|tablets?|pills?|scoops?|cups?|meals?|feeds?|drops?|doses?)$/;

/** "Twice a day", "1 unit a day", "every 4 hours": how often, not how long. */
function isRate(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    before !== undefined &&
    before.sentence === tokens[at]?.sentence &&
    (PER.test(before.text) || (tokens[at]?.value === undefined && before.value !== undefined))
  );
}

function time(tokens: Token[], from: number, end: number, hours: number, out: Quantity[]): void {
  const after = tokens.slice(end, end + 2).map((t) => t.text);
  const before = tokens[from - 1]?.text;
  const lastUnit = tokens[end - 1]?.text ?? "";
  const old =
    after[0] === "old" ||
    lastUnit === "yo" ||
    (lastUnit === "y" && after[0] === "o") ||
    (/^(yr|year|y|week|wk|month|mth|mo|day)s?$/.test(lastUnit) &&
      (before === "is" || before === "a") &&
      /^(dog|puppy|pup|kitten|cat|rabbit|boy|girl|male|female|lab|old|pup)/.test(after[0] ?? "old-no"));
  if (old) out.push({ what: "age", value: hours, at: from, end });
  else if (after[0] === "ago" || (after[0] === "or" && after[1] === "so")) out.push({ what: "ago", value: hours, at: from, end });
  else out.push({ what: "duration", value: hours, at: from, end });
}

/** "since Tuesday … and it's Thursday": the span between the first and this weekday. */
function weekday(tokens: Token[], i: number, day: number, out: Quantity[]): void {
  for (let p = i - 1; p >= 0 && p > i - 14; p -= 1) {
    const text = tokens[p]?.text ?? "";
    const first = DAYS.indexOf(text.slice(0, 3));
    if (first < 0 || first === day || !/^(sun|mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?)(day)?$/.test(text)) continue;
    out.push({ what: "duration", value: ((day - first + 7) % 7) * 24, at: i, end: i + 1 });
    return;
  }
}
