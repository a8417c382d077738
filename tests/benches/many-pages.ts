// `npm run bench:pages -- 45 450 4500`: what the build, a request and a question cost as pages grow. It copies the project, multiplies its
// scenarios, builds the copy and asks its Worker in bare workerd. About ten minutes of processor time for 4,500 pages, half of it for their
// pictures; with `--without-pictures` none are drawn.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { pageSlugs } from "../../remix.config.js";
import { startBare } from "./bare-workerd.ts";
import { ENV, ROOT, WORK } from "./site.ts";
import { median } from "./stats.ts";

const SIZES = process.argv.slice(2).map(Number).filter(Boolean);
const WITHOUT_PICTURES = process.argv.includes("--without-pictures");
/** Pages asked of each Worker, spread over all of them; each is rendered once and then kept. */
const ASKED = 300;
const AGAIN = 3000;
const AGAIN_ASKED = 3;
const ROUNDS = 3;

/**
 * Seconds of processor time for the build; the Worker compressed; the biggest file beside it; milliseconds of processor time for a page and for
 * a question that is searched; and the isolate when all pages, the questions and the directory were asked.
 */
type Grown = {
  pages: number;
  buildCpuS: number;
  workerKb: number;
  biggestKb: number;
  firstMs: number;
  keptMs: number;
  searchMs: number;
  heapMb: number;
};

const rows: Grown[] = [];
for (const size of SIZES.length > 0 ? SIZES : [45, 450, 4500]) {
  const row = await grow(size);
  rows.push(row);
  console.info(JSON.stringify(row));
}
console.table(rows);

async function grow(pages: number): Promise<Grown> {
  const folder = join(WORK, `many-${pages}`);
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  multiply(folder, pages);
  const drawing = join(folder, "app/library/compile/social/social-image.ts");
  if (WITHOUT_PICTURES) writeFileSync(drawing, "export const drawSocialImage = async () => new Uint8Array();\n");
  const buildCpuS = spend(folder, "remix", ["vite:build", "--logLevel", "error"]);
  const entries = ["app/entry.worker.ts", "tests/benches/whole.worker.ts"];
  for (const entry of entries) spend(folder, "wrangler", ["deploy", entry, "--dry-run", "--outdir", "build/worker"]);
  const [bundle = "", whole = ""] = entries.map((entry) => join(folder, "build/worker", basename(entry).replace(".ts", ".js")));
  const paths = pageSlugs(folder).map((slug: string) => `/${slug}`);
  const asked = spread(paths, ASKED);
  const first: number[] = [];
  const kept: number[] = [];
  const searched: number[] = [];
  const questions = dogQuestions();
  let heapMb = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const worker = await startBare(whole, join(folder, "build/client"));
    // Compiled once for all pages; no page's cost.
    for (const path of ["/about", "/contact", "/terms-of-service", "/privacy-policy"]) await ask(worker.url + path);
    first.push(await costOf(worker, asked, asked.length));
    kept.push(await costOf(worker, asked, AGAIN));
    for (const path of paths) await ask(worker.url + path);
    // The first question opens the search: a start, and no question's cost.
    await ask(worker.url + questions[0]);
    searched.push(await costOf(worker, questions, questions.length * AGAIN_ASKED));
    // The directory lists all pages, and searches them.
    for (const path of ["/symptoms", "/symptoms?q=limping", "/sitemap.xml"]) await ask(worker.url + path);
    heapMb = Math.max(heapMb, (await worker.heap()) / 1e6);
    worker.stop();
  }
  const workerKb = gzipSync(readFileSync(bundle)).length / 1000;
  const biggestKb = Math.max(...filesUnder(join(folder, "build/client")).map((file) => statSync(file).size)) / 1000;
  const [firstMs, keptMs, searchMs] = [median(first), median(kept), median(searched)];
  return { pages: paths.length, buildCpuS, workerKb, biggestKb, firstMs, keptMs, searchMs, heapMb };
}

async function costOf(worker: { url: string; cpuMs(): number }, paths: readonly string[], times: number): Promise<number> {
  const before = worker.cpuMs();
  for (let turn = 0; turn < times; turn++) await ask(worker.url + paths[turn % paths.length]);
  return (worker.cpuMs() - before) / times;
}

async function ask(url: string): Promise<void> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

function spread<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, all.length / most);
  return all.filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step));
}

/** What owners of dogs ask, as doors of the bench's Worker. */
function dogQuestions(): string[] {
  const lines = readFileSync(join(ROOT, "tests/answers/page-questions.txt"), "utf8").split("\n");
  const asked = lines.flatMap((line) => (line.startsWith("dog |") ? [line.split("|")[1]?.trim() ?? ""] : []));
  return asked.map((question) => `/bench/passages?times=1&q=${encodeURIComponent(question)}`);
}

/** What git knows of, and the packages as they are. */
function copyProject(folder: string): void {
  const { stdout } = spawnSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" });
  for (const file of stdout.split("\n").filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? join(entry.parentPath, entry.name) : [],
  );
}

function multiply(folder: string, pages: number): void {
  const scenarios = filesUnder(join(folder, "content/scenarios")).filter((file) => file.endsWith(".md"));
  const missing = pages - pageSlugs(folder).length;
  for (let at = 0; at < missing; at++) {
    const file = scenarios[at % scenarios.length] as string;
    const mark = markOf(Math.floor(at / scenarios.length));
    writeFileSync(file.replace(/\.md$/, `-${mark}.md`), marked(readFileSync(file, "utf8"), mark));
  }
}

/** A number in consonants: no figure, which would want a source, and no syllable, which would make the text harder to read. */
function markOf(number: number): string {
  const letter = "bcdfghjklmnpqrstvwxz"[number % 20];
  return (number < 20 ? "q" : markOf(Math.floor(number / 20))) + letter;
}

/** No page may share a title or a sentence with another: each line of a copy carries its mark, and says what it said. */
function marked(text: string, mark: string): string {
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const titles = front.replaceAll(/^(title|headTitle|description|summary): ("?[^" ]+)/gm, `$1: $2${mark}`);
  const lines = body
    .split("\n")
    .map((line) => (/^(::|#|\s*$)/.test(line) ? line : line.replaceAll(/(^|\|)([^|a-zA-Z]*[a-zA-Z']+)/g, `$1$2${mark}`)));
  return `---\n${titles}\n---\n${lines.join("\n")}`;
}

/** @returns seconds of processor time, children included @throws when the tool fails, with what it said */
function spend(folder: string, tool: string, args: string[]): number {
  const timed = ["-c", `TIMEFORMAT='%U %S'; time "$0" "$@" 2>&1`, join(folder, "node_modules/.bin", tool), ...args];
  const { status, stdout, stderr } = spawnSync("bash", timed, { cwd: folder, env: ENV, encoding: "utf8", maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`${tool}: ${stdout}`.slice(0, 4000));
  const [user = 0, system = 0] = stderr.trim().split("\n").at(-1)?.split(" ").map(Number) ?? [];
  return user + system;
}
