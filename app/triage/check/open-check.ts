import { type Check, type CheckSign, LIST_OTHERS, type ListItem } from "#app/domain/check.ts";
import { type CheckFact, MOST_CHECKS, QUOTE_CHARS } from "#app/domain/facts.ts";
import type { CheckTexts } from "../rules/check-texts.ts";
import type { RuleMatch } from "../rules/evaluate-rules.ts";
import type { ListNames } from "../rules/language-pack.ts";
import type { SameQuestion } from "./same-question.ts";
import { type Answers, LIST, type SettledSigns } from "./settle-signs.ts";

/** Signs in one check; the list that follows names what else could kill. */
const MOST_SIGNS = 3;
const MOST_LISTED = 8;
/** Messages after which an unanswered question is not asked again. */
export const MOST_TURNS = 2;

export type SignQuote = { quote?: string | undefined; thing?: string | undefined };

export type Asking = {
  animal: number;
  turn: number;
  species: ReadonlySet<string>;
  /** The owner has said which animal it is. */
  isNamed: boolean;
  signs: SettledSigns;
  answers: Answers;
  /** What was asked before, of all animals. */
  checks: readonly CheckFact[];
  /**
   * The list is due without a sign: the learned model alone takes the message for an emergency, it says only that something is wrong, or
   * nobody could read it.
   */
  isListDue: boolean;
  /** The list in other languages, where the owner's is not read. */
  names?: ListNames;
  /** The owner's words for a sign of this message, and for the thing that it is about. */
  quoteOf: (match: RuleMatch) => SignQuote;
  /** Rules that are asked about in the same words. */
  sameAs: SameQuestion;
};

/**
 * The check of a message: the signs that are still open, the most urgent first, then the list of what kills this animal. Nothing is asked once
 * a sign is plain, or when the question went unanswered through two messages.
 */
export function openCheck(asking: Asking, texts: CheckTexts): Check | undefined {
  const { animal, turn, signs, answers, checks, isListDue: isDue, sameAs } = asking;
  const isTired = (id: string) =>
    checks.some((one) => one.rule === id && one.animal === animal && !one.answer && turn - one.turn >= MOST_TURNS);
  const due = signs.open.filter(({ rule }) => !isTired(rule.id));
  const shown = due
    .filter(({ rule }, i, open) => !open.slice(0, i).some((before) => sameAs(before.rule.id).includes(rule.id)))
    .slice(0, MOST_SIGNS)
    .map((match) => signOf(match, asking, texts))
    // A sign without the owner's words for it says nothing: the list asks instead.
    .filter(({ quote }) => quote !== "");
  const isListDue = (signs.denied.length > 0 || isDue || due.length > 0) && !answers.isNone && !isTired(LIST);
  const also = isListDue ? listFor(asking, texts).map((one) => itemOf(one, asking)) : [];
  const others = LIST_OTHERS.map((id) => ({ id, says: texts.others[id], ...(asking.names && { names: asking.names[id] ?? [] }) }));
  return shown.length > 0 || also.length > 0 ? { animal, signs: shown, also, listAsks: texts.listAsks, others } : undefined;
}

/** What kills an animal of these species; for an unnamed one what all of them share. */
function listFor({ species, isNamed }: Asking, { list }: CheckTexts): CheckTexts["list"] {
  const isFor = (animals: readonly string[]) =>
    isNamed ? animals.some((name) => species.has(name)) : [...species].every((name) => animals.includes(name));
  return list.filter(({ animals }) => isFor(animals)).slice(0, MOST_LISTED);
}

function itemOf({ id, name, says }: CheckTexts["list"][number], { names }: Asking): ListItem {
  return names ? { id, says: name, names: names[id] ?? [] } : { id, says };
}

function signOf(match: RuleMatch, asking: Asking, texts: CheckTexts): CheckSign {
  const { quoteOf, checks, animal } = asking;
  const { kinds, language, reasons } = texts;
  const { id, asks: kind = "state", protocol } = match.rule;
  // The reason of a rule is English; in another language that of a sign of the list, or of a class, with the same first steps stands for it.
  const inList = language && listFor(asking, texts).find((one) => protocol && one.protocol === protocol)?.reason;
  const says = language ? inList || reasons?.[protocol ?? "emergency"] || "" : match.rule.says;
  const before = checks.find((one) => one.rule === id && one.animal === animal)?.quote;
  const { asks, asksOf, answers } = kinds[kind];
  const { quote, thing } = quoteOf(match);
  const question = thing && asksOf ? asksOf.replace("{thing}", thing) : asks;
  return { id, kind, says, quote: shortened(quote ?? before ?? ""), asks: question, answers };
}

function shortened(text: string): string {
  const words = text.replace(/\s+/g, " ");
  return words.length <= QUOTE_CHARS ? words : `${words.slice(0, QUOTE_CHARS - 1).replace(/\s\S*$/, "")}…`;
}

/** What `facts` remember of the questions: those of before, with their answers, and those asked now. */
export function rememberChecks(asking: Asking, check: Check | undefined): CheckFact[] {
  const { animal, turn, answers, checks, signs, sameAs } = asking;
  const answered = (rule: string) => {
    const answer = rule === LIST && answers.isNone ? ("no" as const) : answers.answerOf(rule);
    return answer ? { answer } : {};
  };
  const asked = [
    ...(check?.signs ?? []).flatMap(({ id, quote }) => sameAs(id).map((rule) => ({ rule, quote }))),
    ...[...signs.denied, ...signs.matches, ...signs.seen].flatMap(({ rule }) =>
      answers.answerOf(rule.id) ? [{ rule: rule.id, quote: "" }] : [],
    ),
    ...((check?.also.length ?? 0) > 0 || answers.isNone ? [{ rule: LIST, quote: "" }] : []),
  ];
  const kept = checks.map((one) => (one.animal === animal ? { ...one, ...answered(one.rule) } : one));
  const added = asked
    .filter(({ rule }) => !kept.some((one) => one.animal === animal && one.rule === rule))
    .map(({ rule, quote }): CheckFact => ({ animal, rule, quote, turn, ...answered(rule) }));
  return [...kept, ...added].slice(-MOST_CHECKS);
}
