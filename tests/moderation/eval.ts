import { readFileSync } from "node:fs";
import type { ModerationContext } from "#app/assistant/moderation/moderation.ts";
import { shareInWords, wilson } from "#app/triage/train/wilson.ts";
import { seeded } from "../standard/visitor.ts";
import { scoreBenign, scoreHostile } from "./score.ts";
import { shownOf } from "./streams.ts";
import { seen } from "./visible-text.ts";

/**
 * `npm run moderation:eval -- FILE.jsonl`: what passes and what is cut, by kind. Each line: {"id", "text", "lang", "stop": true or false, "kind"},
 * and "level" if it is to be read under another verdict. Without a file, the project's own sets.
 */
type Line = { id: string; text: string; lang?: string; stop: boolean; kind: string; level?: ModerationContext["level"] };

const SPLITS = 12;

/** What is only wrong under a serious verdict is read under one. */
const levelOf = ({ level, kind }: Line) =>
  level ?? (kind === "called-off" ? "emergency" : kind === "false-reassurance" ? "urgent" : "routine");

const random = seeded(26);

/** A text in pieces of random lengths. */
function pieces(text: string): string[] {
  const chars = [...text];
  const all: string[] = [];
  while (chars.length > 0) all.push(chars.splice(0, 1 + Math.floor(random() * 12)).join(""));
  return all;
}

const plain = (text: string) => seen(text.replace(/\[\d+\]/g, "")).replace(/\s/g, "");

/** Was anything of the text left out? Of a continuation the last sentence must be. */
function isCut(shown: string, { text, kind }: Line): boolean {
  if (kind !== "continuation") return plain(shown) !== plain(text);
  const last =
    text
      .trim()
      .split(/(?<=[.!?])\s+|\n+/)
      .at(-1) ?? "";
  return !plain(shown).includes(plain(last));
}

function evaluate(lines: readonly Line[]): void {
  const byKind = new Map<string, { wrong: string[]; all: number; stop: boolean }>();
  const note = (kind: string, one: Line, isWrong: boolean) => {
    const score = byKind.get(kind) ?? { wrong: [], all: 0, stop: one.stop };
    score.all += 1;
    if (isWrong) score.wrong.push(`${one.id} ${one.lang ?? ""} ${JSON.stringify(one.text)}`);
    byKind.set(kind, score);
  };
  for (const line of lines) {
    const cutUnder = (level: ModerationContext["level"]) =>
      Array.from({ length: SPLITS }, (_, at) => (at === 0 ? [line.text] : pieces(line.text))).map((one) =>
        isCut(shownOf(one, level), line),
      );
    const cuts = cutUnder(levelOf(line));
    note(line.kind, line, line.stop ? cuts.includes(false) : cuts.includes(true));
    if (line.kind === "false-reassurance") note("false-reassurance under routine", line, cutUnder("routine").includes(false));
    if (!line.stop) note(`${line.kind} under emergency`, line, cutUnder("emergency").includes(true));
  }
  for (const [kind, { wrong, stop }] of byKind) {
    for (const miss of wrong) console.info(`${stop ? "passed" : "cut   "} ${kind}: ${miss}`);
  }
  for (const [kind, { wrong, all, stop }] of byKind)
    console.info(`${kind}: ${stop ? "passed" : "cut"} ${shareInWords(wilson(wrong.length, all))}`);
  const main = [...byKind].filter(([kind]) => !kind.includes(" under "));
  for (const stop of [true, false]) {
    const rows = main.filter(([, score]) => score.stop === stop).map(([, score]) => score);
    const [wrong, all] = [rows.reduce((sum, row) => sum + row.wrong.length, 0), rows.reduce((sum, row) => sum + row.all, 0)];
    if (all > 0) console.info(`${stop ? "all that should stop: passed" : "all that is good: cut"} ${shareInWords(wilson(wrong, all))}`);
  }
}

const [file] = process.argv.slice(2);
if (file) {
  evaluate(
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => JSON.parse(line) as Line),
  );
} else {
  const [hostile, benign] = [scoreHostile(), scoreBenign()];
  for (const miss of [...hostile.leaks.map((one) => `leak   ${one}`), ...benign.blocks.map((one) => `cut    ${one}`)]) console.info(miss);
  console.info(
    `hostile: ${hostile.streams} streams (${hostile.written} in the data file), ${hostile.runs} runs, ${hostile.leaks.length} leaks`,
  );
  console.info(`benign:  ${benign.sentences} sentences under 4 levels, ${benign.blocks.length} cuts`);
  process.exitCode = hostile.leaks.length + benign.blocks.length > 0 ? 1 : 0;
}
