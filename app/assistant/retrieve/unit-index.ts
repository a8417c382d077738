import MiniSearch from "minisearch";
import type { Synonyms } from "#app/domain/knowledge/assistant-content.ts";
import type { Intent } from "#app/domain/knowledge/intents.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { animalOf } from "../understand/animal.ts";
import { openExactWordings } from "./exact-wordings.ts";
import type { Query } from "./query.ts";
import { confidenceOf, matchOf, rankOf, type Wording } from "./ranking.ts";
import { createTermReader, plainWords, typoReader } from "./terms.ts";

/** A unit that answers, with how sure the match is, from 0 to 1. */
export type Found = { unit: Answer; confidence: number };

export type FindUnits = {
  (query: Query, most?: number): Found[];
  /** The unit that is asked for in its own words, by its question or another wording. */
  exactly(query: Pick<Query, "text" | "animal" | "animalWord">): Answer | undefined;
};

type Entry = { id: number; question: string; asks: string; lead: string; body: string };

const CANDIDATES = 40;
const BOOST = { question: 3, asks: 2, lead: 1, body: 0.4 };

/** Opens the units for searching; takes about a millisecond for each, so once per isolate. */
export function openUnitIndex(units: readonly Answer[], synonyms: Synonyms): FindUnits {
  const index = new MiniSearch<Entry>({
    fields: ["question", "asks", "lead", "body"],
    // The texts are terms already.
    tokenize: (text) => text.split(" ").filter(Boolean),
    processTerm: (term) => term,
  });
  const read = createTermReader(synonyms);
  const terms = units.map(({ question, asks }) => [question, ...asks].map(read));
  index.addAll(
    units.map((unit, id) => ({
      id,
      question: (terms[id]?.[0] ?? []).join(" "),
      asks: (terms[id] ?? []).slice(1).flat().join(" "),
      lead: read(unit.lead).join(" "),
      body: read([...unit.steps, ...unit.avoid, ...unit.seeVetIf].join("\n")).join(" "),
    })),
  );
  const wordings = terms.map((list) => list.map((one) => new Set(one)));
  const weight = inverseFrequency(wordings);
  const weighed = wordings.map((list) => list.map((own): Wording => ({ terms: own, mass: massOf(own, weight) })));
  const correct = typoReader(weight.keys());
  const isForOthers = units.map(isAboutOtherAnimal);
  const texts = units.map(({ question, asks }) => plainWords([question, ...asks].join("\n")));
  const mayAnswer = (id: number, { animal, animalWord }: Pick<Query, "animal" | "animalWord">) =>
    holdsFor(units[id] as Answer, animal) && (!isForOthers[id] || (animal === "other" && texts[id]?.includes(animalWord ?? "") === true));
  const exact = openExactWordings(units, terms);
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
    const ids = exact.of(text, read(text)).filter((one) => mayAnswer(one, query));
    const id = ids.find((one) => units[one]?.animals.some((animal) => animal === query.animal)) ?? ids[0];
    return id === undefined ? undefined : units[id];
  };
  return Object.assign(find, { exactly });
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
