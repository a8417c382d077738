import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readRuleBook } from "#app/library/compile/triage/read-rule-book.ts";
import { createScreen } from "#app/triage/screen.ts";

const ROOT = join(import.meta.dirname, "../..");
const PARTS = ["app", "content", "scripts", "package.json", "tests/triage/corpus", "tests/triage/unseen"];

/** The rule as the recipe gives it, and the file that it names. */
function recipe(): { file: string; rule: string } {
  const text = readFileSync(join(ROOT, "content/triage/README.md"), "utf8").split("## Change a rule")[1] ?? "";
  const file = /here `(rules\/[\w-]+\.yaml)`/.exec(text)?.[1] ?? "";
  return { file, rule: /```yaml\n(.*?)```/s.exec(text)?.[1] ?? "" };
}

let copy = "";
const run = (script: string, ...words: string[]) => spawnSync(process.execPath, [script, ...words], { cwd: copy, encoding: "utf8" });

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "change-a-rule-"));
  mkdirSync(join(copy, "tests/triage"), { recursive: true });
  for (const part of PARTS) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("the recipe of content/triage/README.md makes a broken tooth urgent, with one rule and one command", { timeout: 240_000 }, () => {
  const { file, rule } = recipe();
  appendFileSync(join(copy, "content/triage", file), `\n${rule}`);

  const before = run("scripts/content/check.ts", "triage");
  expect(before.stderr).toMatch(/^content\/triage\/weights\.json:1: .*npm run triage:update$/m);
  expect(before.status).toBe(1);

  const update = run("scripts/triage/update.ts", "--quick");
  expect(update.stderr).toBe("");
  expect(update.stdout).toMatch(/Emergencies recognized: \d/);

  const after = run("scripts/content/check.ts", "triage");
  expect(after.stderr).toBe("");
  expect(after.status).toBe(0);
  const verdict = createScreen(readRuleBook(copy))("My dog broke a tooth on the stairs. He still eats.", { petType: "dog" });
  expect(verdict.level).toBe("urgent");
  expect(verdict.reasons.map(({ rule: id }) => id)).toContain("broken-tooth");
});

test("an example that fails names its file and line", () => {
  const { file } = recipe();
  appendFileSync(
    join(copy, "content/triage", file),
    `
- id: split-nail
  level: urgent
  when:
    - (split nail)
  says: A split nail is here for a test.
  source: vetsnow
  examples:
    catches:
      - dog: his nail is split in two
      - dog: she has a split nail
    leaves:
      - dog: he has one split nail
`,
  );
  const lines = readFileSync(join(copy, "content/triage", file), "utf8").split("\n");
  const at = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
  const { stderr } = run("scripts/content/check.ts", file);
  expect(stderr).toContain(`content/triage/${file}:${at("split in two")}: split-nail: does not catch "his nail is split in two"`);
  expect(stderr).toContain(`content/triage/${file}:${at("one split nail")}: split-nail: catches "he has one split nail"`);
});
