/** Scores the unread authors and writes what the page /how-we-test shows. Run: npm run triage:publish */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishedScore } from "./published-score.ts";

const ROOT = join(import.meta.dirname, "../../..");
const score = publishedScore(ROOT);
writeFileSync(join(ROOT, "content/how-we-test.json"), `${JSON.stringify(score, null, 1)}\n`);
console.log(`${score.cases} messages, ${score.misses.length} misses -> content/how-we-test.json`);
for (const { name, today } of score.lines) console.log(`all ${name}: ${today}`);
for (const { title, lines } of score.sets)
  for (const { name, first, today } of lines) console.log(`${title}, ${name}: ${today} (first ${first})`);
