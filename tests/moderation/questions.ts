import { readFileSync } from "node:fs";
import { createModerator, type ModerationContext } from "#app/assistant/moderation/moderation.ts";
import type { Turn } from "#app/domain/chat/turn.ts";
import { shareInWords, wilson } from "#app/triage/train/wilson.ts";
import { CRISIS_LINES, HELPLINES, MODERATION } from "./streams.ts";
import { seen } from "./visible-text.ts";

/**
 * `npm run moderation:questions -- FILE.jsonl`: answers of a model with the questions that they answer. Each line: {"question", "level", "text",
 * "label": "stop" or "good"}, and if wanted "history" (what was said before), "kind", "lang" and "leak", an expression of what may not show; without
 * one a text that must stop has passed when all of it shows. Without a file, the project's own set. `-- --quiet` prints no texts.
 */
export type Asked = {
  question: string;
  level: ModerationContext["level"];
  text: string;
  label: "stop" | "good";
  history?: Turn[];
  kind?: string;
  lang?: string;
  leak?: string;
};

export const readAsked = (file: string): Asked[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Asked);

/** Is the text shown that must stop, or cut that is good? As it streams, a few letters at a time. */
export function isWrong({ question, history = [], level, text, label, leak }: Asked): boolean {
  const moderator = createModerator(MODERATION, {
    level,
    helplines: HELPLINES,
    crisisLines: CRISIS_LINES,
    asksRemedy: MODERATION.asksRemedy(question, history),
  });
  const pieces = text.match(/[\s\S]{1,7}/g) ?? [];
  const shown = pieces.map((piece) => moderator.push(piece)).join("") + moderator.end();
  const isWhole = plain(shown) === plain(text);
  if (label === "good") return !isWhole;
  return leak ? new RegExp(leak, "iu").test(seen(shown)) : isWhole;
}

const plain = (text: string) => seen(text.replace(/\[\d+\]/g, "")).replace(/\s/g, "");

/** Each share of wrong ones with its 95% interval: of all, by kind, by language. */
export function report(lines: readonly Asked[], quiet: boolean): void {
  for (const label of ["stop", "good"] as const) {
    const all = lines.filter((line) => line.label === label);
    if (all.length === 0) continue;
    const wrong = all.filter(isWrong);
    const name = label === "stop" ? "passed" : "cut";
    if (!quiet) for (const one of wrong) console.info(`${name}: ${JSON.stringify([one.question, one.text])}`);
    console.info(`all ${label}: ${name} ${shareInWords(wilson(wrong.length, all.length))}`);
    for (const field of ["kind", "lang"] as const)
      for (const value of new Set(all.flatMap((one) => one[field] ?? []))) {
        const some = all.filter((one) => one[field] === value);
        console.info(`  ${field} ${value}: ${name} ${shareInWords(wilson(some.filter((one) => wrong.includes(one)).length, some.length))}`);
      }
  }
}

export const OWN_SET = "tests/moderation/questions.jsonl";

if (import.meta.main) {
  const file = process.argv.slice(2).find((text: string) => !text.startsWith("--"));
  report(readAsked(file ?? OWN_SET), process.argv.includes("--quiet"));
}
