import { guideAnswer } from "#app/domain/guide-answer.ts";
import type { Passage } from "#app/domain/page.ts";
import { speciesOf } from "#app/domain/pets.ts";
import type { Question } from "#app/domain/ports.ts";
import type { SymptomCard } from "#app/domain/symptoms.ts";
import { openCardSearch, type SymptomFile } from "./card-search.ts";
import type { Synonyms } from "./synonyms.ts";

/** What an answer needs of the pages when there is no network: what to do, and the graver signs. */
export const OFFLINE_FILE = "/_content/offline.json";

/** Passages and directory with the fields that an answer reads, and no more: every first visitor fetches them. */
type OfflinePassage = Pick<Passage, "path" | "pageTitle" | "role" | "level" | "items">;
type OfflineCard = Pick<SymptomCard, "path" | "title" | "species" | "terms">;
type OfflineFile = { passages: OfflinePassage[]; cards: OfflineCard[]; synonyms: Synonyms };

/** The guide assistant shows no more of a list. */
const MOST_ITEMS = 5;

/** Makes the file of what is known without a network. */
export function offlineFile(passages: readonly Passage[], { cards, synonyms }: SymptomFile): OfflineFile {
  const found = new Set(cards.map(({ path }) => path));
  const isNeeded = ({ path, kind, role, level }: Passage) =>
    found.has(path) && (kind === "scenario" || kind === "topic") && (role === "act" || (role === "signs" && level !== "routine"));
  return {
    passages: passages
      .filter(isNeeded)
      .map(({ path, pageTitle, role, level, items }) => ({ path, pageTitle, role, level, items: items.slice(0, MOST_ITEMS) })),
    cards: cards.map(({ path, title, species, terms }) => ({ path, title, species, terms })),
    synonyms,
  };
}

/** An answer that the device wrote by itself. */
export type OfflineAnswer = { response: string; sources: { title: string; path: string }[] };

/**
 * Answers from the guides on this device: the offline worker holds the file.
 * @throws when it does not
 */
export async function answerOffline(question: Omit<Question, "passages">): Promise<OfflineAnswer> {
  const { passages, cards, synonyms } = await readJson<OfflineFile>(OFFLINE_FILE);
  const find = openCardSearch({ cards: cards.map(asCard), synonyms });
  const animals = speciesOf(question.petType);
  // What holds for another animal may be wrong for this one: a page is about theirs, or about several.
  const fits = ({ species }: OfflineCard) => species.length > 1 || species.some((one) => animals.includes(one));
  const listed = cards.filter(({ path }) => path === question.verdict.page);
  const page = [...listed, ...find(question.message)].find(fits)?.path;
  const own = passages.filter(({ path }) => path === page).map(asPassage);
  const response = guideAnswer({ ...question, passages: own });
  return { response, sources: own[0] ? [{ title: own[0].pageTitle, path: own[0].path }] : [] };
}

function asCard(kept: OfflineCard): SymptomCard {
  return { ...kept, kind: "scenario", summary: "", reviewed: "" };
}

function asPassage(kept: OfflinePassage): Passage {
  return { ...kept, id: kept.path, heading: "What to do now", kind: "scenario", species: [], terms: "" };
}

async function readJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json() as Promise<T>;
}
