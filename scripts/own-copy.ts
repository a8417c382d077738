// `npm run test:own-copy`: `npm test` in a copy that was changed as an operator changes it. Takes as long as `npm test`.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { makeOwnCopy } from "../tests/recipes/own-copy.ts";
import { ROOT } from "./set-up.mjs";

const NOT_COPIED = ["node_modules", "build", ".git", ".cache", ".wrangler", ".dev.vars", "test-results"];

const copy = mkdtempSync(join(tmpdir(), "own-copy-"));
try {
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !NOT_COPIED.includes(relative(ROOT, path)) });
  makeOwnCopy(copy);
  process.exitCode = spawnSync("npm", ["test"], { cwd: copy, stdio: "inherit" }).status ?? 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
