import { join } from "node:path";
import { checkExamples } from "#app/triage/compile/check-examples.ts";
import { compileRuleBook, type Registers, type RuleBook } from "#app/triage/compile/compile-rules.ts";
import { trainingDigest } from "#app/triage/compile/digest.ts";
import { readRegisters } from "../lists/read-lists.ts";
import { ContentError, type Problem } from "../problems.ts";
import { readTriageFiles } from "./read-triage-files.ts";

/**
 * The compiled rules of `content/triage`.
 * @param root the project's root folder
 * @throws ContentError naming file, line and cure of everything that is wrong
 */
export function readRuleBook(root: string): RuleBook {
  const problems: Problem[] = [];
  const book = compileRuleBook(readTriageFiles(root, problems), registersOf(root), problems);
  if (problems.length > 0) throw new ContentError(problems);
  return book;
}

/** Like `readRuleBook`, and runs the examples of all rules and asks whether the training is younger than the rules; returns the problems. */
export function inspectRuleBook(root: string): { book: RuleBook; problems: Problem[] } {
  const problems: Problem[] = [];
  const sources = readTriageFiles(root, problems);
  const book = compileRuleBook(sources, registersOf(root), problems);
  if (problems.length > 0) return { book, problems };
  checkExamples(book, sources.rules, problems);
  const { weights } = sources;
  if (weights && weights.item.trainedOn !== trainingDigest(book))
    problems.push({
      file: weights.file,
      line: 1,
      says: "rules, words or thresholds have changed since the classifier was trained; run npm run triage:train",
    });
  return { book, problems };
}

function registersOf(root: string): Registers {
  return readRegisters((name) => ({ path: join(root, "content", name), name: `content/${name}` }), []);
}
