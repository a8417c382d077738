import type { Turn } from "#app/domain/chat/turn.ts";
import type { AssertionStatus, CaseFacts } from "#app/domain/facts.ts";
import { type Level, rank, worst } from "#app/domain/urgency.ts";
import type { Reason, ScreenContext } from "#app/domain/verdict.ts";
import type { Token } from "#app/language/tokenise.ts";
import { createLinearModel } from "./classifier/linear-model.ts";
import { createWordClasses } from "./classifier/word-classes.ts";
import { createReplyReader } from "./conversation/answered-question.ts";
import { type CaseUpdate, createTurnReader, withLevel } from "./conversation/read-turn.ts";
import { conversationTokens, lastQuestions, messageTokens } from "./conversation-tokens.ts";
import { decideLevel, levelByRules, withFloor, worseScores } from "./decide-level.ts";
import { compileRules } from "./rules/evaluate-rules.ts";
import { createFactExtractor } from "./rules/extract-facts.ts";
import { isLive } from "./rules/facts.ts";
import type { RuleBook } from "./rules/rule-book.ts";
import { createUnreadCheck } from "./unread-language.ts";

/** What a message makes of the case of one animal, with the level that holds after it. */
export type DecidedCase = CaseUpdate & { level: Level };

type DecidedTurn = { facts: CaseFacts; cases: DecidedCase[]; caution: Reason | undefined };

export const ASKED_SIGN: Reason = {
  rule: "asked-sign",
  says: "What we asked about can be serious. Where it is so, or you can't tell, a vet should hear about it today.",
  source: "vetsnow",
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
export function createTurnDecision(book: RuleBook): DecideTurn {
  const readTurn = createTurnReader(book, createFactExtractor(book), compileRules(book.rules));
  const decide = createCaseDecision(book);
  const readMessage = createMessageReader(book);
  const checkUnread = createUnreadCheck(book);
  return (memory, said, history, context, isReplay = false) => {
    const { text, tokens, mayBeSerious } = readMessage(said, history, memory?.sentences);
    const { memory: read, updates } = readTurn(memory, tokens, text, context);
    // Only now does each word know whether a rule has it.
    const caution = checkUnread(tokens, text) ?? (mayBeSerious ? ASKED_SIGN : undefined);
    const message = { text, tokens, caution };
    const spoken = read.animals.length > 1 ? [] : history;
    // The classifier reads the message as a whole, so what it says holds for one animal: the one that the rules find worst off.
    const worstOff = updates.reduce((one, other) => (rank(levelByRules(other.matches)) >= rank(levelByRules(one.matches)) ? other : one));
    const cases = updates.map((update): DecidedCase => {
      if (update === worstOff && !isReplay) return { ...update, level: decide(update, message, spoken) };
      return { ...update, level: withFloor(cautiousLevel(update, message, isReplay), update.before, update.change?.because) };
    });
    const facts = cases.reduce((all, { animal, level, matches }) => withLevel(all, animal, level, matches), read);
    return { facts, cases, caution };
  };
}

/** A message as it is read, in reply to what we asked last. */
type Message = {
  text: string;
  tokens: Token[];
  /** Why it is at least urgent, whatever its words say. */
  caution: Reason | undefined;
};

/** Reads a message with what we asked last, and says whether it may confirm a danger sign that we asked about. */
function createMessageReader({ questions }: RuleBook) {
  const readReply = createReplyReader(questions);
  return (said: string, history: readonly Turn[], sentence?: number) => {
    const { text, mayBeSerious } = readReply(said, lastQuestions(history));
    return { text, tokens: messageTokens(text, history, sentence), mayBeSerious };
  };
}

/** The level by rules, and never a mild one on words that were not read, or on a sign that we asked about. */
function cautiousLevel({ matches }: CaseUpdate, { caution }: Pick<Message, "caution">, isLenient = false): Level {
  return worst(levelByRules(matches, isLenient), caution ? "urgent" : "info");
}

/** Decides the level of a case from the rules that match, the classifier and the level before. */
function createCaseDecision({ weights, wordClasses }: RuleBook): (update: CaseUpdate, message: Message, history: readonly Turn[]) => Level {
  const classifier = weights && createLinearModel(weights, createWordClasses(wordClasses));
  return (update, { text, tokens, caution }, history) => {
    const { facts, matches, before, change, isEmpty, isCalm } = update;
    const byRules = cautiousLevel(update, { caution });
    // What only takes back or ends something is made of the words of what it takes back, "let me look" of none that count, and a
    // calculation knows better than words.
    const isCalculated = matches.some(({ rule }) => rule.doseKnown) && !isLive(facts, "any_sign");
    const isAside = (change !== undefined && isCalm) || (isEmpty && before.rules.length > 0 && tokens.length < SHORT);
    if (!classifier || isAside || isCalculated) return withFloor(byRules, before, change?.because);
    const input = { text, tokens, facts, matches };
    const alone = classifier.score(input);
    const isGoingOn = history.length > 0 && !change && !isTakenBack(before);
    const scores = isGoingOn ? worseScores(classifier.score({ ...input, tokens: conversationTokens(text, history) }), alone) : alone;
    const byAll = decideLevel(matches, scores, weights.thresholds, before);
    // Of what it was not trained on, another language or a bare yes, the classifier says little; only its emergencies count.
    return withFloor(caution && byAll !== "emergency" ? byRules : byAll, before, change?.because);
  };
}

const SHORT = 6;

/** Whether all that was told of an animal was taken back: the words of it say nothing any more. */
function isTakenBack({ level, mentions }: CaseUpdate["before"]): boolean {
  const isTold = (status: AssertionStatus) => mentions.some((one) => /^any_(?:event|sign)$/.test(one.concept) && one.status === status);
  return level === "info" && isTold("negated") && !isTold("present");
}
