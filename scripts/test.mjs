// `npm test`: all checks, then the totals. `--no-browser` skips the journeys (`npm run check`).
// Two checks run at a time, one on each core: content, the build and the journeys, beside the checks of the sources, the unit tests and the standard.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { cacheFolder, commitHere, ENV, install, makeLocalSecrets, ROOT } from "./set-up.mjs";

const began = Date.now();
const withBrowser = !process.argv.includes("--no-browser");
const reports = cacheFolder("reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
writeFileSync(join(reports, "commit.json"), JSON.stringify({ commit: commitHere() }));

install();
makeLocalSecrets();

const total = { passed: 0, failed: 0 };

/** Whether there is a build to test. */
const built = build();
const checksAndJourneys = async () => {
  if (!(await built)) return;
  await checksOfTheBuild();
  if (withBrowser) await journeys();
};
const sourcesAndTests = async () => {
  await sourceChecks();
  await unitTests();
  if (await built) await standard();
};
await Promise.all([checksAndJourneys(), sourcesAndTests()]);
console.info(lastNight());
console.info(`${total.passed} passed, ${total.failed} failed (${secondsSince(began)} s)`);
process.exit(total.failed > 0 ? 1 : 0);

async function build() {
  // The build and the unit tests find what it compiles in .cache.
  await step("content", "node", ["scripts/content/check.ts"]);
  const bundled = await step("build", "remix", ["vite:build", "--logLevel", "error"]);
  return bundled && (await step("dry-run deploy", "wrangler", ["deploy", "--env=", "--dry-run", "--outdir", "build/worker", "--metafile"]));
}

async function sourceChecks() {
  await step("docs", "node", ["scripts/check-docs.ts"]);
  // The second time it reads only what has changed.
  await step("types", "tsc", ["--noEmit", "--incremental", "--tsBuildInfoFile", join(cacheFolder("types"), "tsbuildinfo")]);
  await step("lint", "biome", ["check", "."]);
  await step("layers", "depcruise", ["--config", "tests/dependency-cruiser.cjs", "app"]);
  await step("unused", "knip", ["--config", "tests/knip.json", "--no-progress", "--no-config-hints"]);
  await step("secrets", "secretlint", ["**/*"]);
}

async function unitTests() {
  // The other core has the build or the journeys.
  await step("unit", "vitest", vitestArguments("unit", "--maxWorkers=1"), { count: () => vitestCount("unit") });
}

async function checksOfTheBuild() {
  await step("size", "size-limit", ["--config", "tests/size-limit.json"]);
  await step("supply chain", "node", ["scripts/supply-chain.ts"]);
}

async function standard() {
  const quick = vitestArguments("standard-quick", "--project", "standard-quick");
  await step("standard", "vitest", quick, { count: () => vitestCount("standard-quick") });
}

async function journeys() {
  // Installs one if there is none; the configuration of the journeys finds it.
  findChromium();
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "journeys.json") };
  await step("journeys", "playwright", ["test", "--config", "tests/playwright.config.ts"], { count: playwrightCount, env, live: true });
}

/**
 * Runs one check. Without `count` it counts as one test.
 * @param {{ count?: () => { passed: number, failed: number }, env?: Record<string, string>, live?: boolean }} options
 *   `live` shows the output while it runs; otherwise it is shown after a failure, in one piece
 * @returns whether it passed
 */
async function step(name, command, args, { count, env = {}, live = false } = {}) {
  const start = Date.now();
  const { ok, output } = await execute(command, args, env, live);
  const counted = count?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  // A runner can fail without a failed test (a crash, a broken configuration).
  if (!ok && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  console.info(`${ok ? "ok  " : "FAIL"} ${name}: ${counted.passed} passed, ${counted.failed} failed (${secondsSince(start)} s)`);
  if (!ok) console.info(output);
  return ok;
}

function execute(command, args, env, live) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: ROOT, env: { ...ENV, ...env }, stdio: live ? "inherit" : ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (text) => (output += text));
    child.on("error", (error) => done({ ok: false, output: error.message }));
    child.on("close", (status) => done({ ok: status === 0, output }));
  });
}

function vitestArguments(name, ...more) {
  const report = `--outputFile.json=${join(reports, `${name}.json`)}`;
  return ["run", "--config", "tests/vitest.config.ts", ...more, "--reporter=dot", "--reporter=json", report];
}

function vitestCount(name) {
  const report = readJson(join(reports, `${name}.json`));
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function playwrightCount() {
  const stats = readJson(join(reports, "journeys.json"))?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

/** When the journeys that are left out here passed last (`npm run nightly`). */
function lastNight() {
  const stamp = readJson(join(ROOT, "tests/nightly.json"));
  return stamp
    ? `The nightly journeys passed last on ${stamp.date}, at ${stamp.commit}.`
    : "The nightly journeys have no stamp of having passed: npm run nightly runs them.";
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function secondsSince(time) {
  return ((Date.now() - time) / 1000).toFixed(1);
}
