import type { Token } from "../tokenise.ts";
import type { Quantity } from "./quantity.ts";

/** "Breathes 60 times a minute" and "breathing rate asleep is 44": a count of breaths without the word "breaths" behind it. */
export function isBreathCount(tokens: readonly Token[], at: number, next: number): boolean {
  const { sentence, value = 0 } = tokens[at] as Token;
  const word = (k: number) => tokens[k]?.text ?? "";
  const before = tokens.slice(Math.max(0, at - BREATH_WORDS_BEFORE), at).filter((token) => token.sentence === sentence);
  const breathing = before.findIndex(({ text }) => /^(?:breath|respirat)/.test(text));
  if (breathing < 0 || value < FEWEST_BREATHS || value > MOST_BREATHS) return false;
  if (/^(?:times|x)$/.test(word(next))) return /^(?:a|per)$/.test(word(next + 1)) && /^min(?:ute)?$/.test(word(next + 2));
  const isLast = tokens[next]?.sentence !== sentence || /^(?:asleep|sleeping|resting|when|while|in|at|and|but)$/.test(word(next));
  return isLast && before.slice(breathing).some(({ text }) => text === "rate");
}

const BREATH_WORDS_BEFORE = 7;
const FEWEST_BREATHS = 5;
const MOST_BREATHS = 300;

/** What is measured besides warmth and has numbers like it. */
const OTHER_VALUE = /\b(?:sugar|glucose|weight|weighs|weighed|weighing|potassium|calcium|creatinine|bun|ph|alt)\b/;

/** A number below this is the temperature of a room, a tank or a fridge. */
const COLDEST_BODY = 28;

/** Adds the temperature of an animal's body, in degrees Celsius, where the number at a word is one. */
export function temperature(tokens: Token[], i: number, n: number, out: Quantity[]): void {
  const around = tokens
    .slice(Math.max(0, i - 9), i + 8)
    .map((t) => t.text)
    .join(" ");
  const body =
    /\b(temp|temperature|fever|thermometer|rectal|bum|febre|fieber|fievre|fiebre|febbre)\b/.test(around) &&
    !/\b(room|outside|house|weather|tank|water|kitchen|cage)\b/.test(around);
  if (!body && OTHER_VALUE.test(around)) return;
  const celsius = n > 60 ? ((n - 32) * 5) / 9 : n;
  if (isAnimalsFahrenheit(tokens, i)) return void out.push({ what: "celsius", value: celsius, at: i, end: i + 1 });
  if ((body && celsius >= COLDEST_BODY) || (/[.,]/.test(tokens[i]?.text ?? "") && celsius > 35 && celsius < 43))
    out.push({ what: "celsius", value: celsius, at: i, end: i + 1 });
}

/** "My cat is 105 F", "he has 105F": of the animal, not of the day, as in "it is 105 F here". */
function isAnimalsFahrenheit(tokens: readonly Token[], at: number): boolean {
  const word = (k: number) => tokens[k]?.text ?? "";
  const unit = word(at + 1) === "°" || word(at + 1) === "degrees" ? word(at + 2) : word(at + 1);
  const value = tokens[at]?.value ?? 0;
  if (!/^f(?:ahrenheit)?$/.test(unit) || value < LOWEST_BODY_F || value > HIGHEST_BODY_F) return false;
  return /^(?:is|has|at)$/.test(word(at - 1)) && /^(?:s?he|they|dog|cat|puppy|pup|kitten|rabbit|bunny|ferret)$/.test(word(at - 2));
}

const LOWEST_BODY_F = 90;
const HIGHEST_BODY_F = 112;
