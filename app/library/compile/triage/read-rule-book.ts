import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "#app/domain/content/problem.ts";
import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import { checkExamples } from "#app/triage/compile/check-examples.ts";
import { compileRuleBook, type RuleBook, type RuleRegisters } from "#app/triage/compile/compile-rules.ts";
import { trainingDigest } from "#app/triage/compile/digest.ts";
import type { ThresholdsSource } from "#app/triage/compile/schemas.ts";
import { compileOnce } from "../compile-cache.ts";
import { contentReader } from "../files/content-reader.ts";
import { compileSubstances } from "../knowledge/compile-substances.ts";
import { readRegisters } from "../lists/read-lists.ts";
import { ContentError } from "../problems.ts";
import { readTriageFiles } from "./read-triage-files.ts";

/**
 * The compiled rules of `content/triage`.
 * @param root the project's root folder
 * @throws ContentError naming file, line and cure of everything that is wrong
 */
export function readRuleBook(root: string): RuleBook {
  return compileOnce(root, "rules", () => {
    const problems: Problem[] = [];
    const book = compileRuleBook(readTriageFiles(root, problems, substancesOf(root)), registersOf(root), problems);
    if (problems.length > 0) throw new ContentError(problems);
    return book;
  });
}

export type Inspection = {
  book: RuleBook;
  /** Wrong files, and examples of rules that fail. */
  problems: Problem[];
  /** Set when the classifier was trained on other rules. */
  staleTraining?: Problem;
  classifier: ThresholdsSource["classifier"];
};

/** Like `readRuleBook`, but returns the problems, and runs the examples of every rule. */
export function inspectRuleBook(root: string): Inspection {
  const problems: Problem[] = [];
  const sources = readTriageFiles(root, problems, substancesOf(root));
  const book = compileRuleBook(sources, registersOf(root), problems);
  if (problems.length === 0) checkExamples(book, sources.rules, problems);
  const { weights, thresholds } = sources;
  const isStale = weights?.item.trainedOn !== trainingDigest(book);
  const says = "rules, words or thresholds have changed since the classifier was trained; run npm run triage:update";
  return {
    book,
    problems,
    ...(isStale ? { staleTraining: { file: "content/triage/weights.json", line: 1, says } } : {}),
    classifier: thresholds.item.classifier,
  };
}

/** The substances alone; what is wrong in them is reported where all content is compiled. */
function substancesOf(root: string): Substance[] {
  const reader = contentReader(root, []);
  return compileSubstances({ ...reader, ...readRegisters(reader), gathered: { pieces: [], links: [], figuresUsed: new Set() } });
}

function registersOf(root: string): RuleRegisters {
  const registers = readRegisters(contentReader(root));
  return { ...registers, firstSteps: { protocols: protocolIds(root), answers: answerSpecies(root) } };
}

function protocolIds(root: string): Set<string> {
  const text = readFileSync(join(root, "content/emergencies.yaml"), "utf8");
  return new Set([...text.matchAll(/^- id: (\S+)$/gm)].map(([, id]) => id as string));
}

/** The answers with the animals that they are about, as their front matter says. */
function answerSpecies(root: string): Map<string, string[]> {
  const folder = join(root, "content/answers");
  const files = globSync("*/*.md", { cwd: folder });
  return new Map(
    files.map((file) => {
      const [, species = "all"] = /^species: \[(.*)\]$/m.exec(readFileSync(join(folder, file), "utf8")) ?? [];
      return [file.replace(/\.md$/, ""), species.split(/,\s*/)];
    }),
  );
}
