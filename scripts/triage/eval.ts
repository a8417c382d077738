/**
 * The scorecard. Run: npm run triage:eval -- CASES.jsonl [PREDICTIONS.jsonl] [--json FILE] [--rules-only]
 * or: npm run triage:eval -- --metamorphic [--rules-only], for what owners add to a plain message.
 * Reads cases in the triage-dev format, writes {id, label} lines, prints every figure and every miss.
 */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readRuleBook } from "#app/library/compile/triage/read-rule-book.ts";
import { createScreen } from "#app/triage/screen.ts";
import { readCases } from "#app/triage/train/cases.ts";
import { judgeCases } from "#app/triage/train/judge-cases.ts";
import { printed } from "#app/triage/train/print-scorecard.ts";
import { scorecardOf } from "#app/triage/train/scorecard.ts";
import { metamorphicReport } from "#tests/triage/metamorphic/run.ts";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");

function options(words: string[]): { paths: string[]; json?: string; rulesOnly: boolean; metamorphic: boolean } {
  const paths: string[] = [];
  let json: string | undefined;
  let rulesOnly = false;
  let metamorphic = false;
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] as string;
    if (word === "--json") {
      i += 1;
      json = words[i];
    } else if (word === "--rules-only") rulesOnly = true;
    else if (word === "--metamorphic") metamorphic = true;
    else paths.push(word);
  }
  return { paths, ...(json ? { json } : {}), rulesOnly, metamorphic };
}

const { paths, json, rulesOnly, metamorphic } = options(process.argv.slice(2));
const [casesPath = "", predictionsPath] = paths;
if (!casesPath && !metamorphic) {
  console.error("Usage: npm run triage:eval -- CASES.jsonl [PREDICTIONS.jsonl] [--json FILE] [--rules-only], or --metamorphic");
  process.exit(2);
}
const { weights, ...rules } = readRuleBook(ROOT);
const screen = createScreen(rulesOnly || !weights ? rules : { ...rules, weights });
if (metamorphic) console.info(metamorphicReport(screen));
if (casesPath) scoreCases();

function scoreCases(): void {
  const judged = judgeCases(screen, readCases(casesPath));
  const card = scorecardOf(judged);
  if (predictionsPath)
    writeFileSync(predictionsPath, `${judged.map((one) => JSON.stringify({ id: one.case.id, label: one.level })).join("\n")}\n`);
  if (json) writeFileSync(json, `${JSON.stringify(card, null, 1)}\n`);
  console.log(printed(card));
}
