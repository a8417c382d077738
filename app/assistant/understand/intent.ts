import type { Act } from "#app/domain/knowledge/acts.ts";
import type { Intent } from "#app/domain/knowledge/intents.ts";
import { asksInWords } from "#app/language/asks-in-words.ts";
import { plainWords } from "#app/language/normalise.ts";
import { unitsAboutUs } from "./about-us.ts";
import { speaksOfLoss } from "./loss.ts";
import type { SaidBy } from "./owner-phrases.ts";

/** "May they have it?", in its three forms. */
export const MAY_INTENTS: readonly Intent[] = ["may-give", "may-eat", "is-it-poisonous"];

/** Whether a message asks if an animal may have something, whatever else it wants to know. */
export function asksWhetherAllowed(says: SaidBy): boolean {
  return says("intents").some((intent) => MAY_INTENTS.includes(intent));
}

/** Whether a message asks something, and does not only tell. */
export function isQuestion(message: string): boolean {
  return message.includes("?") || asksInWords(message);
}

const MOST_WORDS_ABOUT_US = 40;
const MOST_WORDS_OF_THANKS = 12;
const PRICE = /[$£€]\s?\d{2}/;

/** What a message wants to know; a plain account of a sick animal is `happening-now`. */
export function intentOf(message: string, acts: readonly Act[], says: SaidBy): Intent {
  const text = plainWords(message);
  if (speaksOfLoss(text, says)) return "loss";
  const words = text.split(" ").length;
  // In a long story it is a guess.
  const mayBeAboutUs = words <= MOST_WORDS_ABOUT_US && acts.includes("about-the-assistant") && acts[0] !== "off-topic";
  if (acts[0] === "about-the-assistant" || mayBeAboutUs || unitsAboutUs(text).length > 0) return "about-us";
  const [intent] = says("intents");
  // "A dental for $1800, is that normal?" asks about the price.
  if (intent === "is-it-normal" && PRICE.test(message)) return "cost";
  const isOfThanks = acts[0] === "thanks-or-bye" && words <= MOST_WORDS_OF_THANKS && !isQuestion(message);
  return intent ?? (isOfThanks ? "small-talk" : "happening-now");
}
