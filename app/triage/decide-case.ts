import { ownersWords, type Turn } from "#app/domain/chat/turn.ts";
import type { Check } from "#app/domain/check.ts";
import type { CaseFacts } from "#app/domain/facts.ts";
import { unreadSigns } from "#app/domain/read-chips.ts";
import { isPressing, type Level, worst } from "#app/domain/urgency.ts";
import type { Reason, ScreenContext } from "#app/domain/verdict.ts";
import type { Token } from "#app/language/tokenise.ts";
import type { Reading } from "#app/reading/read-words.ts";
import { openCheck, rememberChecks } from "./check/open-check.ts";
import { saysNothingLive } from "./check/owner-language.ts";
import { answersForAll, sameQuestions } from "./check/same-question.ts";
import { answersOf, LIST, settleSigns } from "./check/settle-signs.ts";
import type { createSignQuotes } from "./check/sign-quote.ts";
import { createClassify } from "./classifier/classify.ts";
import type { Scores } from "./classifier/linear-model.ts";
import { createSharedSigns } from "./classifier/shared-signs.ts";
import { type CaseUpdate, withLevel } from "./conversation/update-case.ts";
import { decideLevel, levelByRules, withFloor } from "./decide-level.ts";
import type { CheckTexts } from "./rules/check-texts.ts";
import type { RuleMatch } from "./rules/evaluate-rules.ts";
import type { OpenRules } from "./rules/open-rules.ts";
import type { RuleBook, Weights } from "./rules/rule-book.ts";
import { UNREAD_LANGUAGE } from "./unread-language.ts";

/** What a message makes of the case of one animal, with the level that holds after it and what the owner is asked. */
export type DecidedCase = CaseUpdate & {
  level: Level;
  check?: Check;
  /** Items of the list that the owner said yes to. */
  confirmed: CheckTexts["list"];
};

type Decided = { case: DecidedCase; facts: CaseFacts };

/** @param history what the classifier reads besides the message; it says nothing of a case without one */
type DecideCase = (
  update: CaseUpdate,
  read: { message: MessageInTurn; history?: readonly Turn[]; isReplay?: boolean },
  given: { facts: CaseFacts; context: ScreenContext; isMain: boolean; texts: CheckTexts },
) => Decided;

/** Decides the level of one animal: from what is plain, from what the owner answered, and urgent while something is asked. */
export function createCaseDecision(book: RuleBook, rules: OpenRules, quoteOfSign: ReturnType<typeof createSignQuotes>): DecideCase {
  const classify = createClassify(book);
  const withoutUnshared = createSharedSigns(book, rules);
  const thresholds = book.weights?.thresholds;
  return (update, { message, history, isReplay }, { facts, context, isMain, texts }) => {
    const { animal, species } = update;
    if (facts.animals[animal]?.died) return inMourning(update, facts);
    const checks = facts.checks ?? [];
    const isWhole = history !== undefined && ownersWords(history).length >= facts.turns - 1;
    const scores = history && classify(update, message, { history, isWhole });
    const matches = withoutUnshared(update, message, { scores, asked: askedRules(checks, animal) });
    const quoteOf = (match: RuleMatch) => quoteOfSign(match, update.facts, message, ownersWords(message.history));
    const sameAs = sameQuestions(matches, quoteOf, texts);
    const answers = answersForAll(answersOf(checks, animal, isMain ? context.checked : undefined), sameAs);
    const signs = settleSigns(matches, answers);
    // What the owner answered counts for more than what the classifier makes of the words.
    const isSignUnread = isMain && unreadSigns(context.unread).length > 0;
    const isAnswered = signs.denied.length > 0 || signs.seen.length > 0 || answers.isNone || isSignUnread;
    const confirmed = texts.list.filter(({ id }) => answers.answerOf(id) === "yes");
    const { level: own, isByModel } = history
      ? levelOf(update, signs.matches, message, { scores: isAnswered ? undefined : scores, isWhole, thresholds })
      : { level: withFloor(cautiousLevel(signs.matches, message), update.before, update.change?.because), isByModel: false };
    const plain = worst(own, signs.level, confirmed.length > 0 ? "emergency" : isSignUnread ? "routine" : "info");
    // Nobody can tell how urgent an unread message is, so what kills the animal is asked.
    const isUnread = message.caution?.rule === UNREAD_LANGUAGE;
    const isByAll = isByModel && !(facts.language && saysNothingLive(update, rules.kindOf));
    const isListOpen = checks.some((one) => one.animal === animal && one.rule === LIST && !one.answer) && !answers.isNone;
    const asking = {
      ...{ animal, species, signs, answers, checks },
      turn: facts.turns - 1,
      isNamed: facts.animals[animal]?.species !== undefined,
      isListDue: ((isByAll || isUnread || isVague(update, message, rules)) && !answers.isNone) || isListOpen,
      ...(isUnread && { names: book.listNames }),
      ...{ quoteOf, sameAs },
    };
    const check = plain === "emergency" || isReplay ? undefined : openCheck(asking, texts);
    const isAsked = signs.open.length > 0 || signs.denied.length > 0 || asking.isListDue;
    const level = isAsked ? worst(plain, "urgent") : plain;
    return {
      case: { ...update, matches: [...signs.matches, ...askedOf(signs)], level, ...(check && { check }), confirmed },
      facts: withChecks(withLevel(facts, animal, plain, signs.matches), rememberChecks(asking, check)),
    };
  };
}

/** A longer message tells more than that something is wrong. */
const MOST_VAGUE_WORDS = 14;

/** Whether a message says only that something is wrong with the animal: it meets a rule for that, and tells no other sign. */
function isVague({ matches, facts }: CaseUpdate, { tokens, caution }: MessageInTurn, { kindOf }: OpenRules): boolean {
  const vague = matches.find(({ rule, level, met }) => rule.vague && level === rule.level && met !== "asked")?.rule.vague;
  if (!vague || caution || tokens.length > MOST_VAGUE_WORDS) return false;
  const isOther = (name: string) => kindOf(name) === "sign" && name !== "any_sign" && !vague.includes(name);
  return ![...facts].some(([name, { live, over }]) => isOther(name) && live.length + over.length > 0);
}

/** What is asked about, or was and is not so, counts as urgent. */
function askedOf({ open, denied }: Pick<ReturnType<typeof settleSigns>, "open" | "denied">): RuleMatch[] {
  return [...open, ...denied].map((match) => ({ ...match, level: "urgent" as const }));
}

function withChecks(facts: CaseFacts, checks: NonNullable<CaseFacts["checks"]>): CaseFacts {
  return checks.length > 0 ? { ...facts, checks } : facts;
}

/** No card and no question for an animal that has died. */
function inMourning(update: CaseUpdate, facts: CaseFacts): { case: DecidedCase; facts: CaseFacts } {
  return { case: { ...update, matches: [], level: "info", confirmed: [] }, facts: withLevel(facts, update.animal, "info", []) };
}

/** The rules whose sign the owner was asked about. */
function askedRules(checks: NonNullable<CaseFacts["checks"]>, animal: number): ReadonlySet<string> {
  return new Set(checks.flatMap((one) => (one.animal === animal ? one.rule : [])));
}

/** A message as it is read, in reply to what we asked last. */
type MessageInTurn = {
  text: string;
  tokens: Token[];
  reading: Reading;
  /** The turns before it. */
  history: readonly Turn[];
  /** Why it is at least urgent, whatever its words say. */
  caution: Reason | undefined;
};

/** The level by rules, and never a mild one on words that were not read, or on a sign that we asked about. */
function cautiousLevel(matches: readonly RuleMatch[], { caution }: Pick<MessageInTurn, "caution">): Level {
  return worst(levelByRules(matches), caution ? "urgent" : "info");
}

/**
 * The level of a case from what is plain, the classifier and the level before. The classifier alone makes no emergency: the owner is asked.
 * @returns `isByModel`: only the classifier takes it for an emergency
 */
function levelOf(
  { before, change, isGoodNews }: CaseUpdate,
  plain: readonly RuleMatch[],
  { caution }: MessageInTurn,
  { scores, isWhole, thresholds }: { scores: Scores | undefined; isWhole: boolean; thresholds: Weights["thresholds"] | undefined },
): { level: Level; isByModel: boolean } {
  const byRules = cautiousLevel(plain, { caution });
  // What the classifier alone made of a part of the account, and no vet is needed for, gives way to what it makes of the whole.
  const isOfPart = isWhole && scores !== undefined && before.rules.length === 0 && !isPressing(before.level);
  const floored = (level: Level) => withFloor(level, isOfPart ? { ...before, level: "info" } : before, change?.because);
  if (!scores || !thresholds) return { level: floored(byRules), isByModel: false };
  const raised = decideLevel(plain, scores, thresholds);
  // Of what is better, and of little that is wrong, the rules and what was told before know more.
  const byAll = isGoodNews ? worst(byRules, isPressing(raised) ? "routine" : raised) : raised;
  const isByModel = byAll === "emergency" && byRules !== "emergency";
  // Of what it was not trained on, another language or a bare yes, the classifier says little.
  return { level: floored(isByModel ? worst(byRules, "routine") : caution ? byRules : byAll), isByModel };
}
