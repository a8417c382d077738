import { readFileSync } from "node:fs";
import { SPECIES, type Species } from "#app/domain/pets.ts";
import { inspectContent } from "#app/library/compile/load-content.ts";
import { builtSearch } from "#tests/fakes/built-search.ts";

const SMALL: readonly Species[] = ["rabbit", "hamster", "guinea-pig", "ferret", "chinchilla"];
const FIRST = 3;
const PASSAGES = 8;

export type Group = { group: string; tuned: Share; heldOut: Share; misses: string[] };
type Share = { found: number; of: number };

/**
 * Asks every question of the data file as the chat would, and looks for the right page among the first three passages.
 * @param mostBytes how long the one file of the search may be before it is cut by pages
 */
export async function scoreRetrieval(mostBytes?: number): Promise<Group[]> {
  const { content } = inspectContent(process.cwd());
  const find = builtSearch(content, mostBytes);
  const lines = readFileSync("tests/retrieval/questions.txt", "utf8")
    .split("\n")
    .filter((line) => line.includes(" | "));
  const groups = new Map<string, Group>();
  for (const line of lines.filter((one) => !one.startsWith("#"))) {
    const [group = "", question = "", pages = ""] = line.split("|").map((part) => part.trim());
    const score = groups.get(group) ?? { group, tuned: { found: 0, of: 0 }, heldOut: { found: 0, of: 0 }, misses: [] };
    groups.set(group, score);
    const half = (score.tuned.of + score.heldOut.of) % 2 === 0 ? score.tuned : score.heldOut;
    half.of += 1;
    const species = group === "small" ? SMALL : SPECIES.filter((one) => one === group);
    const found = (await find(question, { species, limit: PASSAGES })).slice(0, FIRST).map(({ path }) => path.slice(1));
    if (pages.split(",").some((page) => found.includes(page.trim()))) half.found += 1;
    else score.misses.push(`${half === score.tuned ? "tuned" : "held out"}: ${question} -> ${[...new Set(found)].join(", ") || "nothing"}`);
  }
  return [...groups.values()];
}
