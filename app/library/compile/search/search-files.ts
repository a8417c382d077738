import MiniSearch, { type Options } from "minisearch";
import type { Passage } from "#app/domain/content/page.ts";
import { FIELDS, type Places, type Totals, type WordTable } from "#app/library/bm25.ts";
import { type PageFacts, type PagePassages, partFile, SEARCH_FILE, type SearchFile, type SearchPart } from "#app/library/search-files.ts";
import { phraseReplacer, type Synonyms, synonymReplacer } from "#app/library/synonyms.ts";

/** A passage and the words that owners search its page with. */
export type SearchedPassage = Passage & { terms: string };

/** Beyond about a hundred pages opening one file for all of them costs more than opening those that a question needs. */
const MOST_BYTES_IN_ONE = 1_000_000;

const TEXT = FIELDS.indexOf("text");

/**
 * Makes the files that the chat searches: one, or one for each page and one that leads to them.
 * @param mostBytes how long the one file may be
 * @returns what stands in each, by path
 */
export function searchFiles(passages: readonly SearchedPassage[], synonyms: Synonyms, mostBytes = MOST_BYTES_IN_ONE): [string, unknown][] {
  const counted = countWords(passages, synonyms);
  const pages = pagesOf(passages);
  const { totals } = counted;
  const whole: SearchFile = { synonyms, totals, ...partOf(pages, counted.table) };
  if (JSON.stringify(whole).length <= mostBytes) return [[SEARCH_FILE, whole]];
  const tables = tablesOfPages(pages, counted.table);
  const facts = pages.map(({ page: { path, kind, species } }) => ({ path, kind, species }));
  const first: SearchFile = { synonyms, totals, pages: facts, names: namesOf(pages, counted.table) };
  return [
    [SEARCH_FILE, first],
    ...pages.map((page, at): [string, unknown] => [partFile(page.page.path), partOf([page], tables[at] as WordTable)]),
  ];
}

function partOf(parts: readonly PagePassages[], words: WordTable): SearchPart {
  return { parts, words };
}

type Entry = { id: number } & Record<(typeof FIELDS)[number], string>;

/** Counts the words of all passages; a text of the table is a passage. */
function countWords(passages: readonly SearchedPassage[], synonyms: Synonyms): { table: WordTable; totals: Totals } {
  const options: Options<Entry> = { fields: [...FIELDS], processTerm: synonymReplacer(synonyms) };
  const search = new MiniSearch<Entry>(options);
  const write = phraseReplacer(synonyms);
  search.addAll(
    passages.map(({ heading, pageTitle, terms, items }, id) => ({
      id,
      heading: write(heading),
      title: write(pageTitle),
      terms: write(terms),
      text: write(items.join(" ")),
    })),
  );
  const { index, fieldLength, averageFieldLength } = search.toJSON();
  const lengths = passages.map((_, id) => fieldLength[id] as number[]);
  const words = index.map(([word, fields]): WordTable["words"][number] => [
    word,
    ...Object.entries(fields).map(([field, times]): Places => {
      const places = Object.entries(times).flatMap(([text, count]) => [Number(text), count]);
      return [Number(field), places.length / 2, ...places];
    }),
  ]);
  return { table: { lengths, words }, totals: { passages: passages.length, lengths: averageFieldLength } };
}

/** The passages by page, each page's own facts once. */
function pagesOf(passages: readonly Passage[]): PagePassages[] {
  const pages = new Map<string, { page: PageFacts; from: number; passages: PagePassages["passages"][number][] }>();
  passages.forEach(({ id, path, pageTitle, heading, role, kind, species, level, items }, from) => {
    const page = pages.get(path) ?? { page: { path, pageTitle, kind, species }, from, passages: [] };
    pages.set(path, page);
    page.passages.push({ id, heading, role, ...(level && { level }), items });
  });
  return [...pages.values()];
}

/** Cuts a table of passages into one for each page. */
function tablesOfPages(pages: readonly PagePassages[], { lengths, words }: WordTable): WordTable[] {
  const pageOf = pages.flatMap(({ passages }, at) => passages.map(() => at));
  const rows = pages.map(() => new Map<string, Places[]>());
  for (const [word, ...fields] of words) {
    for (const [field, everywhere, ...textAndTimes] of fields) {
      const byPage = new Map<number, number[]>();
      for (let at = 0; at < textAndTimes.length; at += 2) {
        const [text, times] = [textAndTimes[at] as number, textAndTimes[at + 1] as number];
        const page = pageOf[text] as number;
        const places = byPage.get(page) ?? [];
        byPage.set(page, places);
        places.push(text - (pages[page]?.from ?? 0), times);
      }
      for (const [page, places] of byPage) {
        const row = rows[page] as Map<string, Places[]>;
        const all = row.get(word) ?? [];
        row.set(word, all);
        all.push([field, everywhere, ...places]);
      }
    }
  }
  return pages.map(({ from, passages }, at) => ({
    lengths: lengths.slice(from, from + passages.length),
    words: [...(rows[at] ?? [])].map(([word, places]) => [word, ...places]),
  }));
}

/** What names each page, as a table whose texts are pages. Title and terms weigh as in each passage of the page, headings about so. */
function namesOf(pages: readonly PagePassages[], { lengths, words }: WordTable): WordTable {
  const pageOf = pages.flatMap(({ passages }, at) => passages.map(() => at));
  return {
    lengths: pages.map(({ from, passages }) => {
      const own = lengths.slice(from, from + passages.length);
      return FIELDS.map((_, field) => Math.round(own.reduce((sum, one) => sum + (one[field] ?? 0), 0) / own.length)).slice(0, TEXT);
    }),
    words: words.flatMap(([word, ...fields]): WordTable["words"][number][] => {
      const naming = fields.filter(([field]) => field !== TEXT);
      const places = naming.map(([field, everywhere, ...textAndTimes]): Places => {
        const most = new Map<number, number>();
        for (let at = 0; at < textAndTimes.length; at += 2) {
          const page = pageOf[textAndTimes[at] as number] as number;
          most.set(page, Math.max(most.get(page) ?? 0, textAndTimes[at + 1] as number));
        }
        return [field, everywhere, ...[...most].flat()];
      });
      return places.length > 0 ? [[word, ...places]] : [];
    }),
  };
}
