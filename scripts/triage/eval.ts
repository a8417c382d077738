/**
 * The scorecard. Run: npm run triage:eval -- CASES.jsonl [PREDICTIONS.jsonl] [--json FILE] [--rules-only]
 * or: npm run triage:eval -- --metamorphic, for what owners add to a plain message; takes minutes and writes the figures of /how-we-test.
 * Reads cases in the triage-dev format, writes {id, label} lines, prints every figure and every miss.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRuleBook } from "#app/library/compile/triage/read-rule-book.ts";
import { createScreen } from "#app/triage/screen.ts";
import { readCases } from "#app/triage/train/cases.ts";
import { judgeCases } from "#app/triage/train/judge-cases.ts";
import { printed } from "#app/triage/train/print-scorecard.ts";
import { scorecardOf } from "#app/triage/train/scorecard.ts";
import { runMetamorphic } from "#tests/triage/metamorphic/run.ts";
import { readArguments } from "../arguments.ts";

const ROOT = join(import.meta.dirname, "../..");

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    json: { type: "string" },
    "rules-only": { type: "boolean", default: false },
    metamorphic: { type: "boolean", default: false },
  },
});
const { json, metamorphic } = values;
const [casesPath = "", predictionsPath] = positionals;
if (!casesPath && !metamorphic) {
  console.error("Usage: npm run triage:eval -- CASES.jsonl [PREDICTIONS.jsonl] [--json FILE] [--rules-only], or --metamorphic");
  process.exit(2);
}
const { weights, ...rules } = readRuleBook(ROOT);
const screen = createScreen(values["rules-only"] || !weights ? rules : { ...rules, weights });
if (metamorphic) console.info(await runMetamorphic());
if (casesPath) scoreCases();

function scoreCases(): void {
  const judged = judgeCases(screen, readCases(casesPath));
  const card = scorecardOf(judged);
  if (predictionsPath)
    writeFileSync(predictionsPath, `${judged.map((one) => JSON.stringify({ id: one.case.id, label: one.level })).join("\n")}\n`);
  if (json) writeFileSync(json, `${JSON.stringify(card, null, 1)}\n`);
  console.log(printed(card));
}
