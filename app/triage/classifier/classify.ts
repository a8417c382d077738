import { ownersWords, type Turn } from "#app/domain/chat/turn.ts";
import type { AssertionStatus } from "#app/domain/facts.ts";
import { isPressing } from "#app/domain/urgency.ts";
import type { Token } from "#app/language/tokenise.ts";
import { isLive } from "#app/reading/facts.ts";
import { conversationTokens } from "#app/reading/message-tokens.ts";
import type { Reading } from "#app/reading/read-words.ts";
import type { CaseUpdate } from "../conversation/update-case.ts";
import { worseScores } from "../decide-level.ts";
import type { RuleBook } from "../rules/rule-book.ts";
import { createLinearModel, type Scores } from "./linear-model.ts";
import { isPlain } from "./plain-message.ts";
import { createWordClasses } from "./word-classes.ts";

/** What the classifier says of a message in its conversation. @returns undefined where its words say nothing */
export type Classify = (
  update: CaseUpdate,
  message: { text: string; tokens: Token[]; reading: Reading },
  spoken: Spoken,
) => Scores | undefined;

/** What was said before the message. */
type Spoken = {
  history: readonly Turn[];
  /** The history holds all that the owner has told: message and history are one account, however it was cut. */
  isWhole: boolean;
};

export function createClassify({ weights, wordClasses }: RuleBook): Classify {
  const classifier = weights && createLinearModel(weights, createWordClasses(wordClasses));
  return ({ facts, matches, before, change, isEmpty, isCalm, isTreated }, { text, tokens, reading }, { history, isWhole }) => {
    // What only takes back or ends something is made of the words of what it takes back, "let me look" of none that count, and a
    // calculation knows better than words.
    const isCalculated = matches.some(({ rule }) => rule.doseKnown) && !isLive(facts, "any_sign");
    const isAside =
      isTreated ||
      (history.length === 0 && isPlain(reading, matches)) ||
      change?.because === "treated" ||
      (change !== undefined && isCalm) ||
      (isEmpty && before.rules.length > 0 && tokens.length < SHORT);
    if (!classifier || isAside || isCalculated) return undefined;
    const input = { text, tokens, facts, matches };
    const alone = classifier.score(input);
    if (history.length === 0 || change || isTakenBack(before)) return alone;
    const told = classifier.score({ ...input, text: [...ownersWords(history), text].join(" "), tokens: conversationTokens(text, history) });
    return isWhole ? told : worseScores(told, alone);
  };
}

const SHORT = 6;

/** Whether all that was told of an animal was taken back, has ended or was treated: the words of it say nothing any more. */
function isTakenBack({ level, mentions }: CaseUpdate["before"]): boolean {
  const wasTreated = mentions.some(({ concept }) => concept === "vet_did" || concept === "in_vet_care");
  if (wasTreated && !isPressing(level)) return true;
  const isTold = (status: AssertionStatus) => mentions.some((one) => /^any_(?:event|sign)$/.test(one.concept) && one.status === status);
  return !isPressing(level) && isTold("negated") && !isTold("present");
}
