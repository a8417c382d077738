import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const HOOK = join(import.meta.dirname, "../.githooks/commit-msg");

test("the commit hook takes a subject of 72 characters, and names the length of a longer one", () => {
  const folder = mkdtempSync(join(tmpdir(), "subject-"));
  const file = join(folder, "message");
  const check = (message: string) => {
    writeFileSync(file, message);
    return spawnSync(HOOK, [file], { encoding: "utf8", env: { ...process.env, LC_ALL: "C.UTF-8" } });
  };
  try {
    expect(check(`${"x".repeat(72)}\n\n${"A body may have longer lines. ".repeat(9)}\n`).status).toBe(0);
    expect(check(`# a comment of git\n${"é".repeat(72)}\n`).status).toBe(0);
    const long = check(`${"x".repeat(73)}\n`);
    expect([long.status, long.stderr]).toEqual([1, expect.stringContaining("73 characters")]);
    expect(check(`Revert "${"x".repeat(72)}"\n`).status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
