import type { Passage, Role } from "#app/domain/content/page.ts";
import type { Species } from "#app/domain/pets.ts";
import { type Hit, openWords, type Totals, type WeighWords } from "./bm25.ts";
import { createSpeciesDetector, SPECIES_WORDS } from "./detect-species.ts";
import { lruCache } from "./lru-cache.ts";
import { type PageFacts, partFile, type SearchFile, type SearchPart } from "./search-files.ts";
import { phraseReplacer, type Synonyms, synonymReplacer } from "./synonyms.ts";

/** Finds the passages that answer a question, best first. */
export type PassageFinder = (question: string, wanted: Wanted, readPart: ReadPart) => Promise<Passage[]>;

type Wanted = { species: readonly Species[]; page?: string; part?: Role; limit: number };

/** Reads the file of one page's passages. */
export type ReadPart = (path: string) => Promise<SearchPart>;

/** A question as it is searched: its words, what a page is worth for it (0: not to be shown), and whether a hit is about it. */
type Asked = { words: string[]; factorOf: (page: Facts) => number; isAbout: (hit: Hit, page: Facts) => boolean };
type Facts = Omit<PageFacts, "pageTitle">;

type OpenPart = { passages: readonly (Passage & { at: number })[]; weigh: WeighWords };

const OWN_SPECIES_WEIGHT = 1.6;
const OWN_PAGE_WEIGHT = 3;
const GUIDE_WEIGHT = 0.7;

/** Opens what was built for searching. */
export function openSearch(file: SearchFile): PassageFinder {
  const ask = asker(file.synonyms);
  const partsFor = "parts" in file ? wholeOf(file) : chooserOf(file);
  return async (question, wanted, readPart) => {
    const asked = ask(question, wanted);
    const parts = await partsFor(asked, wanted, readPart);
    const all = parts.flatMap(({ passages }) => passages);
    const onPage = wanted.part ? all.filter(({ path }) => path === wanted.page) : [];
    if (onPage.length > 0) return onPage.filter(({ role }) => role === wanted.part || ANSWER_ROLES.includes(role));
    const hits = parts.flatMap(({ passages, weigh }) =>
      weigh(asked.words, (text) => asked.factorOf(passages[text] as Passage)).map((hit) => ({
        ...hit,
        passage: passages[hit.text] as (typeof passages)[number],
      })),
    );
    const fits = hits
      .filter((hit) => asked.isAbout(hit, hit.passage))
      .sort((one, other) => other.score - one.score || one.passage.at - other.passage.at)
      .map(({ passage }) => passage);
    const best = firstOfEachPage(fits).slice(0, wanted.limit);
    return withWholeAnswer(
      best,
      best[0]?.path ?? wanted.page,
      all.filter((passage) => asked.factorOf(passage) > 0),
    );
  };
}

type PartsFor = (asked: Asked, wanted: Wanted, readPart: ReadPart) => Promise<readonly OpenPart[]>;

function wholeOf(file: SearchPart & { totals: Totals }): PartsFor {
  const whole = [openPart(file, file.totals)];
  return async () => whole;
}

/** So many pages are opened for a question: an answer names three, and the best by name are hardly ever others than the best by text. */
const PAGES_OPENED = 8;
/** Opened, a page takes about 0.25 MB. */
const PAGES_KEPT = 40;

/** Chooses the pages that a question is about by their names, and opens their files. */
function chooserOf({ pages, names, totals }: Extract<SearchFile, { names: unknown }>): PartsFor {
  const weigh = openWords(names, totals);
  const kept = lruCache<OpenPart>(PAGES_KEPT);
  const open = async (path: string, readPart: ReadPart) =>
    kept.find(path) ?? kept.keep(path, openPart(await readPart(partFile(path)), totals));
  return async ({ words, factorOf, isAbout }, { page }, readPart) => {
    const best = weigh(words, (at) => factorOf(pages[at] as Facts))
      .filter((hit) => isAbout(hit, pages[hit.text] as Facts))
      .sort((one, other) => other.score - one.score || one.text - other.text)
      .slice(0, PAGES_OPENED)
      .map(({ text }) => pages[text]?.path ?? "");
    const own = pages.some(({ path }) => path === page) && page ? [page] : [];
    return Promise.all([...new Set([...own, ...best])].map((path) => open(path, readPart)));
  };
}

function openPart({ parts, words }: SearchPart, totals: Totals): OpenPart {
  const passages = parts.flatMap(({ page, from, passages: own }) => own.map((one, at) => ({ ...page, ...one, at: from + at })));
  return { passages, weigh: openWords(words, totals) };
}

/** Reads questions as the words that are searched, and judges what is found. */
function asker(synonyms: Synonyms): (question: string, wanted: Wanted) => Asked {
  const writePhrases = phraseReplacer(synonyms);
  const write = synonymReplacer(synonyms, "slips");
  const whose = createSpeciesDetector(synonyms);
  return (question, wanted) => {
    const fitting = whose(wanted.species, question);
    const words = writePhrases(question)
      .split(/[^\p{L}\p{N}]+/u)
      .flatMap((word) => write(word) ?? [])
      .filter((word) => !SPECIES_WORDS.has(word));
    // A word that only happens to stand in some text is no answer; the page must be about it.
    const isPlain = new Set(words.filter((word) => !TIME_WORDS.test(word))).size <= FEW_WORDS || DENIES.test(question);
    return {
      words,
      factorOf({ path, kind, species }) {
        // What holds for another animal may be wrong for this one: better no page than that one.
        if (kind !== "topic" && !species.some((one) => fitting.includes(one))) return 0;
        // A page about one animal answers better than a guide about everything.
        return (
          (fitting.length === 1 && species.length === 1 ? OWN_SPECIES_WEIGHT : 1) *
          (path === wanted.page ? OWN_PAGE_WEIGHT : 1) *
          (kind === "guide" ? GUIDE_WEIGHT : 1)
        );
      },
      isAbout: (hit, { path }) => path === wanted.page || isAbout(hit, isPlain),
    };
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
function isAbout({ naming }: Hit, isPlain: boolean): boolean {
  const named = [...naming].filter((word) => !TIME_WORDS.test(word));
  return named.length > 1 || (named.length === 1 && (isPlain || !named.some((word) => EVERYWHERE.has(word))));
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
