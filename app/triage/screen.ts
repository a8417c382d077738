import type { Turn } from "#app/domain/chat/turn.ts";
import type { AnimalFacts, CaseFacts } from "#app/domain/facts.ts";
import { type Level, rank, worst } from "#app/domain/urgency.ts";
import type { Reason, Screen, ScreenContext, Verdict } from "#app/domain/verdict.ts";
import type { Token } from "#app/language/tokenise.ts";
import { createLinearModel } from "./classifier/linear-model.ts";
import { createWordClasses } from "./classifier/word-classes.ts";
import { createReplyReader } from "./conversation/answered-question.ts";
import { readMemory } from "./conversation/case-memory.ts";
import { type CaseUpdate, createTurnReader, withLevel } from "./conversation/read-turn.ts";
import { isRetraction } from "./conversation/retraction.ts";
import { conversationTokens, lastQuestions, messageTokens, turnsOf } from "./conversation-tokens.ts";
import { decideLevel, levelByRules, withFloor, worseScores } from "./decide-level.ts";
import { firstSteps } from "./first-steps.ts";
import { isAboutOtherSubject } from "./other-subject.ts";
import { reasonsOf } from "./reasons.ts";
import { compileRules } from "./rules/evaluate-rules.ts";
import { createFactExtractor } from "./rules/extract-facts.ts";
import { isLive } from "./rules/facts.ts";
import type { RuleBook } from "./rules/rule-book.ts";
import { createUnreadCheck } from "./unread-language.ts";

export type { RuleBook } from "./rules/rule-book.ts";

/** What a message makes of the case of one animal, with the level that holds after it. */
type DecidedCase = CaseUpdate & { level: Level };

type DecidedTurn = { facts: CaseFacts; cases: DecidedCase[]; caution: Reason | undefined };

const EARLIER: Reason = { rule: "earlier", says: "An earlier message in this conversation was more urgent.", source: "vetsnow" };

const ASKED_SIGN: Reason = {
  rule: "asked-sign",
  says: "What we asked about can be serious. Where it is so, or you can't tell, a vet should hear about it today.",
  source: "vetsnow",
};

/** Builds the screen once; each call reads one message into the cases of its conversation and says how urgent it is. */
export function createScreen(book: RuleBook): Screen {
  const rules = compileRules(book.rules);
  const readTurn = createTurnReader(book, createFactExtractor(book), rules);
  const decide = createCaseDecision(book);
  const readMessage = createMessageReader(book);
  const rulesById = new Map(book.rules.map((rule) => [rule.id, rule]));

  /** @param isReplay an earlier message: its rules hold on, the classifier reads it with the last one */
  const decideTurn = (
    memory: CaseFacts | undefined,
    said: string,
    history: readonly Turn[],
    context: ScreenContext,
    isReplay = false,
  ): DecidedTurn => {
    const message = readMessage(said, history, memory?.sentences);
    const { memory: read, updates } = readTurn(memory, message.tokens, message.text, context);
    const spoken = read.animals.length > 1 ? [] : history;
    // The classifier reads the message as a whole, so what it says holds for one animal: the one that the rules find worst off.
    const worstOff = updates.reduce((one, other) => (rank(levelByRules(other.matches)) >= rank(levelByRules(one.matches)) ? other : one));
    const cases = updates.map((update): DecidedCase => {
      if (update === worstOff && !isReplay) return { ...update, level: decide(update, message, spoken) };
      return { ...update, level: withFloor(cautiousLevel(update, message, isReplay), update.before, update.change?.because) };
    });
    const facts = cases.reduce((all, { animal, level, matches }) => withLevel(all, animal, level, matches), read);
    return { facts, cases, caution: message.caution };
  };

  /** Without facts, what the owner wrote in the last turns is read again. */
  const replay = (turns: readonly Turn[], context: ScreenContext): CaseFacts | undefined =>
    turns.reduce(
      (memory: CaseFacts | undefined, { role, content }, i) =>
        role === "user" ? decideTurn(memory, content, turns.slice(0, i), context, true).facts : memory,
      undefined,
    );

  return (message: string, given?: ScreenContext): Verdict => {
    const said = typeof message === "string" ? message : "";
    // A child's fever or a broken washing machine says nothing of an animal.
    const text = isAboutOtherSubject(said) ? "" : said;
    const context = given ?? {};
    const history = turnsOf(context.history);
    const known = readMemory(context.facts);
    const { facts, cases, caution } = decideTurn(known ?? replay(history, context), text, history, context);
    const main = cases.reduce((one, other) => (rank(other.level) >= rank(one.level) ? other : one));
    const animal = facts.animals[main.animal] as AnimalFacts;
    // With facts each animal has its own level; without, the level so far is all that is known.
    const level = known ? main.level : worst(main.level, context.previous ?? "info");
    const earlier = main.change ? [] : main.before.rules.flatMap((id) => rulesById.get(id) ?? []);
    return {
      ...firstSteps(level, main),
      level,
      reasons: [cautionFor(level, caution), reasonsOf(main.matches, main.level, earlier), level === main.level ? [] : EARLIER].flat(),
      about: { animal: main.animal, ...(animal.species && { species: animal.species }), ...(animal.name && { name: animal.name }) },
      ...changeOf(main),
      ...(known && isUnchanged(main, animal, known) && { isUnchanged: true as const }),
      ...(!main.change && isRetraction(text) && { isRetraction: true as const }),
      facts: { ...facts, current: main.animal },
    };
  };
}

/** "What we asked about can be serious" says nothing more where it is an emergency. */
function cautionFor(level: Level, caution: Reason | undefined): Reason[] {
  return caution && !(caution === ASKED_SIGN && level === "emergency") ? [caution] : [];
}

/** A message as it is read, in reply to what we asked last. */
type Message = {
  text: string;
  tokens: Token[];
  /** Why it is at least urgent, whatever its words say. */
  caution: Reason | undefined;
};

function createMessageReader(book: RuleBook): (said: string, history: readonly Turn[], sentence?: number) => Message {
  const checkUnread = createUnreadCheck(book);
  const readReply = createReplyReader(book.questions);
  return (said, history, sentence) => {
    const { text, mayBeSerious } = readReply(said, lastQuestions(history));
    const tokens = messageTokens(text, history, sentence);
    return { text, tokens, caution: checkUnread(tokens, text) ?? (mayBeSerious ? ASKED_SIGN : undefined) };
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
    const { facts, matches, before, change, isEmpty } = update;
    const byRules = cautiousLevel(update, { caution });
    // What only takes back or ends something is made of the words of what it takes back, "let me look" of none that count, and a
    // calculation knows better than words.
    const isCalculated = matches.some(({ rule }) => rule.doseKnown) && !isLive(facts, "any_sign");
    const isAside = isEmpty && (change !== undefined || (before.rules.length > 0 && tokens.length < SHORT));
    if (!classifier || isAside || isCalculated) return withFloor(byRules, before, change?.because);
    const input = { text, tokens, facts, matches };
    const alone = classifier.score(input);
    const isGoingOn = history.length > 0 && !change;
    const scores = isGoingOn ? worseScores(classifier.score({ ...input, tokens: conversationTokens(text, history) }), alone) : alone;
    const byAll = decideLevel(matches, scores, weights.thresholds, before);
    // Of what it was not trained on, another language or a bare yes, the classifier says little; only its emergencies count.
    return withFloor(caution && byAll !== "emergency" ? byRules : byAll, before, change?.because);
  };
}

const SHORT = 6;

/** A level that fell, or came back after it had fallen, and why. */
function changeOf({ change, before, level }: DecidedCase): Pick<Verdict, "changed"> {
  const by = rank(level) - rank(before.level);
  return change && (by < 0 || (by > 0 && change.because === "returned")) ? { changed: { from: before.level, ...change } } : {};
}

function isUnchanged({ before, level, isEmpty, change, animal: at }: DecidedCase, { rules }: AnimalFacts, known: CaseFacts): boolean {
  const isSameCase = known.current === at && known.animals[at] !== undefined;
  return isSameCase && !change && isEmpty && level === before.level && rules.every((rule) => before.rules.includes(rule));
}
