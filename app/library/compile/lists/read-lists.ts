import type { Helpline } from "#app/domain/content/page.ts";
import type { CompileContext, ContentRegisters } from "../compile-context.ts";
import type { ContentReader } from "../files/content-reader.ts";
import { entryTexts } from "../pages/entry-texts.ts";
import { citationProblems } from "../prose/citations.ts";
import { faqEntry, figureEntry, helplineEntry, sourceEntry } from "../schemas.ts";
import { checkSources } from "./check-sources.ts";

export type FaqItem = { id: string; question: string; answer: string };

const FAQ_ENTRIES = 11;

/** Reads figures and sources; each figure must name a source that is in the register. */
export function readRegisters(reader: ContentReader): ContentRegisters {
  const register = reader.map("sources.yaml", sourceEntry);
  const sources = new Map([...register.item].map(([key, source]) => [key, { key, ...source }]));
  checkSources(sources, register);
  const { item: figures, report } = reader.map("figures.yaml", figureEntry);
  for (const [id, { source, checked }] of figures) {
    const named = sources.get(source);
    if (named && checked && !named.checked && named.grade !== "house")
      report([id, "checked"], `${id} is marked as checked, but nobody has opened its source "${source}"; open it, or take the date out`);
    for (const says of citationProblems([source], sources)) report([id, "source"], `${id}: ${says}`);
  }
  return { figures, sources };
}

/** Reads the poison lines. */
export function readHelplines({ list, sources }: CompileContext): Helpline[] {
  return list("helplines.yaml", helplineEntry, ({ id }) => id).map(({ item, report }) => {
    for (const says of citationProblems([item.source], sources)) report(["source"], says);
    return item;
  });
}

/** Reads the questions of the landing page; each answer ends with the way to the assistant. */
export function readFaq(context: CompileContext): FaqItem[] {
  const entries = context.list("faq.yaml", faqEntry, ({ id }) => id);
  if (entries.length !== FAQ_ENTRIES) {
    const says = `there are ${entries.length} questions; the site shows ${FAQ_ENTRIES}`;
    context.problems.push({ file: "content/faq.yaml", line: 1, says });
  }
  return entries.map((entry) => {
    const { item, report } = entry;
    if (!/assistant/i.test(item.answer.split("\n\n").at(-1) ?? ""))
      report(["answer"], `${item.id}: the answer does not end with the way to the assistant; add a last sentence that names it`);
    return { ...item, answer: entryTexts(context, entry, item.id).block(item.answer, ["answer"]) };
  });
}
