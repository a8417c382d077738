// `npm run standard`: the table of requirements with the results of their tests. A test names its requirements in its title (`[R-16]`).
// Reports of another commit, or older than the build they describe, are refused.
// `-- --run` first runs what is missing: `npm test` if its reports are not of this commit, then the tests that take minutes.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, commitHere, ENV, ROOT } from "../set-up.mjs";

const reports = cacheFolder("reports");
const ours = cacheFolder("standard-reports");

/** The rows of docs/reliability-standard.md. */
const requirements = [
  ...readFileSync(join(ROOT, "docs/reliability-standard.md"), "utf8").matchAll(/^\| ([RXL]-?\d+) \| (.*?) \| (.*?) \|$/gm),
].map(([, id = "", name = "", untested = ""]) => ({ id, name, untested }));

type TestResult = { title: string; ok: boolean };
type Measurement = { ok: boolean; figure: string };

const commit = commitHere();
const ofTests = join(reports, "commit.json");
const ofStandard = join(ours, "commit.json");
if (process.argv.includes("--run")) runAll();

const built = join(ROOT, "build/server/index.js");
const builtAt = existsSync(built) ? statSync(built).mtimeMs : 0;
let refused = 0;
const notes: string[] = [];

const results: TestResult[] = [
  // Unit tests read sources, not the build.
  ...vitest(report("unit.json", reports, { commitIn: ofTests, ofBuild: false })),
  ...vitest(report("standard-quick.json", reports, { commitIn: ofTests })),
  ...vitest(report("standard.json", ours, { commitIn: ofStandard })),
  ...playwright(report("journeys.json", reports, { commitIn: ofTests })),
];
const measurements = figures();
const rows = requirements.map(({ id, name, untested }) => {
  const tests = results.filter(({ title }) => title.includes(`[${id}]`));
  const figure = measurements.get(id);
  const outcomes = [...tests.map(({ ok }) => ok), ...(figure ? [figure.ok] : [])];
  const result = outcomes.length === 0 ? "no test" : outcomes.every(Boolean) ? "pass" : "FAIL";
  return {
    id,
    name,
    untested,
    result,
    tests: tests.length,
    figure: figure?.figure ?? "",
    failed: tests.filter(({ ok }) => !ok).map(({ title }) => title),
  };
});

for (const { id, name, result, tests, figure } of rows)
  console.info(`${id.padEnd(5)} ${result.padEnd(8)} ${String(tests).padStart(2)} tests  ${name}${figure ? `: ${figure}` : ""}`);
for (const { id, result, name, untested } of rows)
  if (untested) console.info(`${result === "no test" ? "without a test" : "not tested here"} ${id} ${name}: ${untested}`);
for (const { id, failed } of rows) for (const title of failed) console.info(`FAIL ${id}: ${title}`);
const count = (result: string) => rows.filter((row) => row.result === result).length;
console.info(`\n${count("pass")} pass, ${count("FAIL")} fail, ${count("no test")} without a test; ${results.length} tests read`);
console.info(`commit ${commit}, built ${builtAt ? new Date(builtAt).toISOString() : "never"}`);
for (const line of notes) console.info(line);
writeFileSync(join(ours, "table.json"), JSON.stringify({ at: new Date().toISOString(), commit, rows }, null, 2));
process.exit(count("FAIL") > 0 || refused > 0 ? 1 : 0);

function runAll(): void {
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: ROOT, env: ENV, stdio: "inherit" });
  if (read(ofTests)?.commit !== commit || !existsSync(join(reports, "journeys.json"))) run("node", "scripts/test.mjs");
  writeFileSync(ofStandard, JSON.stringify({ commit }));
  const config = ["--config", "tests/vitest.config.ts", "--project", "standard"];
  run("vitest", "run", ...config, "--reporter=default", "--reporter=json", `--outputFile.json=${join(ours, "standard.json")}`);
  run("node", "scripts/resilience/chaos.ts");
}

function read(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/**
 * Reads a report, and notes its date and commit.
 * @param commitIn the file that names its commit; without one the report itself does
 * @returns undefined when it is missing, of another commit, or older than the build it describes
 */
function report(name: string, folder: string, { commitIn, ofBuild = true }: { commitIn?: string; ofBuild?: boolean } = {}) {
  const file = join(folder, name);
  const found = read(file);
  if (!found) {
    notes.push(`${name}: missing (npm test, npm run standard -- --run, or npm run load)`);
    return undefined;
  }
  const { mtime } = statSync(file);
  const its = (commitIn ? read(commitIn) : found)?.commit ?? "unknown";
  // One commit has one build; files that have changed since may have had several.
  const stale = ofBuild && commit.endsWith("+") && mtime.getTime() < builtAt;
  const wrong = its !== commit ? "of another commit" : stale ? "older than the build" : undefined;
  notes.push(`${name}: ${mtime.toISOString()}, commit ${its}${wrong ? `: REFUSED, ${wrong}` : ""}`);
  if (wrong) refused += 1;
  return wrong ? undefined : found;
}

function vitest(read: { testResults?: unknown } | undefined): TestResult[] {
  type Result = { assertionResults: { title: string; status: string }[] };
  const results = (read?.testResults ?? []) as Result[];
  return results.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ title, status }) => ({ title, ok: status === "passed" })),
  );
}

function playwright(read: { suites?: unknown } | undefined): TestResult[] {
  type Suite = { suites?: Suite[]; specs?: { title: string; ok: boolean }[] };
  const inside = (suite: Suite): TestResult[] => [
    ...(suite.specs ?? []).map(({ title, ok }) => ({ title, ok })),
    ...(suite.suites ?? []).flatMap(inside),
  ];
  return inside({ suites: (read?.suites ?? []) as Suite[] });
}

/** What the longer runs measured, by requirement. */
function figures(): Map<string, Measurement> {
  const found = new Map<string, Measurement>();
  const chaos = report("chaos.json", ours);
  if (chaos) {
    for (const [fault, { sends, answers, apologies }] of Object.entries<{ sends: number; answers: number; apologies: number }>(
      chaos.report.byPlay,
    ))
      if (fault.startsWith("X")) found.set(fault, { ok: chaos.ok, figure: `${sends} sends, ${answers} answers, ${apologies} apologies` });
    found.set("R-08", { ok: chaos.ok, figure: `${chaos.report.left} left, ${chaos.report.openAfter} streams open afterwards` });
    found.set("R-19", {
      ok: chaos.ok,
      figure: `${chaos.report.tokens.settled} tokens settled, ${chaos.report.tokens.unsettled} still reserved`,
    });
  }
  const supply = report("supply-chain.json", ours, { ofBuild: false });
  if (supply) {
    found.set("R-73", { ok: supply.ok, figure: `${supply.problems.length} problems` });
    found.set("R-74", { ok: supply.ok, figure: `${supply.digests} of ${supply.packages} packages with a digest` });
  }
  const load = report("load.json", ours);
  for (const { id, ok, figure } of load?.rows ?? []) found.set(id, { ok, figure });
  return found;
}
