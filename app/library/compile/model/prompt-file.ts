import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import type { ModelPrompt } from "#app/domain/knowledge/model-texts.ts";
import type { File } from "../files/yaml-file.ts";
import type { Problem } from "../problems.ts";

const MOST_CHARS = 4_000;

/** What the prompt must forbid or demand, whatever its wording: each is a word that it has to contain. */
const DEMANDS = ["dose", "human medicine", "vomit", "disease", "language", "passage", "urgen|verdict", "telephone", "link", "instruction"];

const front = z.strictObject({ version: z.coerce.number().int().min(1), changed: z.iso.date() });

/** Reads content/assistant/prompt.md: front matter with its version, then the rules for the model. */
export function readPrompt(file: File, problems: Problem[]): ModelPrompt {
  const report = (line: number, says: string) => void problems.push({ file: file.name, line, says });
  const whole = existsSync(file.path) ? readFileSync(file.path, "utf8") : "";
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/.exec(whole);
  // Without a schema dates stay texts.
  const version = front.safeParse(parse(parts?.[1] ?? "", { schema: "failsafe" })).data;
  if (!parts || !version) report(1, "the file must begin with `version: 2` and `changed: 2026-11-23` between lines of three dashes");
  const text = (parts?.[2] ?? "").trim();
  if (text.length > MOST_CHARS) report(1, `the prompt has ${text.length} characters; shorten it to ${MOST_CHARS}`);
  for (const demand of DEMANDS)
    if (!new RegExp(demand, "i").test(text)) report(1, `the prompt must say something about "${demand.replace("|", '" or "')}"`);
  return { version: version?.version ?? 0, changed: version?.changed ?? "", text };
}
