import type { Facts } from "#app/reading/facts.ts";
import type { ConceptKind } from "#app/reading/lexicon/concept.ts";
import type { Doubt } from "#app/reading/scopes/doubts.ts";
import { evaluateCondition } from "../rules/condition.ts";
import type { RuleMatch } from "../rules/evaluate-rules.ts";
import type { OpenRules } from "../rules/open-rules.ts";
import type { Rule } from "../rules/rule-book.ts";

type Options = {
  rules: OpenRules;
  /** What is known of the animal, and what this message alone says of it. */
  facts: Facts;
  own: Facts;
  doubts: ReadonlyMap<number, Doubt>;
  /** Rules whose sign the owner was asked about in an earlier message, with another answer than yes. */
  answered: ReadonlySet<string>;
};

/**
 * Marks the matches that are possible and not plain: no way of meeting the rule is left when the signs and events of doubtful sentences are
 * taken out, or, for an exposure, the things that only stand near one; or the owner has answered about it and this message alone does not meet the
 * rule. A sign of life (`life`) stays plain in a long story and in one with a vet.
 */
export function withCertainty(matches: readonly RuleMatch[], { rules, facts, own, doubts, answered }: Options): RuleMatch[] {
  const left = new Map<string, Facts>();
  const hasApart = [...facts.values()].some(({ apart }) => apart);
  const factsFor = ({ rule, met }: RuleMatch) => {
    const tolerated = met === "over" ? OF_THE_PAST : toleratedBy(rule);
    const isAnswered = answered.has(rule.id);
    const isExposure = rule.asks === "exposure";
    const key = `${isAnswered} ${isExposure} ${tolerated.join()}`;
    const isDoubtful = (sentence: number) => {
      const doubt = doubts.get(sentence);
      return doubt !== undefined && !tolerated.includes(doubt);
    };
    const given = isAnswered ? own : facts;
    const known = left.get(key) ?? withoutDoubtful(isExposure ? withoutApart(given) : given, rules.kindOf, isDoubtful);
    left.set(key, known);
    return known;
  };
  return matches.map((match) => {
    const { met, rule } = match;
    // What is over is an emergency only where its rule says so: a faint today, and not one of last week.
    if (met !== "live" && !(met === "over" && match.level === "emergency")) return match;
    if (rule.check) return { ...match, isPossible: true as const };
    if (doubts.size === 0 && !hasApart && !answered.has(rule.id)) return match;
    const certain = factsFor(match);
    const isPlain = rules.byId.get(rule.id)?.lines.some((line) => evaluateCondition(line, certain) === met);
    if (isPlain) return match;
    // An earlier message told of it, and this one says that it is over: nothing is left to ask.
    const isOfBefore = met === "over" && !rules.byId.get(rule.id)?.lines.some((line) => evaluateCondition(line, own) === met);
    return isOfBefore ? { ...match, level: "urgent" as const } : { ...match, isPossible: true as const };
  });
}

/** No length of a message and no vet in it takes a sign of life down; what was eaten or has happened does not end. */
function toleratedBy({ life, asks }: Rule): readonly Doubt[] {
  if (life) return ["story", "long", "vet"];
  return asks === "exposure" || asks === "accident" ? ["over"] : [];
}

/** The facts without the things that only stand near a verb of exposure. */
function withoutApart(facts: Facts): Facts {
  const left: Facts = new Map();
  for (const [name, found] of facts) {
    const { live, apart } = found;
    left.set(name, apart ? { ...found, live: live.filter((sentence) => !apart.includes(sentence)) } : found);
  }
  return left;
}

/** A sign that is over has passed in any words. */
const OF_THE_PAST: readonly Doubt[] = ["over", "story", "long"];

/** The facts without the signs and events of doubtful sentences; things and numbers stay. */
function withoutDoubtful(
  facts: Facts,
  kindOf: (name: string) => ConceptKind | undefined,
  isDoubtfulAt: (sentence: number) => boolean,
): Facts {
  const left: Facts = new Map();
  const isSure = (sentence: number) => !isDoubtfulAt(sentence);
  for (const [name, found] of facts) {
    const kind = kindOf(name);
    const isClaim = kind === "sign" || kind === "event";
    left.set(name, isClaim ? { ...found, live: found.live.filter(isSure), over: found.over.filter(isSure) } : found);
  }
  return left;
}
