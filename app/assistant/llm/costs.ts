import { DAILY_TOKENS, USUAL_TOKENS } from "#app/domain/limits.ts";
import type { Preset } from "./presets.ts";

const { prompt, answer } = USUAL_TOKENS;
const MILLION = 1_000_000;
const dollars = (amount: number): string => `$${amount.toFixed(2)}`;

/** @returns what a usual answer costs, a thousand of them, and a day that uses up its tokens, in words */
export function costOf(price: NonNullable<Preset["price"]>, dailyTokens = DAILY_TOKENS) {
  const anAnswer = (prompt * price.prompt + answer * price.answer) / MILLION;
  const answers = Math.floor(dailyTokens / (prompt + answer));
  return { answers: answers.toLocaleString("en-US"), thousandAnswers: dollars(1000 * anAnswer), day: dollars(answers * anAnswer) };
}
