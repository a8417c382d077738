import { QUOTE_CHARS } from "#app/domain/facts.ts";
import type { FactMentions, Facts } from "#app/reading/facts.ts";
import type { Mention } from "#app/reading/lexicon/phrase-matcher.ts";
import { quoteOf, wordsBetween } from "#app/reading/message-tokens.ts";
import type { Reading } from "#app/reading/read-words.ts";
import type { RuleMatch } from "../rules/evaluate-rules.ts";
import { claimsOf, type OpenRules, thingsOf } from "../rules/open-rules.ts";
import type { SignQuote } from "./open-check.ts";

const toldIn = (found: FactMentions | undefined) => (found ? [...found.live, ...found.over] : []);

type Told = { text: string; reading: Reading };

/**
 * The owner's words for the sign of a rule: of this message, else of one before. Without any the sign cannot be asked about.
 * @param facts what is known of the animal @param earlier the owner's messages before this one, oldest first
 */
export function createSignQuotes({ byId, kindOf }: OpenRules, read: (text: string) => Reading) {
  return ({ rule }: RuleMatch, facts: Facts, told: Told, earlier: readonly string[]): SignQuote => {
    const lines = byId.get(rule.id)?.lines ?? [];
    const [things, claims] = [thingsOf(lines, kindOf), claimsOf(lines, kindOf)];
    const both = new Set([...claims, ...things]);
    const inMessage = ({ text, reading }: Told, known: Facts) => {
      const thing = wordsOfThing(text, reading, things);
      const sentences = [...(thing ? [thing.sentence] : []), ...[...claims].flatMap((name) => toldIn(known.get(name)))];
      const quote = sentences.map((sentence) => quoteOfClaim(text, reading, sentence, both)).find(Boolean);
      return { quote, thing: thing?.words };
    };
    const now = inMessage(told, facts);
    if (now.quote) return now;
    for (const text of earlier.toReversed()) {
      const reading = read(text);
      const before = inMessage({ text, reading }, reading.facts);
      if (before.quote) return before;
    }
    return now;
  };
}

/** The owner's word for one of these things, the longest; undefined where the message names none. */
function wordsOfThing(text: string, { tokens, mentions, names }: Reading, things: ReadonlySet<string>): Named | undefined {
  const named = mentions.flatMap(({ concept, start, end, denied }): Named[] => {
    const token = tokens[start];
    const isOne = token && !token.fromAssistant && !denied && things.has(names[concept] ?? "");
    if (!isOne) return [];
    // "Ate a sock" says what was taken of what, and is asked about as the sock.
    const inner = mentions.find((one) => names[one.concept]?.startsWith("sub_") && one.start > start && one.end <= end);
    return [{ words: wordsBetween(text, tokens, inner ?? { start, end }), sentence: token.sentence }];
  });
  return named.sort((one, other) => other.words.length - one.words.length)[0];
}

type Named = { words: string; sentence: number };

/**
 * The owner's words of a sentence that say one of these concepts: the sentence, or where it is longer than a quote, as much of it as ends with
 * the last of them; a German verb stands at its end.
 */
function quoteOfClaim(
  text: string,
  { tokens, mentions, names }: Reading,
  sentence: number,
  claims: ReadonlySet<string>,
): string | undefined {
  const whole = quoteOf(text, tokens, sentence);
  if (!whole || whole.length <= QUOTE_CHARS) return whole;
  const isClaim = ({ concept, start }: Mention) => claims.has(names[concept] ?? "") && tokens[start]?.sentence === sentence;
  const end = Math.max(0, ...mentions.filter(isClaim).map((mention) => mention.end));
  const first = tokens.findIndex((token) => token.sentence === sentence && !token.fromAssistant);
  const upTo = (start: number) => wordsBetween(text, tokens, { start, end });
  if (end === 0 || upTo(first).length < QUOTE_CHARS) return whole;
  let start = end - 1;
  while (start > first && upTo(start - 1).length < QUOTE_CHARS) start -= 1;
  return `…${upTo(start)}`;
}
