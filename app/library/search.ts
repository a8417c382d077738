import MiniSearch, { type Options, type SearchOptions, type SearchResult } from "minisearch";
import type { Passage, Role } from "#app/domain/page.ts";
import { SPECIES, type Species } from "#app/domain/pets.ts";
import { phraseWriter, type Synonyms, wordWriter } from "./synonyms.ts";

/** The search index as it is built with the site and shipped beside it. */
export type SearchFile = { passages: Passage[]; synonyms: Synonyms; index: unknown };

/** Finds the passages that answer a question, best first. */
export type PassageFinder = (
  question: string,
  wanted: { species: readonly Species[]; page?: string; part?: Role; limit: number },
) => Passage[];

type Entry = { id: string; heading: string; title: string; terms: string; text: string };

function options(synonyms: Synonyms): Options<Entry> {
  return { fields: ["heading", "title", "terms", "text"], processTerm: wordWriter(synonyms) };
}

const SEARCHING: SearchOptions = {
  boost: { title: 4, terms: 3, heading: 1.5 },
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  prefix: (term) => term.length > 4,
};

/** Builds the index over all passages, at build time. */
export function buildSearchFile(passages: Passage[], synonyms: Synonyms): SearchFile {
  const search = new MiniSearch<Entry>(options(synonyms));
  const write = phraseWriter(synonyms);
  search.addAll(
    passages.map((passage) => ({
      id: passage.id,
      heading: write(passage.heading),
      title: write(passage.pageTitle),
      terms: write(passage.terms),
      text: write(passage.items.join(" ")),
    })),
  );
  return { passages, synonyms, index: search.toJSON() };
}

const OWN_SPECIES_WEIGHT = 1.6;
const OWN_PAGE_WEIGHT = 3;
const GUIDE_WEIGHT = 0.7;

/** Opens a built index. */
export function openSearch(file: SearchFile): PassageFinder {
  const search = MiniSearch.loadJS<Entry>(file.index as never, options(file.synonyms));
  const byId = new Map(file.passages.map((passage) => [passage.id, passage]));
  const write = phraseWriter(file.synonyms);
  const whose = chooserOf(file.synonyms);
  return (question, wanted) => {
    const onPage = wanted.part ? file.passages.filter(({ path }) => path === wanted.page) : [];
    if (onPage.length > 0) return onPage.filter(({ role }) => role === wanted.part || ANSWER_ROLES.includes(role));
    const fitting = whose(wanted.species, question);
    const isFor = (passage: Passage) => passage.kind === "topic" || passage.species.some((one) => fitting.includes(one));
    const weigh = (id: string): number => {
      const passage = byId.get(id);
      // What holds for another animal may be wrong for this one: better no page than that one.
      if (!passage || !isFor(passage)) return 0;
      // A page about one animal answers better than a guide about everything.
      return (
        (fitting.length === 1 && passage.species.length === 1 ? OWN_SPECIES_WEIGHT : 1) *
        (passage.path === wanted.page ? OWN_PAGE_WEIGHT : 1) *
        (passage.kind === "guide" ? GUIDE_WEIGHT : 1)
      );
    };
    const processTerm = withoutSpecies(file.synonyms);
    const words = write(question);
    const hits = search.search(words, { ...SEARCHING, boostDocument: weigh, processTerm });
    const asked = words
      .split(/[^\p{L}\p{N}]+/u)
      .flatMap((word) => processTerm(word) ?? [])
      .filter((term) => !TIME_WORDS.test(term));
    // A word that only happens to stand in some text is no answer; the page must be about it.
    const isPlain = new Set(asked).size <= FEW_WORDS || DENIES.test(question);
    const about = hits.filter((hit) => byId.get(hit.id)?.path === wanted.page || isAbout(hit, isPlain));
    const fits = about.flatMap((hit) => byId.get(hit.id) ?? []);
    const best = firstOfEachPage(fits).slice(0, wanted.limit);
    return withWholeAnswer(best, best[0]?.path ?? wanted.page, file.passages.filter(isFor));
  };
}

/** How long ago, and how often, says nothing of what a page is about. */
const TIME_WORDS =
  /^(?:ago|seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|old|times?|yesterday|morning|evening|again|\d+|two|three|four|five|six|seven|eight|nine|ten)$/;
/** What owners tell of every trouble: one of these, of many words, names no page. */
const EVERYWHERE = new Set(["eat", "drink", "weather", "next", "wake", "awake", "hot"]);
const FEW_WORDS = 2;
/** "Not eating" is a trouble of its own; "ate" is not. */
const DENIES = /n['’]?t\b|\b(?:not|no|never|refus\w+|stopped|lost|without|off)\b/i;

/**
 * Is the page about what was asked? "Ate" alone, in a question of many words, is not.
 * @param isPlain the question has few words, or denies: then one that is told of every trouble names a page as well
 */
function isAbout({ match }: SearchResult, isPlain: boolean): boolean {
  const named = new Set(
    Object.entries(match).flatMap(([term, fields]) => (fields.some((field) => field !== "text") && !TIME_WORDS.test(term) ? [term] : [])),
  );
  return named.size > 1 || (named.size === 1 && (isPlain || ![...named].some((term) => EVERYWHERE.has(term))));
}

const PAGES_FIRST = 3;

/** The best passages of the best pages before the rest, so that one page does not hide the next. */
function firstOfEachPage(passages: Passage[]): Passage[] {
  const firsts = new Map<string, Passage>();
  for (const passage of passages) if (firsts.size < PAGES_FIRST && !firsts.has(passage.path)) firsts.set(passage.path, passage);
  const first = new Set(firsts.values());
  return [...first, ...passages.filter((passage) => !first.has(passage))];
}

const ANSWER_ROLES: readonly Role[] = ["signs", "act", "urgency", "vet-asks"];

/** Adds the sections that an answer from the best page is made of, where the search did not bring them. */
function withWholeAnswer(best: Passage[], page: string | undefined, all: readonly Passage[]): Passage[] {
  const rest = all.filter((passage) => passage.path === page && ANSWER_ROLES.includes(passage.role) && !best.includes(passage));
  return [...best, ...rest];
}

/** Names of species are left out of a search: they choose among pages, they do not say what is wrong. */
function withoutSpecies(synonyms: Synonyms): (term: string) => string | null {
  const write = wordWriter(synonyms, "slips");
  return (term) => {
    const word = write(term);
    return word && !SPECIES_WORDS.has(word) ? word : null;
  };
}

const SPECIES_WORDS = new Map<string, Species>([
  ...SPECIES.map((species) => [species.replace("-", " "), species] as const),
  ["puppy", "dog"],
  ["kitten", "cat"],
]);

/** Words that name a species and choose among its pages as well. */
const KIND_WORDS = new Map<string, Species>([
  ["goldfish", "fish"],
  ["betta", "fish"],
]);

/**
 * The animals that a question is about: those of the form, unless the owner writes of another one of theirs ("my cat", not "like a cat").
 * A form that says none leaves the choice to the words.
 */
function chooserOf(synonyms: Synonyms): (chosen: readonly Species[], question: string) => readonly Species[] {
  const words = synonyms.flatMap((group) => {
    const species = SPECIES_WORDS.get(group[0] ?? "") ?? KIND_WORDS.get(group[0] ?? "");
    return species ? group.map((word) => [word, species] as const) : [];
  });
  const all = [...words, ...[...SPECIES_WORDS].map(([word, species]) => [`${word}s?`, species] as const)];
  const named = all.map(([word, species]) => ({ pattern: new RegExp(`\\b${word}\\b`, "i"), species }));
  const owned = all.map(([word, species]) => ({ pattern: new RegExp(`\\b(?:my|our) (?:\\w+ ){0,2}${word}\\b`, "i"), species }));
  const find = (list: typeof named, question: string) => [
    ...new Set(list.filter(({ pattern }) => pattern.test(question)).map(({ species }) => species)),
  ];
  return (chosen, question) => {
    const said = find(named, question);
    if (chosen.length === 0) return said;
    const both = chosen.filter((one) => said.includes(one));
    if (both.length > 0) return both;
    const theirs = find(owned, question);
    return theirs.length > 0 ? theirs : chosen;
  };
}
