import type { NameRules } from "#app/domain/knowledge/assistant-content.ts";
import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import type { SubstanceNames } from "#app/domain/knowledge/knowledge-index.ts";
import { leavesOpen, mayNeedCall } from "#app/domain/knowledge/substance.ts";
import type { Species } from "#app/domain/pets.ts";
import { languageOf } from "#app/language/message-language.ts";
import { openNameMatcher } from "#app/language/names/match-names.ts";
import { type FoundName, placeIn } from "#app/language/names/name-table.ts";
import { singular, wordBreaks } from "#app/language/names/name-words.ts";
import { plainWords } from "#app/language/normalise.ts";
import { isOneTypoApart } from "#app/language/typos.ts";

/** What a search and a list of substances need of each; the rest of an entry is read on its page. */
export type SubstanceSummary = Pick<Substance, "id" | "name" | "kind" | "verdicts"> & {
  /** As it reads inside a sentence. */
  noun: string;
};

/** The entries with their names, as they are built with the site: the Worker and the browser search the same file. */
export type SubstanceFile = { entries: readonly SubstanceSummary[]; names: SubstanceNames; rules: NameRules };

export const SUBSTANCE_NAMES_FILE = "/_content/substance-names.json";

/** @param names of the same substances, in their order */
export function substanceFile(substances: readonly Substance[], names: SubstanceNames, rules: NameRules): SubstanceFile {
  return { entries: substances.map(({ id, name, kind, verdicts, noun }) => ({ id, name, kind, verdicts, noun: noun.text })), names, rules };
}

/** A search that may mean something else than what we know. */
type OpenName<Entry> = {
  /** The whole name, as it was typed. */
  whole: string;
  /** Whether we know only a part of it. Otherwise it is a name of several things. */
  isPart: boolean;
  /** What it may be. */
  entries: readonly Entry[];
};

export type FoundSubstances = {
  /** Named in the search, word for word, in any language. */
  named: readonly SubstanceSummary[];
  /** Named by a part of a longer name, or by a name of several things: no verdict can be given. */
  open: readonly OpenName<SubstanceSummary>[];
  /** All words of the search are in one of their names: "lily" in "peace lily". */
  related: readonly SubstanceSummary[];
  /** Spelled nearly like it. It may be something else, so it is asked about and never shown as the answer. */
  alike: readonly SubstanceSummary[];
};

export type FindSubstances = (typed: string, species?: Species) => FoundSubstances;

const SHORTEST_PREFIX = 3;
const SHORTEST_WITH_TYPO = 5;
const MOST_ALIKE = 3;

/** Opens the entries for searching, in a few milliseconds. */
export function openSubstanceSearch({ entries, names, rules }: SubstanceFile): FindSubstances {
  const things = entries.map((one) => ({ kind: one.kind, isDangerous: mayNeedCall(one) }));
  const matcher = openNameMatcher(things, names, rules);
  const split = [names.headings, names.others, ...Object.values(names.translated)].flatMap((table) =>
    Object.entries(table).map(([key, place]) => ({ key: ` ${key} `, parts: key.split(" "), place })),
  );
  const namesWith = openNameText(split);
  const beside = new Set(rules.beside);
  const isName = (word: string) => placeIn(names.headings, singular(word)) !== undefined;
  const entriesAt = (places: readonly number[]) => [...new Set(places)].flatMap((place) => entries[place] ?? []);
  const unknown = entries.filter(({ id }) => id === rules.unknownPlant);
  return (typed, species) => {
    const words = plainWords(typed).split(" ");
    const found = matcher.exact({ words, breaks: wordBreaks(typed), language: languageOf(typed) });
    const isOpen = (name: FoundName) => {
      const entry = entries[name.place];
      return entry !== undefined && leavesOpen(name, entry, species);
    };
    const named = entriesAt(found.filter((name) => !isOpen(name)).map(({ place }) => place));
    const open = found.filter(isOpen).map(({ place, words: known, whole, choices }) => {
      const held = entriesAt(choices ?? [place]);
      const others = whole !== undefined && held.some(({ kind }) => kind === "plant") ? unknown : [];
      return { whole: whole ?? known, isPart: whole !== undefined, entries: [...new Set([...held, ...others])] };
    });
    const asked = words.filter((word) => !beside.has(word) || isName(word)).map(singular);
    if (asked.join("") === "") return { named, open, related: [], alike: [] };
    const shown = [...named, ...open.flatMap((one) => one.entries)];
    const placesOf = (found: typeof split) => entriesAt(found.map(({ place }) => place));
    const related = placesOf(namesWith(asked.map(beginningOf))).filter((entry) => !shown.includes(entry));
    if (shown.length > 0 || related.length > 0) return { named, open, related, alike: [] };
    return { named, open, related, alike: placesOf(split.filter(({ parts }) => isNearly(parts, asked))).slice(0, MOST_ALIKE) };
  };
}

/** While a word is typed, its beginning counts as the word. */
function beginningOf(word: string): string {
  return word.length >= SHORTEST_PREFIX ? ` ${word}` : ` ${word} `;
}

/** Finds the names that hold all of several texts. All names are one text, in which the longest is searched for. */
function openNameText<Name extends { key: string }>(names: readonly Name[]): (texts: readonly string[]) => Name[] {
  const whole = names.map(({ key }) => key).join("\n");
  const ends: number[] = [];
  for (const { key } of names) ends.push((ends.at(-1) ?? -1) + key.length + 1);
  return (texts) => {
    const [longest = ""] = [...texts].sort((one, other) => other.length - one.length);
    const found: Name[] = [];
    let name = 0;
    for (let at = whole.indexOf(longest); at >= 0; at = whole.indexOf(longest, ends[name])) {
      while ((ends[name] as number) <= at) name += 1;
      const one = names[name] as Name;
      if (texts.every((text) => one.key.includes(text))) found.push(one);
    }
    return found;
  };
}

/** Whether a name is the search with one letter missing, added, swapped or wrong in one or more of its words. */
function isNearly(parts: readonly string[], asked: readonly string[]): boolean {
  if (parts.length !== asked.length) return false;
  return parts.every((part, index) => {
    const word = asked[index] ?? "";
    return part === word || (Math.min(part.length, word.length) >= SHORTEST_WITH_TYPO && isOneTypoApart(part, word));
  });
}
