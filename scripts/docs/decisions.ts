import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT, read, withoutCode } from "./files.ts";

const FOLDER = "docs/decisions";
const NAME = /^(\d{4})-[a-z0-9-]+\.md$/;
const PARTS = [
  /^# \d{4}: \S/m,
  /^Date: \d{4}-\d{2}-\d{2}$/m,
  /^Status: (?:accepted|superseded by|partly superseded by)/m,
  /^## Context$/m,
  /^## Decision$/m,
  /^## Consequences$/m,
];
/** About one printed page. */
const WORDS = 450;

const records = () =>
  readdirSync(join(ROOT, FOLDER))
    .filter((name) => name !== "README.md")
    .sort();

/** Decision records are numbered without a gap, have their six parts and fit on a page. */
export function decisionProblems(): string[] {
  return records().flatMap((name, index) => {
    const file = `${FOLDER}/${name}`;
    const text = read(file);
    const words = withoutCode(text).split(/\s+/).length;
    const problems = PARTS.filter((part) => !part.test(text)).map((part) => `${file}: nothing matches ${part}`);
    if (!NAME.test(name)) problems.push(`${file}: name it NNNN-title.md`);
    if (Number(name.slice(0, 4)) !== index + 1) problems.push(`${file}: records are numbered without a gap; this is number ${index + 1}`);
    if (words > WORDS) problems.push(`${file}: ${words} words; the limit is ${WORDS}`);
    return problems;
  });
}

/** Every record with its title and status. */
export function decisionTable(): string {
  const rows = records().map((name) => {
    const text = read(`${FOLDER}/${name}`);
    const title = /^# \d{4}: (.+)$/m.exec(text)?.[1] ?? name;
    const status = /^Status: (.+)$/m.exec(text)?.[1] ?? "";
    return `| ${name.slice(0, 4)} | [${title}](${name}) | ${status} |`;
  });
  return ["| no. | decision | status |", "|---|---|---|", ...rows].join("\n");
}
