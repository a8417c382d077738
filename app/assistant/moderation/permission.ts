import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";
import { createHitReader, holds, readFrames } from "./frames.ts";
import type { Clause } from "./text/plain-words.ts";

/** Reads content/moderation/permission.yaml: is a medicine for people allowed, with no warning, no vet and nothing swallowed in the sentence? */
export function createPermissionRule(
  { permission, medicines, stance }: ModerationLists,
  isNamed: (word: string) => boolean,
): (clauses: readonly Clause[]) => boolean {
  const hitsOf = createHitReader(permission.classes, stance.denies);
  const denies = new Set(stance.denies);
  const frames = readFrames(permission.cut);
  const kinds = new Set(medicines.kinds);
  const releases = new Set([...stance.warns, ...stance.vets, ...permission.swallowed]);
  const namesOf = (word: string) => (isNamed(word) ? ["named", "remedy"] : kinds.has(word) ? ["remedy"] : []);

  return (clauses) => {
    if (clauses.some(({ words }) => words.some((word) => releases.has(word)))) return false;
    // "Geef in elk geval geen ibuprofen": a denial counts for its whole clause.
    const hits = hitsOf(
      clauses.filter(({ words }) => !words.some((word) => denies.has(word))),
      namesOf,
    );
    return frames.some((frame) => holds(frame, hits));
  };
}
