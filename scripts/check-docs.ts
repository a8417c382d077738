// Holds the documents to the code: commands, rooms, decision records, the picture, links, paths and error codes. `npx node scripts/check-docs.ts`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { API_ERRORS } from "#app/domain/api-errors.ts";
import { pictureIsFresh } from "./draw-layers.ts";

const ROOT = join(import.meta.dirname, "..");
const README_LINES = 120;
const ROOM_README_LINES = 12;
const RECORD = /^\d{4}-[a-z0-9-]+\.md$/;
const RECORD_PARTS = [
  /^# \d{4}: \S/m,
  /^Date: \d{4}-\d{2}-\d{2}$/m,
  /^Status: \S/m,
  /^## Context$/m,
  /^## Decision$/m,
  /^## Consequences$/m,
];
/** Folders that exist only after a build or an install. */
const MADE = ["build/", "node_modules/"];

type RoomRule = { from?: { path?: string }; to?: { pathNot?: string }; name: string };

const problems: string[] = [];
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const lineCount = (text: string) => text.trimEnd().split("\n").length;
const rooms = readdirSync(join(ROOT, "app"), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
const roomReadmes = rooms.map((room) => `app/${room}/README.md`);
const documents = [...markdownIn("."), ...markdownIn("docs", true), ...markdownIn(".github", true), ...roomReadmes].filter((file) =>
  existsSync(join(ROOT, file)),
);

checkReadme();
for (const room of rooms) checkRoom(room);
checkRecords();
checkErrorCodes();
for (const file of documents) {
  checkCommands(file);
  checkLinks(file);
  checkPaths(file);
}
if (!pictureIsFresh()) problems.push("docs/rooms.svg: stale; run: npx node scripts/draw-layers.ts");

for (const problem of problems) console.error(problem);
console.info(`${documents.length} documents, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

function markdownIn(folder: string, recursive = false): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
  return names.map((name) => join(folder, name)).sort();
}

function checkReadme(): void {
  const lines = lineCount(read("README.md"));
  if (lines >= README_LINES) problems.push(`README.md: ${lines} lines; keep it under ${README_LINES}`);
}

/** Every room says what it is, shortly, and repeats its rule as dependency-cruiser has it. */
function checkRoom(room: string): void {
  const file = `app/${room}/README.md`;
  if (!existsSync(join(ROOT, file))) {
    problems.push(`${file}: missing; say what lives there, what it may import and which file to read first`);
    return;
  }
  const text = read(file);
  if (lineCount(text) > ROOM_README_LINES) problems.push(`${file}: ${lineCount(text)} lines; keep it to ${ROOM_README_LINES}`);
  const rule = roomRules().find(({ from }) => from?.path === `^app/${room}/`);
  const may =
    /\((.*)\)/
      .exec(rule?.to?.pathNot ?? "")?.[1]
      ?.split("|")
      .filter((name) => name !== room) ?? [];
  const line = `May import: ${may.join(", ") || "no other room"}.`;
  if (!text.includes(line)) problems.push(`${file}: the rule of tests/dependency-cruiser.cjs is not repeated; write "${line}"`);
}

function roomRules(): RoomRule[] {
  return createRequire(import.meta.url)("../tests/dependency-cruiser.cjs").forbidden;
}

function checkRecords(): void {
  const records = readdirSync(join(ROOT, "docs/decisions")).sort();
  records.forEach((name, index) => {
    const file = `docs/decisions/${name}`;
    if (!RECORD.test(name)) problems.push(`${file}: name it NNNN-title.md`);
    if (Number(name.slice(0, 4)) !== index + 1) problems.push(`${file}: records are numbered without a gap; this is number ${index + 1}`);
    const text = read(file);
    for (const part of RECORD_PARTS) if (!part.test(text)) problems.push(`${file}: nothing matches ${part}`);
  });
}

/** An operator finds every code that the API can answer with. */
function checkErrorCodes(): void {
  const text = read("docs/operations.md");
  for (const [code, [status]] of Object.entries(API_ERRORS)) {
    if (!text.includes(`| ${status} | \`${code}\` |`))
      problems.push(`docs/operations.md: the table of errors has no row "${status} | ${code}"`);
  }
}

function checkCommands(file: string): void {
  const { scripts } = JSON.parse(read("package.json"));
  for (const [, name = ""] of read(file).matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g)) {
    if (!(name in scripts)) problems.push(`${file}: there is no npm script "${name}"`);
  }
}

function checkLinks(file: string): void {
  for (const [, target = ""] of withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(target)) continue;
    const [path = "", anchor] = target.split("#");
    const found = path ? join(dirname(file), path) : file;
    if (!existsSync(join(ROOT, found))) problems.push(`${file}: the link ${target} leads nowhere`);
    else if (anchor && !anchorsOf(found).includes(anchor)) problems.push(`${file}: ${found} has no heading for #${anchor}`);
  }
}

/** A path in backticks exists, from the project's root or from the document's own folder. */
function checkPaths(file: string): void {
  const text = withoutFences(read(file));
  for (const [, code = ""] of text.matchAll(/`([^`\n]+)`/g)) {
    if (!/^\.?[\w-][\w./-]*(?:\.(?:tsx?|mjs|cjs|js|md|ya?ml|toml|json|css|sql|svg)|\/)$/.test(code) || MADE.includes(code)) continue;
    // A bare name stands for a kind of file when it is no file ("routes.ts", "review.yaml").
    const isBare = !code.includes("/") && !roomReadmes.includes(file);
    if (!isBare && ![ROOT, join(ROOT, dirname(file))].some((from) => existsSync(join(from, code))))
      problems.push(`${file}: there is no ${code}`);
  }
}

function anchorsOf(file: string): string[] {
  const headings = [...withoutFences(read(file)).matchAll(/^#+ (.+)$/gm)];
  return headings.map(([, text = ""]) =>
    text
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .trim()
      .replaceAll(" ", "-"),
  );
}

function withoutFences(text: string): string {
  return text.replace(/^ *```.*?^ *```/gms, "");
}

function withoutCode(text: string): string {
  return withoutFences(text).replace(/`[^`\n]*`/g, "");
}
