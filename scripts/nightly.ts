// `npm run nightly`: builds and runs the journeys that `npm test` leaves out, every page of the sweeps among them. When all pass it writes
// tests/nightly.json, which is committed, so that `npm test` can say in any clone when they passed last.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { commitHere, ENV, ROOT, run } from "./set-up.mjs";

run("remix", ["vite:build", "--logLevel", "error"]);
const began = Date.now();
const commit = commitHere();
const journeys = ["test", "--config", "tests/playwright.config.ts", "--grep", "@sweep|@nightly", ...process.argv.slice(2)];
const { status } = spawnSync("playwright", journeys, { cwd: ROOT, env: { ...ENV, SWEEP: "all" }, stdio: "inherit" });
if (status !== 0) {
  console.error("The nightly journeys failed; tests/nightly.json still names the last time that they passed.");
  process.exit(status || 1);
}
// A part of them, or files that no commit has, prove nothing of a commit.
if (process.argv.length > 2 || commit.endsWith("+"))
  console.info("They passed. No stamp is written for a part of them or for uncommitted changes.");
else {
  const stamp = { commit, date: new Date().toISOString().slice(0, 10), minutes: Math.round((Date.now() - began) / 60_000) };
  writeFileSync(join(ROOT, "tests/nightly.json"), `${JSON.stringify(stamp, null, 2)}\n`);
  console.info(`They passed at ${commit}: commit tests/nightly.json.`);
}
