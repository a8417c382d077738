import { rank } from "#app/domain/urgency.ts";
import type { Protocol } from "#app/domain/verdict.ts";
import { DOG_OR_CAT, SPECIES_CONCEPTS } from "#app/reading/animals/detect-species.ts";
import type { RuleMatch } from "./rules/evaluate-rules.ts";
import type { Rule } from "./rules/rule-book.ts";

/** What can kill within minutes is an emergency whichever animal it is. */
const SIGNS_OF_LIFE: readonly (Protocol | undefined)[] = [
  "not-breathing",
  "choking",
  "seizure",
  "collapse",
  "cardiac",
  "breathing",
  "bloat",
  "cannot-pee",
];

/**
 * The rules that a message meets, for an animal that nobody has named. A rule for dogs and not for cats, or for cats and not for dogs, is a
 * guess: it is urgent at the most until the animal is known, unless it is a sign that life is at stake, and it names no answer and no page.
 */
export function forUnnamedAnimal(matches: readonly RuleMatch[], species: ReadonlySet<string>): RuleMatch[] {
  if (species !== DOG_OR_CAT) return [...matches];
  const read = matches.map((match) => (isForOneOnly(match.rule) ? asGuess(match) : match));
  // The most urgent first.
  return [...read.filter(({ isGuess }) => !isGuess), ...read.filter(({ isGuess }) => isGuess)].sort(
    (one, other) => rank(other.level) - rank(one.level),
  );
}

function isForOneOnly({ species }: Rule): boolean {
  return species !== undefined && species.includes("dog") !== species.includes("cat");
}

/** Whether a rule of an earlier message speaks of an animal that this is not, or may not be. */
export function isForAnother(rule: Rule, species: string | undefined): boolean {
  const key = SPECIES_CONCEPTS.find((one) => one === species?.replaceAll("-", "_"));
  return key ? rule.species !== undefined && !rule.species.includes(key) : isForOneOnly(rule);
}

function asGuess(match: RuleMatch): RuleMatch {
  const { answer: _answer, page: _page, ...rule } = match.rule;
  const isCapped = match.level === "emergency" && !SIGNS_OF_LIFE.includes(rule.protocol);
  return { ...match, rule, level: isCapped ? "urgent" : match.level, isGuess: true };
}
