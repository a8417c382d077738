import type { Problem } from "#app/domain/content/problem.ts";
import type { AskedAnswer } from "#app/domain/knowledge/knowledge.ts";
import type { Species } from "#app/domain/pets.ts";
import type { Located } from "../files/content-reader.ts";
import { wordSegments } from "../prose/readability.ts";
import type { AnswerTopicEntry } from "./knowledge-schemas.ts";

export type PlacedAnswer = { file: string; answer: AskedAnswer; lineOfField: (...path: readonly PropertyKey[]) => number };

/** Checks what can only be seen across answers: the same question, or the same way of asking, twice for one animal. */
export function checkAnswers(placed: readonly PlacedAnswer[], problems: Problem[]): void {
  const seen = new Map<string, PlacedAnswer[]>();
  for (const one of placed) {
    const { answer, file, lineOfField } = one;
    const own = new Set<string>();
    const texts = [{ text: answer.question, path: ["question"] }, ...answer.asks.map((text, index) => ({ text, path: ["asks", index] }))];
    for (const { text, path } of texts) {
      const key = wordSegments(text.toLowerCase()).join(" ");
      const twin = own.has(key) ? one : seen.get(key)?.find((other) => shareAnimal(other.answer, answer));
      // A way of asking may repeat the question; it may not appear twice, nor in another answer.
      if (twin && !(twin === one && key === wordSegments(answer.question.toLowerCase()).join(" ")))
        problems.push({ file, line: lineOfField(...path), says: `"${text}" stands in ${twin.file} too; take out one` });
      own.add(key);
    }
    for (const key of own) seen.set(key, [...(seen.get(key) ?? []), one]);
  }
}

function shareAnimal({ animals }: AskedAnswer, other: AskedAnswer): boolean {
  return animals.includes("all") || other.animals.includes("all") || animals.some((animal) => other.animals.includes(animal));
}

/** An answer leads to no page that is only about other animals. */
export function checkAnswerPages(
  placed: readonly PlacedAnswer[],
  speciesOf: (path: string) => readonly Species[] | undefined,
  problems: Problem[],
): void {
  for (const { answer, file, lineOfField } of placed) {
    const species = answer.page && speciesOf(answer.page);
    if (!species || species.length === 0 || answer.animals.includes("all")) continue;
    if (!species.some((one) => answer.animals.includes(one)))
      problems.push({
        file,
        line: lineOfField("page"),
        says: `the page ${answer.page} is about ${species.join(", ")}; name one about this animal`,
      });
  }
}

/** A topic with sections names each of its answers in exactly one of them: one that is in none could not be found on its page. */
export function checkSections(topics: readonly Located<AnswerTopicEntry>[], placed: readonly PlacedAnswer[]): void {
  for (const { item, report } of topics) {
    if (!item.sections) continue;
    const left = new Set(placed.filter(({ answer }) => answer.topic === item.id).map(({ answer }) => answer.id));
    for (const { heading, answers } of item.sections)
      for (const name of answers)
        if (!left.delete(`${item.id}/${name}`))
          report(["sections"], `the section "${heading}" names "${name}", which is no answer of "${item.id}" or stands twice`);
    for (const id of left) report(["sections"], `"${id}" stands in no section of its topic; add it to one`);
  }
}
