import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Review } from "#app/domain/content/page.ts";
import { readYamlList } from "../files/yaml-file.ts";
import type { Problem } from "../problems.ts";
import { readingException, reviewEntry } from "../schemas.ts";
import type { ParsedPage } from "./parsed-page.ts";

/** Reads the signatures under pages; nobody need have signed yet. A signature holds for the text that was signed. */
export function readReviews(root: string, drafts: readonly ParsedPage[], problems: Problem[]): Map<string, Review> {
  const name = "content/reviews.yaml";
  const path = join(root, name);
  if (!existsSync(path)) return new Map();
  const entries = readYamlList({ path, name }, reviewEntry, problems, ({ page }) => page);
  return new Map(
    entries.flatMap(({ item: { page, by, role, on }, lineAt }) => {
      const draft = drafts.find(({ slug }) => slug === page);
      if (!draft) problems.push({ file: name, line: lineAt(["page"]), says: `there is no page "${page}"; correct or remove the entry` });
      const stale = draft && on < draft.source.front.reviewed;
      if (stale) {
        const says = `"${page}" was changed on ${draft.source.front.reviewed}, after the signature; have it signed again or remove the entry`;
        problems.push({ file: name, line: lineAt(["on"]), says });
      }
      return draft && !stale ? [[page, { by, role, on }] as const] : [];
    }),
  );
}

/** Reads which pages may read harder than the rest. @returns the highest grade by slug */
export function readExceptions(root: string, drafts: readonly ParsedPage[], problems: Problem[]): Map<string, number> {
  const name = "content/reading-exceptions.yaml";
  const path = join(root, name);
  if (!existsSync(path)) return new Map();
  const entries = readYamlList({ path, name }, readingException, problems, ({ page }) => page);
  for (const { item, lineAt } of entries) {
    if (!drafts.some(({ slug }) => slug === item.page)) {
      problems.push({ file: name, line: lineAt(["page"]), says: `there is no page "${item.page}"; correct or remove the entry` });
    }
  }
  return new Map(entries.map(({ item }) => [item.page, item.grade]));
}
