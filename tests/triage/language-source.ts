import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Problem } from "#app/domain/content/problem.ts";
import { type LanguageSource, languageSchema } from "#app/triage/compile/check-schemas.ts";
import { compileLanguages } from "#app/triage/compile/compile-languages.ts";
import type { TriageSources } from "#app/triage/compile/triage-sources.ts";
import { book } from "./book.ts";

const FILE = "content/triage/languages/es.yaml";
const text = readFileSync(join(import.meta.dirname, "../..", FILE), "utf8");

/** What the check at build says of the Spanish texts after a change. */
export function inspectTexts(change: (source: LanguageSource) => void): string[] {
  const item = languageSchema.parse(parse(text));
  change(item);
  const problems: Problem[] = [];
  const sources = { languages: { es: { file: FILE, item, lineAt: () => 1 } }, checks: book.checks } as unknown as TriageSources;
  compileLanguages(sources, new Set(book.concepts.map(({ name }) => name)), problems);
  return problems.map(({ says }) => says);
}
