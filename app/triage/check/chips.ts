import type { CardWords } from "#app/domain/card-words.ts";
import { type ReadChip, signChipId } from "#app/domain/read-chips.ts";
import type { AboutAnimal } from "#app/domain/verdict.ts";
import { isLive } from "#app/reading/facts.ts";
import type { Mention } from "#app/reading/lexicon/phrase-matcher.ts";
import { wordsBetween } from "#app/reading/message-tokens.ts";
import type { Reading } from "#app/reading/read-words.ts";
import type { CompiledRule, RuleMatch } from "../rules/evaluate-rules.ts";
import type { OpenRules } from "../rules/open-rules.ts";
import { claimsOf } from "./read-as-meant.ts";

/** Words in a chip: of what is longer, the beginning says nothing. */
const MOST_WORDS = 6;

type Span = Pick<Mention, "start" | "end">;

type Options = {
  /** The message as it was read. */
  text: string;
  about: AboutAnimal;
  /** The matches of the animal, the most urgent first. */
  matches: readonly RuleMatch[];
  rules: OpenRules;
  /** A check quotes the sign that it asks about: no chip stands for another one. */
  isAsked: boolean;
  /** The names of what is not in the owner's words, in another language than English. */
  words?: CardWords;
};

/** What was read of a message, for its owner to see: the animal, its name, the main plain sign, when it began, and a vet. */
export function chipsOf(reading: Reading, { text, about: { species, name }, matches, rules, isAsked, words }: Options): ReadChip[] {
  const { kindOf } = rules;
  const says = (span: Span | undefined) => (span ? wordsBetween(text, reading.tokens, span) : "");
  const plain = matches.filter(({ met, isPossible, isGuess }) => met === "live" && !isPossible && !isGuess);
  const signs = plain.flatMap(({ rule }): ReadChip[] => {
    const words = says(spanOfRule(reading, rules.byId.get(rule.id)?.lines ?? [], kindOf));
    return words ? [{ id: signChipId(rule.id), kind: "sign", says: words }] : [];
  });
  // Where no rule has words of its own for it, the sign that is named.
  const seen = spansOf(reading, (concept) => isSignOfIllness(concept, kindOf) && isLive(reading.facts, concept));
  const named = longest(seen);
  if (signs.length === 0 && named) signs.push({ id: signChipId(reading.names[named.concept] ?? ""), kind: "sign", says: says(named) });
  const since = says(longest(spansOf(reading, (concept) => concept === "began")));
  const isSeen = spansOf(reading, (concept) => concept === "seen_by_vet").length > 0;
  return [
    ...(species ? [animalChip(species, words?.animals[species])] : []),
    ...(name ? [{ id: "name", kind: "name", says: name } as const] : []),
    ...(isAsked ? [] : signs.slice(0, 1)),
    ...(since ? [{ id: "since", kind: "since", says: since } as const] : []),
    ...(isSeen ? [{ id: "vet", kind: "vet", says: words?.seenByVet ?? "seen by a vet" } as const] : []),
  ];
}

function animalChip(species: string, translated: string | undefined): ReadChip {
  const chip = { id: "animal", kind: "animal" } as const;
  return translated ? { ...chip, says: translated, of: species } : { ...chip, says: species.replaceAll("-", " ") };
}

/** Where a message says what a rule asks for: its sign or event, with a thing next to it ("ate grapes"). */
function spanOfRule(reading: Reading, lines: CompiledRule["lines"], kindOf: OpenRules["kindOf"]): Span | undefined {
  const claims = claimsOf(lines, kindOf);
  const claim = longest(spansOf(reading, (name) => claims.has(name) && isLive(reading.facts, name)));
  if (!claim) return undefined;
  const asked = new Set(lines.flat(2).flatMap(({ mode, names }) => (mode === "live" ? names : [])));
  const things = spansOf(reading, (name) => asked.has(name) && kindOf(name) === "thing");
  const sentenceOf = ({ start }: Span) => reading.tokens[start]?.sentence;
  const whole = things
    .filter((thing) => sentenceOf(thing) === sentenceOf(claim))
    .map(({ start, end }) => ({ start: Math.min(start, claim.start), end: Math.max(end, claim.end) }))
    .filter(({ start, end }) => end - start <= MOST_WORDS);
  return longest<Span>([claim, ...whole]);
}

function isSignOfIllness(name: string, kindOf: OpenRules["kindOf"]): boolean {
  return kindOf(name) === "sign" && !name.startsWith("ok_");
}

/** Where the owner says something of these concepts in few words. */
function spansOf({ mentions, names, tokens }: Reading, is: (name: string) => boolean): Mention[] {
  return mentions.filter(
    ({ concept, start, end }) => end - start <= MOST_WORDS && !tokens[start]?.fromAssistant && is(names[concept] ?? ""),
  );
}

function longest<T extends Span>(spans: readonly T[]): T | undefined {
  return spans.reduce<T | undefined>((one, other) => (one && one.end - one.start >= other.end - other.start ? one : other), undefined);
}
