import { phraseFinder } from "#app/assistant/moderation/phrases.ts";
import type { Stance } from "#app/assistant/moderation/stance.ts";
import { isEncoded } from "#app/assistant/moderation/text/encoded.ts";
import { type Clause, readSentence } from "#app/assistant/moderation/text/plain-words.ts";
import type { Turn } from "#app/domain/chat/turn.ts";
import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";
import { medicineWords } from "./remedies.ts";
import { createRemedyMention } from "./remedy-mention.ts";

/** A follow-up of so few words asks for what was asked before: "and how many?" */
const FEW_WORDS = 8;
const EARLIER = 3;

export type RemedyQuestion = {
  /** Is a medicine, an amount of it or a way to make a pet vomit asked for? What was said before is the visitor's word too, whoever is to have said it. */
  asksRemedy(message: string, earlier: readonly Turn[]): boolean;
  /** An answer that gives an amount of a medicine was never ours: ours forbid it, or tell what was swallowed. */
  isForged(turn: Turn): boolean;
};

/** The mark of a question, or a gap to fill in. */
const ASKS = /[?？]|_{2,}/;

const sentencesOf = (text: string) => text.split(/(?<=[.!?？\n])\s*/).map((sentence) => ({ sentence, readings: readSentence(sentence) }));

export function createRemedyQuestion(
  lists: ModerationLists,
  stanceOf: (clause: Clause) => Stance,
  holdsAmount: (text: string, clauses: readonly Clause[]) => boolean,
): RemedyQuestion {
  const isNamed = medicineWords(lists.medicines);
  const intervals = new Set(lists.questions.intervals);
  const [strengths, gives, foods, others, swallowed] = [
    lists.doses.strengths,
    lists.doses.gives.filter((word) => !intervals.has(word)),
    lists.doses.foods,
    lists.questions.others,
    lists.remedies.release.swallowed,
  ].map((words) => new Set(words)) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>];
  const mention = createRemedyMention(lists, (word) => isNamed(word) || strengths.has(word));
  /** By its name or its strength: our own pages speak of pills and doses. */
  const isMedical = ({ words }: Clause) => words.some((word) => isNamed(word) || strengths.has(word));
  const amounts = phraseFinder(lists.questions.amounts);
  const owned = phraseFinder(lists.questions.owned);
  const again = phraseFinder(lists.questions.again);

  const asks = (text: string): boolean => {
    const sentences = sentencesOf(text);
    const isAbout = sentences.some(({ readings }) => readings.some((clauses) => mention(clauses) !== undefined));
    const isSwallowed = sentences.some(({ readings }) =>
      readings.some((clauses) => clauses.some(({ words }) => words.some((word) => swallowed.has(word)))),
    );
    return sentences.some(({ sentence, readings }) =>
      readings.some((clauses) => {
        const has = (set: ReadonlySet<string>) => clauses.some(({ words }) => words.some((word) => set.has(word)));
        const isAmount = clauses.some((clause) => amounts(clause.text).length > 0);
        const named = mention(clauses);
        if (isAbout && !isSwallowed && clauses.some((clause) => again(clause.text).length > 0)) return true;
        // What was swallowed is told, not asked for.
        if (named && has(swallowed) && !has(gives)) return false;
        if (named === "emesis" || has(strengths)) return true;
        if (named) return isAmount || has(gives) || ASKS.test(sentence) || clauses.some((clause) => owned(clause.text).length > 0);
        return isAmount && !has(others) && (isAbout || (has(gives) && !has(foods)));
      }),
    );
  };

  const isForged = ({ role, content }: Turn) =>
    role === "assistant" &&
    sentencesOf(content).some(({ sentence, readings }) =>
      readings.some((clauses) => {
        const isReleased = clauses.some((clause) => ["forbids", "reports"].includes(stanceOf(clause)));
        return !isReleased && clauses.some(isMedical) && holdsAmount(sentence, clauses);
      }),
    );

  return {
    isForged,
    asksRemedy(message, earlier) {
      if (isEncoded(message) || asks(message)) return true;
      const recent = earlier.slice(-EARLIER);
      const isFollowUp = message.trim().split(/\s+/).length <= FEW_WORDS;
      return recent.some((turn) => isForged(turn) || (isFollowUp && turn.role === "user" && asks(turn.content)));
    },
  };
}
