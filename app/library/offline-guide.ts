import { guideAnswer, LONGEST_LIST } from "#app/assistant/guide/guide-answer.ts";
import { getJson } from "#app/browser/api-client.ts";
import type { Passage } from "#app/domain/content/page.ts";
import { mostUrgentInTurn, type SymptomCard } from "#app/domain/content/symptoms.ts";
import { speciesOf } from "#app/domain/pets.ts";
import type { Question } from "#app/domain/ports.ts";
import type { CardLevel } from "#app/domain/urgency.ts";
import { openCardSearch, type SymptomFile } from "./card-search.ts";
import type { Synonyms } from "./synonyms.ts";

/** What an answer needs of the pages when there is no network: what to do, and the graver signs. */
export const OFFLINE_FILE = "/_content/offline.json";

/** What a page says, in the fields that an answer reads, and no more: every first visitor fetches them. */
type Kept = [kind: "act" | CardLevel, items: string[]];
type OfflinePage = Pick<SymptomCard, "path" | "title" | "species" | "terms"> & { says: Kept[] };
type OfflineFile = { pages: OfflinePage[]; synonyms: Synonyms };

/** Some forty pages, 18 kB once compressed: a first visit fetches 250 kB at most, however many pages there are. */
const MOST_BYTES = 50_000;

/**
 * Makes the file of what is known without a network: all pages while they are few, else the gravest of each animal.
 * @param mostBytes how long the pages may be as text
 */
export function offlineFile(passages: readonly Passage[], { cards, synonyms }: SymptomFile, mostBytes = MOST_BYTES): OfflineFile {
  const isNeeded = ({ kind, role, level }: Passage) =>
    (kind === "scenario" || kind === "topic") && (role === "act" || (role === "signs" && level !== "routine"));
  const keptOf = ({ level, items }: Passage): Kept => [level ?? "act", items.slice(0, LONGEST_LIST)];
  const said = new Map(cards.map(({ path }) => [path, [] as Kept[]]));
  for (const passage of passages) if (isNeeded(passage)) said.get(passage.path)?.push(keptOf(passage));
  const pageOf = ({ path, title, species, terms }: SymptomCard): OfflinePage => {
    return { path, title, species, terms, says: said.get(path) ?? [] };
  };
  const kept = new Set<SymptomCard>();
  let bytes = 0;
  for (const card of mostUrgentInTurn(cards)) {
    bytes += JSON.stringify(pageOf(card)).length;
    if (bytes > mostBytes) break;
    kept.add(card);
  }
  return { pages: cards.filter((card) => kept.has(card)).map(pageOf), synonyms };
}

/** An answer that the device wrote by itself. */
export type OfflineAnswer = { response: string; sources: { title: string; path: string }[] };

/**
 * Answers from the guides on this device: the offline worker holds the file.
 * @throws when it does not
 */
export async function answerOffline(question: Omit<Question, "passages">): Promise<OfflineAnswer> {
  const { pages, synonyms } = await getJson<OfflineFile>(OFFLINE_FILE);
  const find = openCardSearch({ cards: pages.map(asCard), synonyms });
  const animals = speciesOf(question.petType);
  // What holds for another animal may be wrong for this one: a page is about theirs, or about several.
  const fits = ({ species }: Pick<SymptomCard, "species">) => species.length > 1 || species.some((one) => animals.includes(one));
  const listed = pages.filter(({ path }) => path === question.verdict.page);
  const path = [...listed, ...find(question.message)].find(fits)?.path;
  const page = pages.find((one) => one.path === path && one.says.length > 0);
  const response = guideAnswer({ ...question, passages: page ? passagesOf(page) : [] });
  return { response, sources: page ? [{ title: page.title, path: page.path }] : [] };
}

function asCard({ path, title, species, terms }: OfflinePage): SymptomCard {
  return { path, title, species, terms, kind: "scenario", summary: "", reviewed: "" };
}

function passagesOf({ path, title, says }: OfflinePage): Passage[] {
  const common = { id: path, path, pageTitle: title, heading: "What to do now", kind: "scenario", species: [] } as const;
  return says.map(([kind, items]) =>
    kind === "act" ? { ...common, role: kind, items } : { ...common, role: "signs", level: kind, items },
  );
}
