import { atLeast } from "#app/domain/urgency.ts";
import type { Screen, Verdict } from "#app/domain/verdict.ts";
import type { Rule } from "../rules/rule-book.ts";
import type { Post } from "./posts.ts";
import { petTypeOf } from "./posts.ts";
import { afterTaps } from "./simulate-taps.ts";
import { type Share, wilson } from "./wilson.ts";

/** A message with its true level and what the screen says of it. */
export type JudgedPost = { text: string; level: Post["level"]; verdict: Verdict };

/** How well red, asked and neither are told apart. */
export type CertaintyCard = {
  red: Share;
  redOrAsked: Share;
  urgentRed: Share;
  harmlessRed: Share;
  harmlessAsked: Share;
  /** Red cards that are right. */
  right: Share;
};

export function certaintyOf(told: readonly JudgedPost[]): CertaintyCard {
  const isRed = ({ verdict }: JudgedPost) => verdict.level === "emergency";
  const emergencies = told.filter(({ level }) => level === "emergency");
  const harmless = told.filter(isHarmless);
  return {
    red: share(emergencies, isRed),
    redOrAsked: share(emergencies, (one) => isRed(one) || one.verdict.check !== undefined),
    urgentRed: share(
      told.filter(({ level }) => level === "urgent"),
      isRed,
    ),
    harmlessRed: share(harmless, isRed),
    harmlessAsked: share(harmless, ({ verdict }) => verdict.check !== undefined),
    right: share(told.filter(isRed), ({ level }) => level === "emergency"),
  };
}

/** What truthful answers to the checks of posts lead to. */
export type TapCard = { red: Share; atLeastUrgent: Share; urgentRed: Share; harmlessRed: Share; harmlessAtVet: Share };

export function tapsOf(screen: Screen, posts: readonly Post[]): TapCard {
  const told = posts.map((post): JudgedPost => ({ text: post.text, level: post.level, verdict: afterTaps(screen, post) }));
  const { red, urgentRed, harmlessRed } = certaintyOf(told);
  const isPressing = ({ verdict }: JudgedPost) => atLeast(verdict.level, "urgent");
  return {
    red,
    urgentRed,
    harmlessRed,
    atLeastUrgent: share(
      told.filter(({ level }) => level === "emergency"),
      isPressing,
    ),
    harmlessAtVet: share(told.filter(isHarmless), isPressing),
  };
}

export function toldOf(screen: Screen, posts: readonly Post[]): JudgedPost[] {
  return posts.map((post) => ({ text: post.text, level: post.level, verdict: screen(post.text, { petType: petTypeOf(post) }) }));
}

/** Upper ends of the lengths of a message, in words. */
const LENGTHS = [12, 25, 40, 80, Number.POSITIVE_INFINITY];

/** Precision of the plain matches of emergency rules: how many of those messages are emergencies, by class of rule and by length. */
export type Precision = { by: string; share: Share; low80: number };

export function precisionOf(
  told: readonly JudgedPost[],
  rules: readonly Rule[],
): { byClass: Precision[]; byRule: Precision[]; byLength: Precision[] } {
  const classes = new Map(rules.filter(({ level }) => level === "emergency").map((rule) => [rule.id, classOf(rule)]));
  const red = told.filter(({ verdict }) => verdict.level === "emergency");
  const plainIn = ({ verdict }: JudgedPost) => verdict.reasons.flatMap(({ rule }) => (classes.has(rule) ? [rule] : []));
  return {
    byClass: pooled(red, (one) => new Set(plainIn(one).map((rule) => classes.get(rule) as string))),
    byRule: pooled(red, (one) => new Set(plainIn(one))),
    byLength: pooled(red, ({ text }) => [lengthOf(text)]),
  };
}

/** Rules of one kind of question with the same first steps stand or fall together. */
function classOf({ asks = "state", protocol }: Rule): string {
  return `${asks}, ${protocol ?? "no steps"}`;
}

function lengthOf(text: string): string {
  const words = text.split(/\s+/).length;
  const at = LENGTHS.findIndex((most) => words <= most);
  const from = (LENGTHS[at - 1] ?? 0) + 1;
  return at === LENGTHS.length - 1 ? `${from} words and more` : `${from} to ${LENGTHS[at]} words`;
}

function pooled(red: readonly JudgedPost[], groupsOf: (one: JudgedPost) => Iterable<string>): Precision[] {
  const groups = new Map<string, JudgedPost[]>();
  for (const one of red) for (const by of groupsOf(one)) groups.set(by, [...(groups.get(by) ?? []), one]);
  return [...groups]
    .map(([by, list]) => {
      const right = list.filter(({ level }) => level === "emergency").length;
      return { by, share: wilson(right, list.length), low80: wilson(right, list.length, Z80).low };
    })
    .sort((a, b) => a.low80 - b.low80);
}

/** Of an 80% interval. */
const Z80 = 1.2815515655446004;

function isHarmless({ level }: JudgedPost): boolean {
  return level === "routine" || level === "info";
}

function share<T>(list: readonly T[], is: (one: T) => boolean): Share {
  return wilson(list.filter(is).length, list.length);
}
