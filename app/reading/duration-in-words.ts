import { spellOutEmoji } from "#app/language/normalise.ts";
import { readQuantities } from "#app/language/numbers/quantities.ts";
import { tokenise } from "#app/language/tokenise.ts";

/** How long something has gone on, in the owner's words and in hours. */
export type Duration = { words: string; hours: number };

/** "Two hours away", "20 minutes from the vet": a way, not a time that has passed. */
const OF_A_WAY = new Set(["drive", "away", "walk", "trip", "from", "course"]);

/** The first length of time that a message names. */
export function durationIn(message: string): Duration | undefined {
  const tokens = tokenise(message);
  const found = readQuantities(tokens).find(
    ({ what, at, end }) =>
      (what === "duration" || what === "ago") && (tokens[at]?.text === "since" || !OF_A_WAY.has(tokens[end]?.text ?? "")),
  );
  const [first, last] = [tokens[found?.at ?? -1], tokens[(found?.end ?? 0) - 1]];
  if (!found || !first || !last) return undefined;
  const words = spellOutEmoji(message).slice(first.from, last.to);
  return {
    words: words
      .toLowerCase()
      .replaceAll("-", " ")
      .replace(/['’]s$/, ""),
    hours: found.value,
  };
}
