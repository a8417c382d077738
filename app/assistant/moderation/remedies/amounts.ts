import type { Stance } from "#app/assistant/moderation/stance.ts";
import type { Clause } from "#app/assistant/moderation/text/plain-words.ts";
import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";

/** "Eine, zum Futter": a clause of so few words says nothing but the number. */
const FEW_WORDS = 2;

/**
 * @param stanceOf what a clause says about a remedy: where it forbids or leaves it to a vet, a measure without a number gives no amount
 * @returns whether a sentence holds a number, a number word or a measure. The text is that of the sentence without known telephone numbers.
 */
export function createAmountRule({ doses, questions }: ModerationLists, stanceOf: (clause: Clause) => Stance) {
  const numbers = new Set(doses.numbers);
  const gives = new Set(doses.gives);
  const doubtful = new Set(questions.doubtful);
  const measures = new Set([...doses.portions, ...doses.pieces, ...doses.strengths, ...questions.measures]);

  const isNumber = (words: readonly string[], at: number): boolean => {
    const word = words[at] ?? "";
    if (!doubtful.has(word)) return numbers.has(word);
    const next = words[at + 1];
    if (next !== undefined) return measures.has(next);
    return words.length <= FEW_WORDS || words.some((one) => gives.has(one));
  };

  return (text: string, clauses: readonly Clause[]): boolean =>
    /\p{N}/u.test(text) ||
    clauses.some((clause) => {
      const { words } = clause;
      if (words.some((_, at) => isNumber(words, at))) return true;
      return words.some((word) => measures.has(word)) && !["forbids", "vet"].includes(stanceOf(clause));
    });
}
