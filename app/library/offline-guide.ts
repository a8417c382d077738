import { guideAnswer } from "#app/domain/guide-assistant.ts";
import type { Passage } from "#app/domain/page.ts";
import type { Question } from "#app/domain/ports.ts";
import { openCardSearch, SYMPTOM_FILE, type SymptomFile } from "./card-search.ts";

/** What an answer needs of the pages when there is no network: what to do, and the graver signs. */
export const OFFLINE_FILE = "/_content/offline.json";

/** A passage with the fields that an answer reads. */
type OfflinePassage = Pick<Passage, "path" | "pageTitle" | "role" | "level" | "items">;

/** Chooses from all passages those of the offline file; every kilobyte of it is fetched by every first visitor. */
export function offlinePassages(passages: readonly Passage[]): OfflinePassage[] {
  return passages
    .filter(
      ({ kind, role, level }) => (kind === "scenario" || kind === "topic") && (role === "act" || (role === "signs" && level !== "routine")),
    )
    .map(({ path, pageTitle, role, level, items }) => ({ path, pageTitle, role, level, items }));
}

/** An answer that the device wrote by itself. */
export type OfflineAnswer = { response: string; sources: { title: string; path: string }[] };

/**
 * Answers from the guides on this device. Both files lie in the offline worker's cache.
 * @throws when they do not
 */
export async function answerOffline(question: Omit<Question, "passages">): Promise<OfflineAnswer> {
  const [passages, directory] = await Promise.all([readJson<OfflinePassage[]>(OFFLINE_FILE), readJson<SymptomFile>(SYMPTOM_FILE)]);
  const page = question.verdict.page ?? openCardSearch(directory)(question.message)[0]?.path;
  const own = passages.filter(({ path }) => path === page).map(asPassage);
  const response = guideAnswer({ ...question, passages: own });
  return { response, sources: own[0] ? [{ title: own[0].pageTitle, path: own[0].path }] : [] };
}

function asPassage(kept: OfflinePassage): Passage {
  return { ...kept, id: kept.path, heading: "What to do now", kind: "scenario", species: [], terms: "" };
}

async function readJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json() as Promise<T>;
}
