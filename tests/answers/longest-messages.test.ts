import { join } from "node:path";
import { expect, test } from "vitest";
import { MESSAGE_CHARS } from "#app/domain/limits.ts";
import { readCases } from "#app/triage/train/cases.ts";
import { start } from "./assistant.ts";

const filled = (words: string) => words.repeat(Math.ceil(MESSAGE_CHARS / words.length)).slice(0, MESSAGE_CHARS);

/** Words that nobody knows, each another: none of them can be looked up once for all. */
const UNKNOWN = Array.from({ length: 700 }, (_, at) => `${(at + 26 ** 4).toString(26).replaceAll(/\d/g, "q")}v`).join(" ");
const HOSTILE = [
  "ab cd ef gh he ate, ?",
  "? no not never no not never aa ab ac ad qwertz uiopas my dog's ",
  "whatt aboutt thiss ",
  "she was but however although ",
  UNKNOWN,
].map(filled);

const told = readCases(join(import.meta.dirname, "../triage/corpus/voice-a.jsonl")).map(({ message }) => message);
const ORDINARY = Array.from({ length: 9 }, (_, at) => filled([...told.slice(at * 11), ...told].join(" ")));

/** Processor time, the lesser of two: a busy machine must not look like a slow answer. */
function costOf(message: string): number {
  const once = () => {
    const before = process.cpuUsage();
    start("dog")(message);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  return Math.min(once(), once());
}

test("no message of the greatest length costs more than two and a half ordinary ones of that length", () => {
  const ordinary = ORDINARY.map(costOf).sort((one, other) => one - other);
  expect(Math.max(...HOSTILE.map(costOf))).toBeLessThan(2.5 * (ordinary[4] as number));
});
