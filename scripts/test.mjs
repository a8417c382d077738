// `npm test`: all checks, cheapest first, then the totals. `--no-browser` skips the journeys (`npm run check`).
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { cacheFolder, commitHere, ENV, install, makeLocalSecrets, ROOT } from "./set-up.mjs";

const withBrowser = !process.argv.includes("--no-browser");
const reports = cacheFolder("reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
writeFileSync(join(reports, "commit.json"), JSON.stringify({ commit: commitHere() }));

install();
makeLocalSecrets();

const count = { passed: 0, failed: 0 };

step("content", "node", ["scripts/content-check.ts"]);
step("docs", "node", ["scripts/check-docs.ts"]);
step("types", "tsc", ["--noEmit"]);
step("lint", "biome", ["check", "."]);
step("layers", "depcruise", ["--config", "tests/dependency-cruiser.cjs", "app"]);
step("unused", "knip", [
  "--config",
  "tests/knip.json",
  "--no-progress",
  "--no-config-hints",
  "--include",
  "files,dependencies,unlisted,unresolved",
]);
const unit = join(reports, "unit.json");
step(
  "unit",
  "vitest",
  ["run", "--config", "tests/vitest.config.ts", "--reporter=dot", "--reporter=json", `--outputFile.json=${unit}`],
  () => vitestCount(unit),
);
step("build", "remix", ["vite:build", "--logLevel", "error"]);
step("dry-run deploy", "wrangler", ["deploy", "--dry-run", "--outdir", "build/worker", "--metafile"]);
step("secrets", "secretlint", ["**/*"]);
step("supply chain", "node", ["scripts/supply-chain.ts"]);
const standard = join(reports, "standard-quick.json");
const quick = ["--config", "tests/vitest.config.ts", "--project", "standard-quick"];
step("standard", "vitest", ["run", ...quick, "--reporter=dot", "--reporter=json", `--outputFile.json=${standard}`], () =>
  vitestCount(standard),
);
step("size", "size-limit", ["--config", "tests/size-limit.json"]);
if (withBrowser) {
  process.env.CHROMIUM_PATH = findChromium();
  const journeys = join(reports, "journeys.json");
  step("journeys", "playwright", ["test", "--config", "tests/playwright.config.ts"], () => playwrightCount(journeys), {
    CHROMIUM_PATH: process.env.CHROMIUM_PATH,
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeys,
  });
}
console.info(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed > 0 ? 1 : 0);

/** Runs one check. Without a counter it counts as one test. */
function step(name, command, args, counter, env = {}) {
  const began = Date.now();
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: ROOT,
    env: { ...ENV, ...env },
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  const ok = status === 0;
  const counted = counter?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  // A runner can fail without a failed test (a crash, a broken configuration).
  if (!ok && counted.failed === 0) counted.failed = 1;
  count.passed += counted.passed;
  count.failed += counted.failed;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.info(`${ok ? "ok  " : "FAIL"} ${name}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`);
  if (!ok) console.info(`${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}`);
}

function vitestCount(file) {
  const report = readJson(file);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function playwrightCount(file) {
  const stats = readJson(file)?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
