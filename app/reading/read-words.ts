import { isEnglish } from "#app/language/detect-language.ts";
import { isPastForm } from "#app/language/inflect.ts";
import { normalise } from "#app/language/normalise.ts";
import { readQuantities } from "#app/language/numbers/quantities.ts";
import type { Quantity } from "#app/language/numbers/quantity.ts";
import type { Token } from "#app/language/tokenise.ts";
import { NAME_CUES, type PetName, petNamesIn } from "./animals/pet-names.ts";
import type { Facts } from "./facts.ts";
import type { Concept, ConceptKind, Lexicon } from "./lexicon/concept.ts";
import { type Cues, createForeignReader, mentionsOf, withBoth } from "./lexicon/foreign-cues.ts";
import { type Mention, PhraseMatcher } from "./lexicon/phrase-matcher.ts";
import { Vocabulary } from "./lexicon/vocabulary.ts";
import { createWordTest, type WordTest } from "./lexicon/word-test.ts";
import { readFacts, SUBSTANCE } from "./mention-facts.ts";
import { markWords } from "./scopes/assertion-status.ts";
import { type Doubt, doubtsOf } from "./scopes/doubts.ts";

export type Reading = {
  tokens: Token[];
  facts: Facts;
  measures: Measure[];
  mentions: Mention[];
  /** Names of the concepts, by the number in a mention. */
  names: string[];
  /** What each word does in its sentence. */
  is: WordTest;
  /** Concepts that the owner says are not so, and nowhere that they are; of a thing the last word counts ("sugar-free, without xylitol"). */
  denied: Set<string>;
  /** The names of pets, word by word. */
  petNames: PetName[];
  /** The sentences in which a danger sign is possible and not plain. */
  doubts: ReadonlyMap<number, Doubt>;
};
/** A number that the owner gives, and its sentence. */
export type Measure = Pick<Quantity, "what" | "value"> & { sentence: number };

export type WordReader = { read: (tokens: Token[], petNames?: readonly string[]) => Reading; wordOf: (id: number) => string };

/** What numbers, durations, ages, names of pets and words such as "jumped" are called in phrases. */
export const MEASURES = ["#", "duration", "age_words", "pet_name", "past_form"] as const;

/** Read before all other words, also where a mask or a name will hide them. */
function isReadFirst({ name, kind }: Concept): boolean {
  return kind === "grammar" || name.startsWith(MASK) || name.startsWith(NAME_CUES) || name.startsWith(SUBSTANCE);
}

const MASK = "mask_";

/** The masks, the cues of pets' names, the words of grammar, what these need, and the names of substances: found before anything else. */
function namesAndMasks(concepts: Concept[]): Concept[] {
  const byName = new Map(concepts.map((concept) => [concept.name, concept]));
  const wanted = new Set<string>();
  const add = (name: string) => {
    const concept = byName.get(name);
    if (!concept || wanted.has(name)) return;
    wanted.add(name);
    for (const pattern of concept.patterns) for (const ref of pattern.matchAll(/<([a-z0-9_]+)>/g)) add(ref[1] as string);
  };
  for (const concept of concepts) if (isReadFirst(concept)) add(concept.name);
  return concepts.filter((concept) => wanted.has(concept.name));
}

/** Turns words into facts: which concepts occur, in which sentence, and whether they are happening. */
export function createWordReader({ concepts, leave, languages }: Lexicon): WordReader {
  const vocabulary = new Vocabulary(leave);
  const kinds = new Map<string, ConceptKind>(concepts.map((concept) => [concept.name, concept.kind]));
  const masks = new PhraseMatcher(namesAndMasks(concepts), [...MEASURES], vocabulary);
  const substances = concepts.filter(({ name }) => name.startsWith(SUBSTANCE)).map(({ name }) => name);
  const matcher = new PhraseMatcher(
    concepts.filter((concept) => !isReadFirst(concept)),
    [...MEASURES, ...substances],
    vocabulary,
  );
  const readNames = createFirstReader(masks, matcher.names, kinds);
  const foreignReader = createForeignReader(languages, MEASURES);
  const kindOf = matcher.names.map((name) => kinds.get(name));
  /** What counts as something wrong: signs and events, but not those of a healthy animal. */
  const alarming = matcher.names.map((name, i) => (kindOf[i] === "sign" || kindOf[i] === "event") && !name.startsWith("ok_"));

  const read = (tokens: Token[], namesBefore: readonly string[] = []): Reading => {
    vocabulary.read(tokens, isEnglish(tokens));
    const other = foreignReader(tokens);
    // A number in our own question is not the owner's.
    const quantities = readQuantities(tokens).filter(({ at }) => !tokens[at]?.fromAssistant);
    const given = numberMentions(tokens, quantities);
    const { hidden, named, petNames, is } = readNames(tokens, given, namesBefore);
    for (const { start, end } of hidden) hide(tokens, start, end);
    for (const { at } of petNames) {
      hide(tokens, at, at + 1);
      (tokens[at] as Token).isPetName = true;
      given.push({ concept: MEASURES.indexOf("pet_name"), start: at, end: at + 1, denied: false });
    }
    given.push(...named.filter(({ start, end }) => !tokens.slice(start, end).some(({ isPetName }) => isPetName)));
    const found = matcher.run(tokens, given);
    const foreign = other?.(tokens, numberMentions(tokens, quantities));
    const mentions = foreign ? [...found, ...mentionsOf(foreign, matcher.names)] : found;
    const own = found.filter(({ start }) => !tokens[start]?.fromAssistant);
    const known = byName(
      own.filter(({ concept }) => kindOf[concept] === "cue"),
      matcher.names,
    );
    const cues = foreign ? withBoth(known, foreign) : known;
    const signs = own.filter(({ concept }) => alarming[concept]);
    const seen = signs.filter(({ concept }) => kindOf[concept] === "sign");
    const marks = markWords({ tokens, is }, cues, signs, seen);
    const isRead = !foreign && isEnglish(tokens);
    const { facts, denied } = readFacts(tokens, {
      ...{ mentions, names: matcher.names, kindOf, alarming, marks },
      cues: isRead ? known : undefined,
    });
    const measures = quantities.map(({ what, value, at }) => ({ what, value, sentence: tokens[at]?.sentence ?? 0 }));
    const doubts = doubtsOf(tokens, foreign ?? (isRead ? known : NO_CUES));
    return { tokens, facts, measures, mentions, names: matcher.names, is, denied, petNames, doubts };
  };
  return { read, wordOf: (id) => vocabulary.word(id) };
}

const NO_CUES: Cues = new Map();

/** The numbers, durations, ages and past forms as mentions of the first built-in concepts, for phrases that use them. */
function numberMentions(tokens: readonly Token[], quantities: readonly Quantity[]): Mention[] {
  const numbers = tokens.flatMap(({ value }, i) => (value === undefined ? [] : { concept: 0, start: i, end: i + 1, denied: false }));
  const measured = quantities.flatMap(({ what, at, end }) => {
    const concept = what === "duration" || what === "ago" ? 1 : what === "age" ? 2 : -1;
    return concept < 0 ? [] : { concept, start: at, end, denied: false };
  });
  const past = MEASURES.indexOf("past_form");
  const forms = tokens.flatMap(({ text }, i) => (isPastForm(text) ? { concept: past, start: i, end: i + 1, denied: false } : []));
  return [...numbers, ...measured, ...forms];
}

type ReadFirst = Pick<Reading, "petNames" | "is"> & { hidden: Mention[]; named: Mention[] };

/**
 * Finds what each word does in its sentence, what a mask hides, and the substances that are named. A longer name hides a substance, "chocolate
 * lab", a mask for the substance's own name or for a part of it does not: "bleeding heart" is a plant and no bleeding.
 */
function createFirstReader(masks: PhraseMatcher, names: readonly string[], kinds: ReadonlyMap<string, ConceptKind>) {
  const isGrammar = masks.names.map((name) => kinds.get(name) === "grammar");
  const isNameCue = masks.names.map((name) => name.startsWith(NAME_CUES) || name === "any_pet");
  const isMask = masks.names.map((name) => name.startsWith(MASK));
  const place = masks.names.map((name) => (name.startsWith(SUBSTANCE) ? names.indexOf(name) : -1));
  return (tokens: Token[], given: Mention[], known: readonly string[]): ReadFirst => {
    const found = masks.run(tokens, given);
    const grammar = found.filter(({ concept }) => isGrammar[concept]);
    const cues = byName(
      found.filter(({ concept }) => isNameCue[concept]),
      masks.names,
    );
    const hidden = found.filter(({ concept }) => isMask[concept]);
    const isInside = ({ start, end }: Mention) =>
      hidden.some((mask) => mask.start <= start && mask.end >= end && mask.end - mask.start > end - start);
    const named = found.flatMap((mention) => {
      const concept = place[mention.concept] as number;
      return concept < 0 || isInside(mention) ? [] : [{ ...mention, concept }];
    });
    const petNames = petNamesIn(tokens, cues, new Set(known.flatMap(wordsOfName)));
    return { hidden, named, petNames, is: createWordTest(tokens.length, byName(grammar, masks.names)) };
  };
}

/** The words of a name that can stand for it: "Mr. Whiskers" is Whiskers. */
function wordsOfName(name: string): string[] {
  return normalise(name.slice(0, LONGEST_NAME))
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);
}

const LONGEST_NAME = 60;

function byName(mentions: readonly Mention[], names: readonly string[]): Map<string, Mention[]> {
  const sorted = new Map<string, Mention[]>();
  for (const mention of mentions) {
    const name = names[mention.concept] as string;
    const list = sorted.get(name);
    if (list) list.push(mention);
    else sorted.set(name, [mention]);
  }
  return sorted;
}

function hide(tokens: Token[], from: number, to: number): void {
  for (let p = from; p < to; p += 1) (tokens[p] as Token).ids = [];
}
