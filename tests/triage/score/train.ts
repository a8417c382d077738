/**
 * Learns the small model from our own corpus and writes content/red-flags/90-learned.yaml. Deterministic: the same
 * cases and rules give the same file. Run: node tests/triage/score/train.ts CASES.jsonl...
 */
import { writeFileSync } from "node:fs";
import { readRuleBook } from "../../../app/library/red-flags/read.ts";
import { readCases } from "./cases.ts";
import { createExaminer } from "./examine.ts";
import { learn } from "./learn.ts";

const FOLDER = "content/red-flags";

function wrapped(text: string, width: number): string {
  return text.replace(new RegExp(`(.{1,${width}})(?: |$)`, "g"), "      $1\n").trimEnd();
}

const examine = createExaminer(readRuleBook(FOLDER));
const examples = process.argv.slice(2).flatMap((path: string) => readCases(path).map(examine));
const model = learn(examples);
writeFileSync(
  `${FOLDER}/90-learned.yaml`,
  `# Made by tests/triage/score/train.ts from ${examples.length} labelled messages; do not edit by hand.
# It settles urgent, routine and info, and may raise; it never lowers an emergency of the rules.
learned:
  features: >-
${wrapped(model.features, 140)}
  weights: >-
${wrapped(model.weights.replace(/(.{140})/g, "$1 "), 141)}
  scale: ${model.scale}
  bias: [${model.bias.join(", ")}]
  limits: [${model.limits.join(", ")}]
`,
);
console.log(`${examples.length} messages, ${model.features.split(" ").length} features -> ${FOLDER}/90-learned.yaml`);
