import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SCRIPTS: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;
/** npm scripts that take arguments, with a word of what each says of itself. */
const TAKING: [script: string, says: string][] = [
  ["set-up", "poison line"],
  ["votes", "rated"],
  ["outbox", "due mail"],
  ["backup", "all rows"],
  ["content:report", "one line per page"],
  ["content:dates", "as of today"],
  ["stack", "log line"],
  ["triage:eval", "scorecard"],
];

const runs = (script: string, ...given: string[]) => {
  const [file = ""] = SCRIPTS[script]?.match(/scripts\/\S+/) ?? [];
  const { status, stdout, stderr } = spawnSync("node", [file, ...given], { encoding: "utf8", input: "" });
  return { status, stdout, stderr };
};

test("--help of an npm script says what it does and does nothing; an option that it does not have ends in no stack trace", {
  timeout: 60_000,
}, () => {
  for (const [script, says] of TAKING) {
    expect(runs(script, "--help"), script).toEqual({ status: 0, stdout: expect.stringContaining(says), stderr: "" });
    const { status, stdout, stderr } = runs(script, "--no-such-option");
    expect([status, stdout], script).toEqual([2, ""]);
    expect(stderr, script).toMatch(/^[^\n]*--no-such-option[\s\S]*$/);
    expect(stderr, script).toContain(says);
    expect(stderr, script).not.toMatch(/\n\s+at /);
  }
  for (const [script, wrong] of [
    ["content:dates", "soon"],
    ["newsletter:preview", "soon"],
  ] as const)
    expect(runs(script, wrong)).toEqual({ status: 2, stdout: "", stderr: expect.stringMatching(/^"soon" is no [^\n]*\n$/) });
});
