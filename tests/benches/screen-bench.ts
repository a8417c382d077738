/** How long a verdict takes and what the rules weigh. Run: npm run triage:bench */
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readRuleBook } from "#app/library/compile/triage/read-rule-book.ts";
import { createScreen } from "#app/triage/screen.ts";
import { readCases } from "#app/triage/train/cases.ts";

const ROOT = join(import.meta.dirname, "../..");
const LENGTH = 2_000;
const book = readRuleBook(ROOT);
const before = process.cpuUsage();
const screen = createScreen(book);
const { user, system } = process.cpuUsage(before);
const words = readCases(join(ROOT, "tests/triage/corpus/voice-a.jsonl")).map(({ message }) => message);

/** Messages of 2,000 characters, cut from the corpus. */
const texts = Array.from({ length: 60 }, (_, i) => [...words.slice(i * 4), ...words].join(" ").slice(0, LENGTH));
for (const text of texts) screen(text, { petType: "dog" });
const times = texts
  .map((text) => {
    const began = process.cpuUsage();
    screen(text, { petType: "dog" });
    const spent = process.cpuUsage(began);
    return (spent.user + spent.system) / 1000;
  })
  .sort((a, b) => a - b);
const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(1);
console.log(`2,000 characters: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms of processor time; start ${(user + system) / 1000} ms`);
console.log(`rules, words and weights: ${gzipSync(JSON.stringify(book), { level: 9 }).length} bytes gzip`);
