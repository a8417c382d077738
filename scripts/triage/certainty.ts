/**
 * How well plain signs, possible signs and the rest are told apart. Run: npm run triage:certainty -- FOLDER [--score NAME] [--rules]
 * FOLDER holds `posts-dev/author-*.jsonl` (id, animal, text, level, status, traps), `triage-dev/plain-emergencies.jsonl` and
 * `triage-dev/retired-616.jsonl` (cases of the scorecard). --score: the author of posts whose figures are only a score and stay out of the
 * precision of rules. --rules: precision rule by rule.
 */
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { languageOf } from "#app/language/message-language.ts";
import { readRuleBook } from "#app/library/compile/triage/read-rule-book.ts";
import { createScreen } from "#app/triage/screen.ts";
import { type Case, readCases } from "#app/triage/train/cases.ts";
import { certaintyOf, type JudgedPost, type Precision, precisionOf, tapsOf, toldOf } from "#app/triage/train/certainty-card.ts";
import { readPosts } from "#app/triage/train/posts.ts";
import type { Share } from "#app/triage/train/wilson.ts";
import { withBackground } from "#tests/triage/long/long-plain.ts";
import { readArguments } from "../arguments.ts";

const ROOT = join(import.meta.dirname, "../..");
const FEWEST = 20;

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { score: { type: "string", default: "c" }, rules: { type: "boolean", default: false } },
});
const [folder = ""] = positionals;
if (!folder) {
  console.error("Usage: npm run triage:certainty -- FOLDER [--score NAME] [--rules]");
  process.exit(2);
}
const book = readRuleBook(ROOT);
const screen = createScreen(book);

const authors = globSync(join(folder, "posts-dev/author-*.jsonl"))
  .sort()
  .map((path) => ({ name: basename(path, ".jsonl"), posts: readPosts(path) }));
const isScored = (name: string) => name === `author-${values.score}`;
const groups: [string, typeof authors][] = [
  ["posts, development", authors.filter(({ name }) => !isScored(name))],
  [`posts, author ${values.score}`, authors.filter(({ name }) => isScored(name))],
];
const forms = new Map(groups.map(([name, list]) => [name, list.flatMap(({ posts }) => posts)]));
const plain = readCases(join(folder, "triage-dev/plain-emergencies.jsonl"));
const first = [...new Map(plain.toReversed().map((one) => [one.id.split("-")[0], one])).values()];
const long = first.flatMap((one) => withBackground(one.message).map((message) => ({ ...one, message })));
const unseen = globSync(join(ROOT, "tests/triage/unseen/voice-*.jsonl")).flatMap(readCases);
const corpus = globSync(join(ROOT, "tests/triage/corpus/*.jsonl")).flatMap(readCases);
const isForeign = ({ message }: Case) => languageOf(message) !== undefined;
const retired = readCases(join(folder, "triage-dev/retired-616.jsonl"));

const sets: [string, JudgedPost[]][] = [
  ...[...forms].map(([name, posts]): [string, JudgedPost[]] => [name, toldOf(screen, posts)]),
  ["unseen short messages", toldOfCases(unseen)],
  ["retired short messages", toldOfCases(retired)],
  ["unseen messages in six languages", toldOfCases(unseen.filter(isForeign))],
  ["messages of the corpora in six languages", toldOfCases([...corpus, ...retired].filter(isForeign))],
  ["plain emergencies with additions", toldOfCases(plain)],
  ["plain emergencies in 50 words of background", toldOfCases(long)],
];
table(
  ["", "emergencies red", "red or asked", "urgent red", "harmless red", "harmless asked", "red cards right"],
  sets.map(([name, told]) => {
    const { red, redOrAsked, urgentRed, harmlessRed, harmlessAsked, right } = certaintyOf(told);
    return [name, ...[red, redOrAsked, urgentRed, harmlessRed, harmlessAsked, right].map(inShort)];
  }),
);
table(
  ["after truthful taps", "emergencies red", "at least urgent", "urgent red", "harmless red", "harmless sent to a vet"],
  [...forms].map(([name, posts]) => {
    const { red, atLeastUrgent, urgentRed, harmlessRed, harmlessAtVet } = tapsOf(screen, posts);
    return [name, ...[red, atLeastUrgent, urgentRed, harmlessRed, harmlessAtVet].map(inShort)];
  }),
);
const isTuned = (name: string) => !name.includes(`author ${values.score}`) && !name.startsWith("plain") && !name.endsWith("six languages");
const tuned = sets.filter(([name]) => isTuned(name)).flatMap(([, told]) => told);
const { byClass, byRule, byLength } = precisionOf(tuned, book.rules);
precision("Precision of plain matches by length of message", byLength);
precision("Precision of plain matches by class of rule", byClass);
if (values.rules) precision("Precision of plain matches by rule", byRule);

function toldOfCases(cases: readonly Case[]): JudgedPost[] {
  return cases.map(({ message, label, petType_sent: petType, history }) => ({
    text: message,
    level: label,
    verdict: screen(message, { ...(petType && { petType }), ...(history && { history }) }),
  }));
}

function precision(title: string, rows: readonly Precision[]): void {
  table(
    [title, "right", "lower 80% bound", ""],
    rows.map(({ by, share, low80 }) => [by, inShort(share), low80.toFixed(2), share.of >= FEWEST && low80 < 0.8 ? "below 0.8" : ""]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  console.info(`\n| ${head.join(" | ")} |\n|${head.map(() => "---").join("|")}|`);
  for (const row of rows) console.info(`| ${row.join(" | ")} |`);
}

function inShort({ hits, of }: Share): string {
  return of === 0 ? "-" : `${hits}/${of} ${(100 * (hits / of)).toFixed(1)}%`;
}
