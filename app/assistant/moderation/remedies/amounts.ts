import { phraseFinder } from "#app/assistant/moderation/phrases.ts";
import type { Stance } from "#app/assistant/moderation/stance.ts";
import type { Clause } from "#app/assistant/moderation/text/plain-words.ts";
import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";

/** "Eine, zum Futter": a clause of so few words says nothing but the number. */
const FEW_WORDS = 2;
/** "Not even half", "keine einzige". */
const DENIED_WITHIN = 2;
const DIGITS = /^\p{N}+$/u;

/**
 * @param stanceOf what a clause says about a remedy: where a sentence forbids or leaves it to a vet, a measure without a number gives no amount
 * @returns whether a sentence holds a number, a number word or a measure. Times, temperatures and prices are none, unless they tell how often. The
 * text is that of the sentence without known telephone numbers.
 */
export function createAmountRule({ doses, questions, stance }: ModerationLists, stanceOf: (clause: Clause) => Stance) {
  const [numbers, gives, doubtful, spans, intervals, ranges, denies] = [
    doses.numbers,
    doses.gives,
    questions.doubtful,
    questions.spans,
    questions.intervals,
    questions.ranges,
    stance.denies,
  ].map((words) => new Set(words)) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>, Set<string>, Set<string>];
  const tells = phraseFinder(questions.tells);
  const measures = new Set([...doses.portions, ...doses.pieces, ...doses.strengths, ...questions.measures]);
  const isAnyNumber = (word: string | undefined) => word !== undefined && (DIGITS.test(word) || numbers.has(word));

  /** "10 minutes", "24 to 48 hours", but not "every 8 hours". */
  const isSpan = (words: readonly string[], at: number): boolean => {
    let next = at + 1;
    while (isAnyNumber(words[next]) || ranges.has(words[next] ?? "")) next += 1;
    if (!spans.has(words[next] ?? "")) return false;
    let before = at - 1;
    while (before >= 0 && (isAnyNumber(words[before]) || ranges.has(words[before] ?? ""))) before -= 1;
    return !intervals.has(words[before] ?? "");
  };

  const isNumber = (words: readonly string[], at: number): boolean => {
    const word = words[at] ?? "";
    if (!isAnyNumber(word)) return false;
    if (words.slice(Math.max(0, at - DENIED_WITHIN), at).some((one) => denies.has(one))) return false;
    if (!doubtful.has(word)) return true;
    const next = words[at + 1];
    if (next !== undefined) return measures.has(next);
    return words.length <= FEW_WORDS || words.some((one) => gives.has(one));
  };

  return (text: string, clauses: readonly Clause[]): boolean => {
    const isReleased = clauses.some((clause) => ["forbids", "vet"].includes(stanceOf(clause)));
    if (clauses[0] && tells(clauses[0].text).includes(0)) return false;
    // A decimal comma parts clauses: "39,5 °C".
    const all = clauses.flatMap(({ words }) => words);
    const isUnread = /\p{N}/u.test(text) && !all.some((word) => DIGITS.test(word));
    if (isUnread || (!isReleased && all.some((word) => measures.has(word)))) return true;
    let next = 0;
    return clauses.some(({ words }) => {
      const start = next;
      next += words.length;
      return words.some((_, at) => !isSpan(all, start + at) && isNumber(words, at));
    });
  };
}
