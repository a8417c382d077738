import * as z from "zod";
import type { ModelPrompt } from "#app/domain/knowledge/model-texts.ts";
import type { ContentReader } from "../files/content-reader.ts";
import { openFrontMatter } from "../files/front-matter.ts";

const MOST_CHARS = 7_000;

/** What the prompt must forbid or demand, whatever its wording: each is a word that it has to contain. */
const DEMANDS = ["dose", "human medicine", "vomit", "disease", "language", "passage", "urgen|verdict", "telephone", "link", "instruction"];

const front = z.strictObject({ version: z.coerce.number().int().min(1), changed: z.iso.date() });

/** Reads content/assistant/prompt.md: front matter with its version, then the rules for the model. */
export function readPrompt({ text: read, problems }: ContentReader): ModelPrompt {
  const { file, text: whole } = read("assistant/prompt.md");
  const report = (line: number, says: string) => void problems.push({ file, line, says });
  const opened = openFrontMatter(whole, "the prompt", () => {});
  const version = front.safeParse(opened?.fields).data;
  if (!version) report(1, "the file must begin with `version: 2` and `changed: 2026-11-23` between lines of three dashes");
  const text = (opened?.body ?? "").trim();
  if (text.length > MOST_CHARS) report(1, `the prompt has ${text.length} characters; shorten it to ${MOST_CHARS}`);
  for (const demand of DEMANDS)
    if (!new RegExp(demand, "i").test(text)) report(1, `the prompt must say something about "${demand.replace("|", '" or "')}"`);
  return { version: version?.version ?? 0, changed: version?.changed ?? "", text };
}
