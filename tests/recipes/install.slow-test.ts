import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

test("[R-74] `npm ci` installs from the lock file, and refuses another manifest", { timeout: 120_000 }, () => {
  const copy = mkdtempSync(join(tmpdir(), "install-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const file of ["package.json", "package-lock.json"]) cpSync(join(ROOT, file), join(copy, file));
  const install = () =>
    spawnSync("npm", ["ci", "--dry-run", "--ignore-scripts", "--offline", "--no-audit", "--no-fund"], { cwd: copy, encoding: "utf8" });
  const agreed = install();
  expect(agreed.status, agreed.stderr).toBe(0);
  const manifest = JSON.parse(readFileSync(join(copy, "package.json"), "utf8"));
  writeFileSync(join(copy, "package.json"), JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, zod: "^3.0.0" } }));
  expect(install().status).not.toBe(0);
});
