import { readFileSync } from "node:fs";
import { PAGE_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";

/** An owner's question, with the ids of the units and substances that answer it; empty: nothing of ours does. */
export type LabeledQuestion = { author: string; species: string | undefined; text: string; ids: readonly string[] };

/** A conversation of an owner, with what would answer each message given those before it; the best first, empty: nothing of ours does. */
export type LabeledConversation = { id: string; author: string; turns: readonly { text: string; kind: string; ids: readonly string[] }[] };

const TOLD = "tests/answers/told.jsonl";
const OWNERS = "tests/answers/owner-questions.txt";
const OF_PAGES = "tests/answers/page-questions.txt";
const OF_NOTHING = "tests/answers/nothing.txt";

/** All labeled questions. Those of page-questions.txt count as one author for each animal. */
export function labeledQuestions(units: readonly Answer[]): LabeledQuestion[] {
  const owners = linesOf(OWNERS).map(([author = "", species = "", text = "", ids = ""]): LabeledQuestion => {
    return { author, species: speciesOf(species), text, ids: ids === "none" ? [] : ids.split(", ").flatMap((id) => expanded(id, units)) };
  });
  const ofPages = linesOf(OF_PAGES).map(([species = "", text = "", pages = ""]): LabeledQuestion => {
    const ids = pages.split(/, ?/).flatMap((page) => (/[/:]/.test(page) ? expanded(page, units) : unitsOfPage(page, units)));
    return { author: `pages: ${species}`, species: speciesOf(species), text, ids };
  });
  const ofNothing = linesOf(OF_NOTHING).map(([species = "", text = ""]): LabeledQuestion => {
    return { author: "nothing", species: speciesOf(species), text, ids: [] };
  });
  return [...owners, ...ofPages, ...ofNothing];
}

/** The conversations of tests/answers/told.jsonl, labeled by nurses who had not seen the product. */
export function labeledConversations(): LabeledConversation[] {
  const lines = readFileSync(TOLD, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as LabeledConversation);
}

/** The lines of a file of questions, in their fields. */
export function linesOf(file: string): string[][] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line.includes(" | ") && !line.startsWith("#")).map((line) => line.split(" | ").map((part) => part.trim()));
}

/** A dash, or "small" for any small pet, names no species. */
export function speciesOf(word: string): string | undefined {
  return word === "-" || word === "small" ? undefined : word;
}

/** "page/diarrhea" stands for all sections of the page. */
function expanded(id: string, units: readonly Answer[]): string[] {
  return id.startsWith(`${PAGE_TOPIC}/`) ? units.filter((unit) => unit.id.split("#")[0] === id).map((unit) => unit.id) : [id];
}

function unitsOfPage(slug: string, units: readonly Answer[]): string[] {
  const ofPage = units.filter(({ id, page }) => id.split("#")[0] === `${PAGE_TOPIC}/${slug}` || page?.replaceAll("/", "") === slug);
  return ofPage.map(({ id }) => id);
}
