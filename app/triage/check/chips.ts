import type { CardWords } from "#app/domain/card-words.ts";
import { type ReadChip, signChipId } from "#app/domain/read-chips.ts";
import type { AboutAnimal } from "#app/domain/verdict.ts";
import { isLittleWord } from "#app/language/detect-language.ts";
import { isLive } from "#app/reading/facts.ts";
import type { Mention } from "#app/reading/lexicon/phrase-matcher.ts";
import { wordsBetween } from "#app/reading/message-tokens.ts";
import type { Reading } from "#app/reading/read-words.ts";
import type { CompiledRule, RuleMatch } from "../rules/evaluate-rules.ts";
import { claimsOf, type OpenRules, SAYS_HOW } from "../rules/open-rules.ts";

/** Words in a chip: of what is longer, the beginning says nothing. */
const MOST_WORDS = 6;

type Span = Pick<Mention, "start" | "end">;

/** A sign by the id of its chip, and where it stands. */
type NamedSign = { id: string; span: Span };

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
  const signs = plain.flatMap(({ rule }): NamedSign[] => {
    const span = spanOfRule(reading, rules.byId.get(rule.id)?.lines ?? [], kindOf);
    const whole = span && phraseOf(reading, span, rules);
    return whole ? [{ id: signChipId(rule.id), span: whole }] : [];
  });
  // Where no rule has words of its own for it, the sign that is named.
  const others = spansOf(reading, (concept) => OTHER_CHIPS.has(concept));
  const seen = spansOf(reading, (concept) => isSignOfIllness(concept, rules) && isLive(reading.facts, concept)).filter(
    (span) => !others.some((other) => isWithin(span, other)),
  );
  const named = longest(seen);
  if (signs.length === 0 && named)
    signs.push({ id: signChipId(reading.names[named.concept] ?? ""), span: phraseOf(reading, named, rules) });
  const sign = isAsked ? undefined : signs.find(({ span }) => says(span));
  const began = beganOf(reading, rules);
  // "Hasn't eaten since lunch" is one chip.
  const since = began && !(sign && isWithin(began, sign.span)) ? says(began) : "";
  const isSeen = spansOf(reading, (concept) => concept === "seen_by_vet").length > 0;
  return [
    ...(species ? [animalChip(species, words?.animals[species])] : []),
    ...(name ? [{ id: "name", kind: "name", says: name } as const] : []),
    ...(sign ? [{ id: sign.id, kind: "sign", says: says(sign.span) } as const] : []),
    ...(since ? [{ id: "since", kind: "since", says: since } as const] : []),
    ...(isSeen ? [{ id: "vet", kind: "vet", says: words?.seenByVet ?? "seen by a vet" } as const] : []),
  ];
}

/** When the sign began: in its sentence, or in a short one next to it. "Two years ago" of another sentence is no part of the illness. */
function beganOf(reading: Reading, { kindOf }: OpenRules): Span | undefined {
  const { tokens, facts } = reading;
  const told = new Set(
    [...facts].flatMap(([name, { live, over }]) => {
      const isTold = (kindOf(name) === "sign" || kindOf(name) === "event") && !name.startsWith("ok_");
      return isTold ? [...live, ...over] : [];
    }),
  );
  const sentenceOf = ({ start }: Span) => tokens[start]?.sentence ?? -1;
  const began = spansOf(reading, (concept) => concept === "began");
  const isShort = (sentence: number) => tokens.filter((token) => token.sentence === sentence).length <= SHORT_SENTENCE;
  const isNext = (sentence: number) => isShort(sentence) && (told.has(sentence - 1) || told.has(sentence + 1));
  return longest(began.filter((span) => told.has(sentenceOf(span)))) ?? longest(began.filter((span) => isNext(sentenceOf(span))));
}

/** "It started on Sunday." */
const SHORT_SENTENCE = 8;

function animalChip(species: string, translated: string | undefined): ReadChip {
  const chip = { id: "animal", kind: "animal" } as const;
  return translated ? { ...chip, says: translated, of: species } : { ...chip, says: species.replaceAll("-", " ") };
}

/** Where a message says what a rule asks for: its sign or event, with a thing next to it ("ate grapes"). */
function spanOfRule(reading: Reading, lines: CompiledRule["lines"], kindOf: OpenRules["kindOf"]): Span | undefined {
  const claims = new Set([...claimsOf(lines, kindOf)].filter((name) => !SAYS_HOW.has(name)));
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

function isSignOfIllness(name: string, { kindOf, alone }: OpenRules): boolean {
  return kindOf(name) === "sign" && alone.has(name) && !SAYS_HOW.has(name) && !name.startsWith("ok_");
}

/**
 * Words that can be understood alone: with those after them in their clause, up to when it began or what a vet did; one word that says little
 * alone, "twice", with those before it.
 */
function phraseOf({ tokens, mentions, names }: Reading, { start, end }: Span, { alone }: OpenRules): Span {
  const isOf = (at: number, is: (name: string) => boolean) =>
    mentions.some(({ concept, start: from, end: to }) => from <= at && at < to && is(names[concept] ?? ""));
  const isSameClause = (at: number) => tokens[at]?.sentence === tokens[start]?.sentence && tokens[at]?.clause === tokens[start]?.clause;
  const isNext = (at: number) => isSameClause(at) && !isOf(at, (name) => OTHER_CHIPS.has(name));
  const isLittle = (at: number) => isLittleWord(tokens[at]?.text ?? "");
  let last = end;
  while (last - start < MOST_WORDS && isNext(last)) last += 1;
  if (isSameClause(last)) while (last > end && isLittle(last - 1)) last -= 1;
  let first = start;
  while (first < last - 1 && isOf(first, (name) => name === "began")) first += 1;
  if (last - start === 1 && !isOf(start, (name) => alone.has(name))) {
    while (last - first < WORDS_BEFORE && isNext(first - 1)) first -= 1;
    while (first < start && isLittle(first)) first += 1;
  }
  return { start: first, end: last };
}

/** A word with its subject or object. */
const WORDS_BEFORE = 3;

/** What has a chip of its own. */
const OTHER_CHIPS = new Set(["began", "seen_by_vet"]);

/** Where the owner says something of these concepts in few words. */
function spansOf({ mentions, names, tokens }: Reading, is: (name: string) => boolean): Mention[] {
  return mentions.filter(
    ({ concept, start, end }) => end - start <= MOST_WORDS && !tokens[start]?.fromAssistant && is(names[concept] ?? ""),
  );
}

function isWithin(one: Span, other: Span): boolean {
  return other.start <= one.start && one.end <= other.end;
}

function longest<T extends Span>(spans: readonly T[]): T | undefined {
  return spans.reduce<T | undefined>((one, other) => (one && one.end - one.start >= other.end - other.start ? one : other), undefined);
}
