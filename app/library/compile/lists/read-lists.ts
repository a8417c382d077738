import type { Helpline } from "#app/domain/content/page.ts";
import { type File, readYamlList, readYamlMap } from "../files/yaml-file.ts";
import { entryTexts, type Registers } from "../pages/entry-texts.ts";
import type { Problem } from "../problems.ts";
import type { CollectedTexts } from "../prose/text-pieces.ts";
import { faqEntry, figureEntry, helplineEntry, sourceEntry } from "../schemas.ts";
import { checkSources } from "./check-sources.ts";

export type FaqItem = { id: string; question: string; answer: string };

const FAQ_ENTRIES = 11;

/** Reads figures and sources; each figure must name a source that is in the register. */
export function readRegisters(file: (name: string) => File, problems: Problem[]): Registers {
  const register = readYamlMap(file("sources.yaml"), sourceEntry, problems);
  const sources = new Map([...register.entries].map(([key, source]) => [key, { key, ...source }]));
  checkSources(sources, (key) => register.lineAt([key, "url"]), problems);
  const { entries: figures, lineAt } = readYamlMap(file("figures.yaml"), figureEntry, problems);
  for (const [id, { source, checked }] of figures) {
    const named = sources.get(source);
    if (named && checked && !named.checked && named.grade !== "house")
      problems.push({
        file: "content/figures.yaml",
        line: lineAt([id, "checked"]),
        says: `${id} is marked as checked, but nobody has opened its source "${source}"; open it, or take the date out`,
      });
    if (named) continue;
    problems.push({
      file: "content/figures.yaml",
      line: lineAt([id, "source"]),
      says: `${id}: there is no source "${source}" in content/sources.yaml; add it or correct the key`,
    });
  }
  return { figures, sources };
}

/** Reads the poison lines. */
export function readHelplines(file: File, { sources }: Registers, problems: Problem[]): Helpline[] {
  return readYamlList(file, helplineEntry, problems, ({ id }) => id).map(({ item, lineAt }) => {
    if (!sources.has(item.source))
      problems.push({
        file: file.name,
        line: lineAt(["source"]),
        says: `there is no source "${item.source}" in content/sources.yaml; add it or correct the key`,
      });
    return item;
  });
}

/** Reads the questions of the landing page; each answer ends with the way to the assistant. */
export function readFaq(file: File, ledger: Registers, gathered: CollectedTexts, problems: Problem[]): FaqItem[] {
  const entries = readYamlList(file, faqEntry, problems, ({ id }) => id);
  if (entries.length !== FAQ_ENTRIES)
    problems.push({ file: file.name, line: 1, says: `there are ${entries.length} questions; the site shows ${FAQ_ENTRIES}` });
  return entries.map(({ item, lineAt }) => {
    const texts = entryTexts({ file: file.name, owner: `faq.yaml ${item.id}`, lineAt }, ledger, gathered, problems);
    if (!/assistant/i.test(item.answer.split("\n\n").at(-1) ?? "")) {
      problems.push({
        file: file.name,
        line: lineAt(["answer"]),
        says: `${item.id}: the answer does not end with the way to the assistant; add a last sentence that names it`,
      });
    }
    return { ...item, answer: texts.block(item.answer, ["answer"]) };
  });
}
