import type { Reading } from "#app/reading/read-words.ts";
import type { RuleMatch } from "../rules/evaluate-rules.ts";

/** A longer message tells a story. */
const MOST_WORDS = 14;
/** Words that say nothing of a case by themselves. */
const SMALL = new Set(
  (
    "a an the is are was be been am i im we my our his her hers their its he she it they this that these those in on at to of for from with and so very " +
    "really quite just all bit little a lot some has have had got getting keeps keep kept seems seem looks look im hes shes its theyre there theres please hi hello help"
  ).split(" "),
);

/** Whether a short message meets a rule that is about its sign, and the rules have read its every word: then they know all that it says. */
export function isPlain({ tokens, mentions }: Pick<Reading, "tokens" | "mentions">, matches: readonly RuleMatch[]): boolean {
  if (tokens.length > MOST_WORDS || !matches.some(({ rule }) => !rule.general)) return false;
  const read = new Set(mentions.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i)));
  return tokens.every(({ text, isPetName, fuzzy }, at) => isPetName || SMALL.has(text) || (read.has(at) && !fuzzy));
}
