import { ownersWords, type Turn } from "#app/domain/chat/turn.ts";
import type { CaseFacts } from "#app/domain/facts.ts";
import { rank } from "#app/domain/urgency.ts";
import type { Reason, ScreenContext } from "#app/domain/verdict.ts";
import { withoutFrame } from "#app/language/letter-frame.ts";
import { createReplyReader } from "#app/reading/answered-question.ts";
import { lastQuestions, messageTokens } from "#app/reading/message-tokens.ts";
import type { Reading } from "#app/reading/read-words.ts";
import { ASKED_SIGN as ASKED_SIGN_RULE, createOwnerTexts, languageAfter, type OwnerTexts } from "./check/owner-language.ts";
import { createSignQuotes } from "./check/sign-quote.ts";
import { withTypedReply } from "./check/typed-reply.ts";
import { createTurnReader } from "./conversation/read-turn.ts";
import { createCaseDecision, type DecidedCase } from "./decide-case.ts";
import { levelByRules } from "./decide-level.ts";
import type { OpenRules } from "./rules/open-rules.ts";
import { createFactReader } from "./rules/read-facts.ts";
import type { RuleBook } from "./rules/rule-book.ts";
import { createUnreadCheck } from "./unread-language.ts";

type DecidedTurn = {
  facts: CaseFacts;
  cases: DecidedCase[];
  caution: Reason | undefined;
  /** What the owner reads, in their language; the words as they were read, and their text. */
  texts: OwnerTexts;
  reading: Reading;
  text: string;
};

export const ASKED_SIGN_REASON: Reason = {
  rule: ASKED_SIGN_RULE,
  says: "What we asked about can be serious. Where it is so, or you can't tell, a vet should hear about it today.",
  source: "merck-em-intro",
};

/** @param isReplay an earlier message: its rules hold on, the classifier reads it with the last one */
export type DecideTurn = (
  memory: CaseFacts | undefined,
  said: string,
  history: readonly Turn[],
  context: ScreenContext,
  isReplay?: boolean,
) => DecidedTurn;

/** Reads a message into the cases of its conversation and decides the level of each. */
export function createTurnDecision(book: RuleBook, rules: OpenRules): DecideTurn {
  const reader = createFactReader(book);
  const readTurn = createTurnReader(book, reader, rules);
  const quoteOfSign = createSignQuotes(rules, (text) => reader.read(messageTokens(text, [])));
  const decideCase = createCaseDecision(book, rules, quoteOfSign);
  const readMessage = createMessageReader(book);
  const checkUnread = createUnreadCheck(book);
  const textsIn = createOwnerTexts(book);
  return (before, said, history, context, isReplay = false) => {
    const language = languageAfter(said, before?.language);
    const texts = textsIn(language);
    const memory = withTypedReply(before, said, texts.checks.replies);
    const { text, tokens, mayBeSerious } = readMessage(said, history, memory?.sentences);
    const { memory: read, updates, reading } = readTurn(memory, tokens, text, { ...context, before: ownersWords(history) });
    // Only now does each word know whether a rule has it.
    const caution = checkUnread(tokens, text) ?? (mayBeSerious ? ASKED_SIGN_REASON : undefined);
    const message = { text, tokens, reading, caution, history };
    const spoken = read.animals.length > 1 ? [] : history;
    // The classifier reads the message as a whole, so what it says holds for one animal: the one that the rules find worst off.
    const worstOff = updates.reduce((one, other) => (rank(levelByRules(other.matches)) >= rank(levelByRules(one.matches)) ? other : one));
    const { language: _last, ...others } = read;
    let facts: CaseFacts = { ...others, ...(language && { language }) };
    const cases = updates.map((update): DecidedCase => {
      const isMain = update === worstOff && !isReplay;
      const decided = decideCase(update, isMain ? { message, history: spoken } : { message, isReplay }, {
        facts,
        context,
        isMain,
        texts: texts.checks,
      });
      facts = decided.facts;
      return decided.case;
    });
    return { facts, cases, caution, texts, reading, text };
  };
}

/** Reads a message with what we asked last, and says whether it may confirm a danger sign that we asked about. */
function createMessageReader({ questions }: RuleBook) {
  const readReply = createReplyReader(questions);
  return (said: string, history: readonly Turn[], sentence?: number) => {
    const { text, mayBeSerious } = readReply(withoutFrame(said), lastQuestions(history));
    return { text, tokens: messageTokens(text, history, sentence), mayBeSerious };
  };
}
