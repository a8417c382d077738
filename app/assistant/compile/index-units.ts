import MiniSearch from "minisearch";
import type { Synonyms } from "#app/domain/knowledge/assistant-content.ts";
import type { AskedAnswer } from "#app/domain/knowledge/knowledge.ts";
import type { UnitIndex } from "#app/domain/knowledge/knowledge-index.ts";
import { plainWords } from "#app/language/normalise.ts";
import { isAskedInOwnWords, LEAST_TERMS } from "../retrieve/exact-wordings.ts";
import { createTermReader } from "../retrieve/terms.ts";
import { animalOf, otherAnimalsIn } from "../understand/animal.ts";

type Entry = { id: number; question: string; asks: string; lead: string; body: string };

const BOOST = { question: 3, asks: 2, lead: 1, body: 0.4 };

/** Reads the units into an index; about a millisecond for each, so when the site is built. */
export function indexUnits(units: readonly AskedAnswer[], synonyms: Synonyms): UnitIndex {
  const read = createTermReader(synonyms);
  const wordings = units.map(({ question, asks }) => [question, ...asks].map((text) => [...new Set(read(text))]));
  const entries = units.map(
    ({ lead, steps, avoid, seeVetIf }, id): Entry => ({
      id,
      question: (wordings[id]?.[0] ?? []).join(" "),
      asks: (wordings[id] ?? []).slice(1).flat().join(" "),
      lead: read(lead).join(" "),
      body: read([...steps, ...avoid, ...seeVetIf].join("\n")).join(" "),
    }),
  );
  const asked = new Set(wordings.flat(2));
  const familiar = new Set([...asked, ...termsIn(entries, ({ lead }) => lead)]);
  const terms = [...new Set([...familiar, ...termsIn(entries, ({ body }) => body)])];
  const places = new Map(terms.map((term, place) => [term, place]));
  return {
    terms,
    weights: weightsOf([...asked], wordings),
    familiar: familiar.size,
    wordings: wordings.map((list) => list.map((own) => own.map((term) => places.get(term) ?? -1))),
    scores: scoresOf(terms, entries),
    shortWordings: shortWordings(units, wordings),
    otherAnimals: Object.fromEntries(units.flatMap((unit, id) => (isAboutOtherAnimal(unit) ? [[id, otherAnimalsIn(textsOf(unit))]] : []))),
  };
}

function textsOf({ question, asks }: AskedAnswer): string {
  return [question, ...asks].join("\n");
}

function termsIn(entries: readonly Entry[], field: (entry: Entry) => string): string[] {
  return entries.flatMap((entry) => field(entry).split(" ")).filter(Boolean);
}

/** How telling a term is: the fewer units ask with it, the more. */
function weightsOf(asked: readonly string[], wordings: readonly (readonly (readonly string[])[])[]): number[] {
  const uses = new Map<string, number>();
  for (const list of wordings) for (const term of new Set(list.flat())) uses.set(term, (uses.get(term) ?? 0) + 1);
  return asked.map((term) => Math.round(1000 * Math.log(1 + wordings.length / (uses.get(term) ?? 1))) / 1000);
}

/** What MiniSearch scores each unit for each term by itself; for more terms it adds these up. */
function scoresOf(terms: readonly string[], entries: readonly Entry[]): number[][] {
  const index = new MiniSearch<Entry>({
    fields: ["question", "asks", "lead", "body"],
    // The texts are terms already.
    tokenize: (text) => text.split(" ").filter(Boolean),
    processTerm: (term) => term,
  });
  index.addAll(entries);
  return terms.map((term) => index.search(term, { boost: BOOST }).flatMap(({ id, score }) => [id, Math.round(100 * score)]));
}

function shortWordings(units: readonly AskedAnswer[], wordings: readonly (readonly (readonly string[])[])[]): Record<string, number[]> {
  const short = new Map<string, Set<number>>();
  units.forEach((unit, id) => {
    const { question, asks } = unit;
    if (!isAskedInOwnWords(unit)) return;
    [question, ...asks].forEach((text, at) => {
      if ((wordings[id]?.[at]?.length ?? 0) >= LEAST_TERMS) return;
      const words = plainWords(text);
      short.set(words, (short.get(words) ?? new Set()).add(id));
    });
  });
  return Object.fromEntries([...short].map(([words, ids]) => [words, [...ids]]));
}

/** An answer on hens, rats or tortoises, which the site has no species for, holds for no other animal. */
function isAboutOtherAnimal({ question, animals }: AskedAnswer): boolean {
  return animals.includes("all") && animalOf(question, undefined)?.species === "other";
}
