import MiniSearch from "minisearch";
import { FAQ_TOPIC, PAGE_TOPIC, PROTOCOL_TOPIC, type Synonyms } from "#app/domain/knowledge/assistant-content.ts";
import type { Intent } from "#app/domain/knowledge/intents.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import type { Species } from "#app/domain/pets.ts";
import { animalOf } from "../understand/animal.ts";
import { createTermReader, plainWords, type TermReader, typoReader } from "./terms.ts";

/** What is looked for: the owner's words and what is known of the case. */
export type Query = {
  text: string;
  /** The animal asked about; "other" for one that the site has no pages on; undefined while nobody has said. */
  animal: Species | "other" | undefined;
  /** How the animal is called: "tortoise". */
  animalWord?: string | undefined;
  intent: Intent | undefined;
  /** Page of the rule that fired, or of the conversation. */
  page?: string;
};

/** A unit that answers, with how sure the match is, from 0 to 1. */
export type Found = { unit: Answer; confidence: number };

export type FindUnits = {
  (query: Query, most?: number): Found[];
  /** The unit that is asked for in its own words, by its question or another wording. */
  exactly(query: Pick<Query, "text" | "animal" | "animalWord">): Answer | undefined;
};

type Entry = { id: number; question: string; asks: string; lead: string; body: string };

type Wording = { terms: ReadonlySet<string>; mass: number };

const CANDIDATES = 40;
const BOOST = { question: 3, asks: 2, lead: 1, body: 0.4 };

/** Opens the units for searching; takes some tens of milliseconds for a thousand, so once per isolate. */
export function openUnitIndex(units: readonly Answer[], synonyms: Synonyms): FindUnits {
  const read = createTermReader(synonyms);
  const index = new MiniSearch<Entry>({
    fields: ["question", "asks", "lead", "body"],
    tokenize: (text) => read(text),
    processTerm: (term) => term,
  });
  index.addAll(
    units.map((unit, id) => ({
      id,
      question: unit.question,
      asks: unit.asks.join("\n"),
      lead: unit.lead,
      body: [...unit.steps, ...unit.avoid, ...unit.seeVetIf].join("\n"),
    })),
  );
  const wordings = units.map(({ question, asks }) => [question, ...asks].map((text) => new Set(read(text))));
  const weight = inverseFrequency(wordings);
  const weighed = wordings.map((list) => list.map((terms): Wording => ({ terms, mass: massOf(terms, weight) })));
  const correct = typoReader(weight.keys());
  const isForOthers = units.map(isAboutOtherAnimal);
  const texts = units.map(({ question, asks }) => plainWords([question, ...asks].join("\n")));
  const mayAnswer = (id: number, { animal, animalWord }: Pick<Query, "animal" | "animalWord">) =>
    holdsFor(units[id] as Answer, animal) && (!isForOthers[id] || (animal === "other" && texts[id]?.includes(animalWord ?? "") === true));
  const exact = exactWordings(units, read);
  const rarest = Math.log(units.length + 1);
  const weightOf = (term: string) => weight.get(term) ?? rarest;

  const find = (query: Query, most = 3): Found[] => {
    const terms = [...new Set(read(query.text).map(correct))];
    if (terms.length === 0) return [];
    const mass = terms.reduce((sum, term) => sum + weightOf(term), 0);
    const hits = index.search(
      { combineWith: "OR", queries: terms },
      {
        boost: BOOST,
        tokenize: (term) => [term],
        filter: ({ id }) => mayAnswer(id, query) && suits(units[id] as Answer, query.intent),
      },
    );
    const best = hits[0]?.score ?? 1;
    const candidates = hits.slice(0, CANDIDATES).map(({ id, score }) => {
      const unit = units[id] as Answer;
      const match = matchOf(weighed[id] ?? [], terms, mass, weightOf);
      return { unit, rank: rankOf(match, score / best, unit, query), confidence: confidenceOf(match, score / mass) };
    });
    return candidates
      .sort((one, other) => other.rank - one.rank)
      .slice(0, most)
      .map(({ unit, confidence }) => ({ unit, confidence }));
  };
  const exactly: FindUnits["exactly"] = ({ text, ...query }) => {
    const ids = exact.get(plainWords(text)) ?? exact.get(termKey(read(text)));
    const id =
      ids?.find((one) => mayAnswer(one, query) && units[one]?.animals.some((animal) => animal === query.animal)) ??
      ids?.find((one) => mayAnswer(one, query));
    return id === undefined ? undefined : units[id];
  };
  return Object.assign(find, { exactly });
}

/** Fewer terms than this say too little to be a question of their own. */
const LEAST_TERMS = 3;

/** Units by the words of each of their wordings, and by its terms in any order. */
function exactWordings(units: readonly Answer[], read: TermReader): Map<string, number[]> {
  const wordings = new Map<string, number[]>();
  units.forEach(({ question, asks, topic }, id) => {
    if (topic === FAQ_TOPIC || topic === PROTOCOL_TOPIC) return;
    for (const text of [question, ...asks]) {
      const terms = read(text);
      for (const key of [plainWords(text), ...(new Set(terms).size >= LEAST_TERMS ? [termKey(terms)] : [])])
        wordings.set(key, [...(wordings.get(key) ?? []), id]);
    }
  });
  return wordings;
}

function termKey(terms: readonly string[]): string {
  return `= ${[...new Set(terms)].sort().join(" ")}`;
}

/** An answer on hens, rats or tortoises, which the site has no species for, holds for no other animal. */
function isAboutOtherAnimal({ question, animals }: Answer): boolean {
  return animals.includes("all") && animalOf(question, undefined)?.species === "other";
}

/** Never an answer for another animal. Where the animal is not known, all may do. */
export function holdsFor({ animals }: Pick<Answer, "animals">, animal: Query["animal"]): boolean {
  return animal === undefined || animals.includes("all") || (animal !== "other" && animals.includes(animal));
}

/** What is said about us, or in mourning, answers nothing else. */
const ONLY_FOR: Readonly<Record<string, readonly Intent[]>> = {
  pawline: ["about-us", "small-talk", "find-a-vet", "cost"],
  "loss-and-goodbye": ["loss", "cost"],
};

function suits({ topic }: Answer, intent: Intent | undefined): boolean {
  return intent === undefined || (ONLY_FOR[topic]?.includes(intent) ?? true);
}

/** How the question compares with the wordings of a unit, each from 0 to 1. */
type Match = {
  /** The wording that is most like the question. */
  similarity: number;
  /** The wording that the question holds most of: owners add circumstances to a question. */
  contained: number;
  /** The three wordings that are most like it, on average. */
  agreement: number;
  /** How much of the question stands in any wording. */
  covered: number;
};

const AGREEING = 3;

/** Compares by the weight of the shared terms. */
function matchOf(wordings: readonly Wording[], terms: readonly string[], mass: number, weightOf: (term: string) => number): Match {
  const likeness: number[] = [];
  let contained = 0;
  const known = new Set<string>();
  for (const wording of wordings) {
    let shared = 0;
    for (const term of terms)
      if (wording.terms.has(term)) {
        shared += weightOf(term);
        known.add(term);
      }
    likeness.push(shared / (0.5 * mass + 0.5 * wording.mass || 1));
    contained = Math.max(contained, shared / (0.2 * mass + 0.8 * wording.mass || 1));
  }
  likeness.sort((one, other) => other - one);
  const agreement = likeness.slice(0, AGREEING).reduce((sum, one) => sum + one, 0) / AGREEING;
  const covered = [...known].reduce((sum, term) => sum + weightOf(term), 0) / mass;
  return { similarity: likeness[0] ?? 0, contained, agreement, covered };
}

/** Which of the units that hold the words is best: near a listwise fit on page-questions.txt and the odd lines of an unread set. */
function rankOf({ contained, agreement, covered }: Match, relative: number, unit: Answer, query: Query): number {
  const own = unit.animals.some((animal) => animal === query.animal) ? 0.14 : 0;
  const sameIntent = query.intent === unit.intent ? 0.04 : 0;
  const samePage = query.page !== undefined && unit.page === query.page ? 0.04 : 0;
  // A page says the same at more length than an answer.
  const isPage = unit.topic === PAGE_TOPIC ? 0.1 : 0;
  // "Yes, if ..." answers no account of what is going on.
  const answersOther = query.intent === "happening-now" && /^(?:Yes|No)\b/.test(unit.lead) ? 0.06 : 0;
  return 0.3 * contained + 0.25 * agreement + 0.12 * covered + 0.24 * relative + own + sameIntent + samePage - isPage - answersOther;
}

/** How likely the unit is about the question at all: a logistic fit on answered questions and tests/answers/nothing.txt. */
function confidenceOf({ similarity, contained, covered }: Match, scorePerWeight: number): number {
  return 1 / (1 + Math.exp(5.75 - 0.48 * similarity - 3.64 * contained + 1.33 * covered - 2 * Math.log1p(scorePerWeight)));
}

function massOf(terms: Iterable<string>, weight: ReadonlyMap<string, number>): number {
  let mass = 0;
  for (const term of terms) mass += weight.get(term) ?? 0;
  return mass;
}

/** How telling a term is: the fewer units ask with it, the more. */
function inverseFrequency(wordings: readonly (readonly ReadonlySet<string>[])[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const list of wordings) for (const term of new Set(list.flatMap((terms) => [...terms]))) units.set(term, (units.get(term) ?? 0) + 1);
  return new Map([...units].map(([term, count]) => [term, Math.log(1 + wordings.length / count)]));
}
