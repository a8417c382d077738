import { readFileSync } from "node:fs";
import { guideAnswer } from "#app/assistant/guide/guide-answer.ts";
import type { Passage } from "#app/domain/content/page.ts";
import { type PetType, speciesOf } from "#app/domain/pets.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { inspectContent } from "#app/library/compile/load-content.ts";
import { readRuleBook } from "#app/library/compile/triage/read-rule-book.ts";
import { createScreen } from "#app/triage/screen.ts";
import { builtSearch } from "#tests/fakes/built-search.ts";

type Answered = { petType: PetType | undefined; message: string; verdict: Verdict; passages: readonly Passage[]; text: string };

/** What the guide answers to each message of the list, with the real rules and pages. */
export function guideAnswers(): Promise<Answered[]> {
  const root = process.cwd();
  const { content } = inspectContent(root);
  const find = builtSearch(content);
  const screen = createScreen(readRuleBook(root));
  const lines = readFileSync("tests/guide/messages.txt", "utf8")
    .split("\n")
    .filter((line) => line.includes(" | ") && !line.startsWith("#"));
  const answered = lines.map(async (line) => {
    const [pet = "", message = ""] = line.split(" | ");
    const petType = pet === "-" ? undefined : (pet as PetType);
    const verdict = screen(message, { petType });
    const passages = await find(message, { species: speciesOf(petType), page: verdict.page, limit: 8 });
    return { petType, message, verdict, passages, text: guideAnswer({ message, petType, history: [], verdict, passages }) };
  });
  return Promise.all(answered);
}
