// `npm run standard`: the table of requirements, each with what its tests and reports said when they last ran. Nothing in it is written by hand: a
// test names its rows in its title (`[R-16]`). `-- --run` first runs what takes minutes: the standard's own tests, chaos, privacy, supply chain.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROWS } from "../tests/standard/rows.ts";
import { cacheFolder, ENV, ROOT } from "./set-up.mjs";

const reports = cacheFolder("reports");
const ours = cacheFolder("standard-reports");

type Seen = { title: string; ok: boolean; from: string };
type Told = { ok: boolean; figure: string };

if (process.argv.includes("--run")) runAll();

const seen: Seen[] = [
  ...vitest(join(reports, "unit.json"), "unit"),
  ...vitest(join(ours, "standard.json"), "standard"),
  ...playwright(join(reports, "journeys.json")),
];
const told = figures();
const rows = ROWS.map(({ id, name }) => {
  const tests = seen.filter(({ title }) => title.includes(`[${id}]`));
  const figure = told.get(id);
  const results = [...tests.map(({ ok }) => ok), ...(figure ? [figure.ok] : [])];
  const result = results.length === 0 ? "no test" : results.every(Boolean) ? "pass" : "FAIL";
  return {
    id,
    name,
    result,
    tests: tests.length,
    figure: figure?.figure ?? "",
    failed: tests.filter(({ ok }) => !ok).map(({ title }) => title),
  };
});

for (const { id, name, result, tests, figure } of rows)
  console.info(`${id.padEnd(5)} ${result.padEnd(8)} ${String(tests).padStart(2)} tests  ${name}${figure ? `: ${figure}` : ""}`);
for (const { id, failed } of rows) for (const title of failed) console.info(`FAIL ${id}: ${title}`);
const count = (result: string) => rows.filter((row) => row.result === result).length;
console.info(`\n${count("pass")} pass, ${count("FAIL")} fail, ${count("no test")} without a test; ${seen.length} tests read`);
for (const name of ["unit.json", "journeys.json"]) console.info(age(join(reports, name)));
for (const name of ["standard.json", "chaos.json", "privacy.json", "supply-chain.json", "load.json"]) console.info(age(join(ours, name)));
writeFileSync(join(ours, "table.json"), JSON.stringify(rows, null, 2));
process.exit(count("FAIL") > 0 ? 1 : 0);

function runAll(): void {
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: ROOT, env: ENV, stdio: "inherit" });
  run(
    "vitest",
    "run",
    "--config",
    "tests/vitest.config.ts",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${join(reports, "unit.json")}`,
  );
  run("remix", "vite:build", "--logLevel", "error");
  const config = ["--config", "tests/vitest.config.ts", "--project", "standard"];
  run("vitest", "run", ...config, "--reporter=default", "--reporter=json", `--outputFile.json=${join(ours, "standard.json")}`);
  for (const script of ["chaos", "privacy", "supply-chain"]) run("node", `scripts/${script}.ts`);
}

function read(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function vitest(file: string, from: string): Seen[] {
  type Result = { assertionResults: { title: string; status: string }[] };
  const results: Result[] = read(file)?.testResults ?? [];
  return results.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ title, status }) => ({ title, ok: status === "passed", from })),
  );
}

function playwright(file: string): Seen[] {
  type Suite = { suites?: Suite[]; specs?: { title: string; ok: boolean }[] };
  const inside = (suite: Suite): Seen[] => [
    ...(suite.specs ?? []).map(({ title, ok }) => ({ title, ok, from: "journeys" })),
    ...(suite.suites ?? []).flatMap(inside),
  ];
  return inside({ suites: read(file)?.suites });
}

/** What the longer runs measured, by the row that they stand for. */
function figures(): Map<string, Told> {
  const told = new Map<string, Told>();
  const chaos = read(join(ours, "chaos.json"));
  if (chaos) {
    for (const [play, { sends, answers, apologies }] of Object.entries<{ sends: number; answers: number; apologies: number }>(
      chaos.report.byPlay,
    ))
      if (play.startsWith("X")) told.set(play, { ok: chaos.ok, figure: `${sends} sends, ${answers} answers, ${apologies} apologies` });
    told.set("R-08", { ok: chaos.ok, figure: `${chaos.report.left} left, ${chaos.report.openAfter} streams open after` });
    told.set("R-19", {
      ok: chaos.ok,
      figure: `${chaos.report.tokens.settled} tokens settled, ${chaos.report.tokens.unsettled} still set aside`,
    });
  }
  const privacy = read(join(ours, "privacy.json"));
  if (privacy)
    told.set("R-65", {
      ok: privacy.ok,
      figure: `${privacy.report.found.length} found in ${privacy.report.bytesSearched} bytes kept and ${privacy.report.logSearched} logged`,
    });
  const supply = read(join(ours, "supply-chain.json"));
  if (supply) {
    told.set("R-73", { ok: supply.ok, figure: `${supply.problems.length} problems` });
    told.set("R-74", { ok: supply.ok, figure: `${supply.components} components, each with a digest` });
  }
  const load = read(join(ours, "load.json"));
  for (const { id, ok, figure } of load?.rows ?? []) told.set(id, { ok, figure });
  return told;
}

function age(file: string): string {
  const name = file.slice(ROOT.length + 1);
  return existsSync(file)
    ? `${name}: ${statSync(file).mtime.toISOString()}`
    : `${name}: not there (run npm test, or npm run standard -- --run)`;
}
