import { routePath } from "#app/domain/http/site-routes.ts";
import { substancePagePath } from "#app/domain/knowledge/substance.ts";
import { substanceQuestion } from "#app/domain/knowledge/substance-question.ts";
import { onlyAnimal, type Species } from "#app/domain/pets.ts";
import type { Library } from "./library.ts";

/** What a page is about, for a question that is asked from it. */
export type PageSubject = { path: string; title: string; animal?: Species | undefined };

/** @returns the subject of the page at a path; undefined where it is about no animal and no substance, or where there is none */
export async function pageSubject(
  path: string,
  { page, knowledge }: Pick<Library, "page" | "knowledge">,
): Promise<PageSubject | undefined> {
  const found = await page(path);
  if (found) return found.kind === "info" ? undefined : { path, title: found.title, animal: onlyAnimal(found.species) };
  const answer = (await knowledge.answers()).find(({ id }) => `${routePath("answers")}/${id}` === path);
  if (answer) return { path, title: answer.question, animal: onlyAnimal(answer.animals.filter((animal) => animal !== "all")) };
  const substance = (await knowledge.substances()).find(({ id }) => substancePagePath(id) === path);
  return substance && { path, title: substanceQuestion(substance) };
}
