import type { CheckTexts } from "../rules/check-texts.ts";
import type { RuleMatch } from "../rules/evaluate-rules.ts";
import type { Answers } from "./settle-signs.ts";

/** The words that a question about a sign quotes, and the thing that it names. */
type Quoted = { quote?: string | undefined; thing?: string | undefined };

/** The ids of the rules whose sign an owner is asked about in the same words: the rule's own, and others of the same sentence. */
export type SameQuestion = (id: string) => readonly string[];

/** Two rules may be met by one sentence: it is asked about once. */
export function sameQuestions(matches: readonly RuleMatch[], quoteOf: (match: RuleMatch) => Quoted, { kinds }: CheckTexts): SameQuestion {
  const questions = new Map(
    matches.flatMap((match) => {
      if (!match.isPossible) return [];
      const { quote, thing } = quoteOf(match);
      const kind = match.rule.asks ?? "state";
      return quote ? [[match.rule.id, `${kind} ${kinds[kind].asksOf ? thing : ""} ${quote}`] as const] : [];
    }),
  );
  return (id) => {
    const question = questions.get(id);
    return question ? [...questions].flatMap(([other, asked]) => (asked === question ? other : [])) : [id];
  };
}

/** An answer holds for all rules that were asked about in the same words. */
export function answersForAll({ answerOf, ...answers }: Answers, sameAs: SameQuestion): Answers {
  return { ...answers, answerOf: (id) => answerOf(id) ?? sameAs(id).map(answerOf).find(Boolean) };
}
