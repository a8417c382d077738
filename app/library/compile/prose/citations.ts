import type { Source } from "#app/domain/content/page.ts";

/**
 * Checks the sources that an entry names.
 * @param clinical whether it must rest on more than our own wording
 * @returns what is wrong, in sentences for an editor
 */
export function citationProblems(keys: readonly string[], sources: ReadonlyMap<string, Source>, clinical = false): string[] {
  const unknown = keys
    .filter((key) => !sources.has(key))
    .map((key) => `there is no source "${key}" in content/sources.yaml; add it or correct the key`);
  const published = keys.some((key) => sources.has(key) && sources.get(key)?.grade !== "house");
  return clinical && !published && unknown.length === 0
    ? ["name a source that is not our own wording; what nobody has published cannot stand here"]
    : unknown;
}
