import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ENV, ROOT } from "../../scripts/set-up.mjs";

/** A text that one module of the Worker holds, and its file. */
const TEXT = '"signing_key_missing"';
const FILE = "app/platform/monitoring/health.server.ts";

test("npm run stack leads a position in the deployed bundle to the file and the line in app/", () => {
  const bundle = readFileSync(join(ROOT, "build/worker/entry.worker.js"), "utf8").split("\n");
  const row = bundle.findIndex((line) => line.includes(TEXT));
  const column = bundle[row]?.indexOf(TEXT) ?? -1;
  const line =
    readFileSync(join(ROOT, FILE), "utf8")
      .split("\n")
      .findIndex((text) => text.includes(TEXT)) + 1;
  const logged = JSON.stringify({ code: "internal", stack: [`entry.worker.js:${row + 1}:${column + 1}`] });
  const { stdout } = spawnSync("node", ["scripts/operations/stack.ts", logged], { cwd: ROOT, env: ENV, encoding: "utf8" });
  expect(stdout).toContain(`${FILE}:${line}:`);
});
