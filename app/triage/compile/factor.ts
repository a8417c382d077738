import { normalise, splitCompound } from "#app/language/normalise.ts";

/**
 * Writes phrases that differ in one place as one phrase: "no vet", "no money" become "no money|vet". All in alphabetical order, so that
 * what is alike stands close together and packs well.
 */
const OPERATORS = new Set(["..", "...", "....", "~", "~~"]);

type Place = { line: string[]; at: number };

/** The place that most phrases share but for one item, by the letters that joining them saves. */
function bestPlace(lines: string[][]): Place[] {
  const alike = new Map<string, Place[]>();
  for (const line of lines) {
    if (line.length < 2) continue;
    line.forEach((item, at) => {
      if (OPERATORS.has(item) || item.endsWith("?")) return;
      const rest = line.with(at, "*").join(" ");
      const found = alike.get(rest);
      if (found) found.push({ line, at });
      else alike.set(rest, [{ line, at }]);
    });
  }
  let best: Place[] = [];
  let most = 0;
  for (const [rest, places] of alike) {
    const saved = (places.length - 1) * rest.length;
    if (saved > most) [best, most] = [places, saved];
  }
  return best;
}

/** "im" is read as two words, so it cannot stand beside others in one place. */
const inPieces = (item: string) => (/^[a-z']+$/.test(item) ? splitCompound(normalise(item)) : [item]);

const inOrder = (item: string) => {
  const optional = item.endsWith("?") ? "?" : "";
  return [...new Set((optional ? item.slice(0, -1) : item).split("|"))].sort().join("|") + optional;
};

export function factor(phrases: string[]): string[] {
  let lines = phrases.map((phrase) => phrase.split(" ").flatMap(inPieces));
  for (let best = bestPlace(lines); best.length; best = bestPlace(lines)) {
    const [{ line: first, at }] = best as [Place];
    const joined = first.with(at, inOrder(best.map(({ line }) => line[at]).join("|")));
    const gone = new Set(best.map(({ line }) => line));
    lines = lines.flatMap((line) => (line === first ? [joined] : gone.has(line) ? [] : [line]));
  }
  return lines.map((line) => line.map(inOrder).join(" ")).sort();
}
