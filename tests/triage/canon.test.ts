import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isRedOrAsked, rulesAlone } from "./book.ts";

const CANON = readFileSync(join(import.meta.dirname, "canon.txt"), "utf8")
  .split("\n")
  .filter(Boolean);

test("every plain statement of a never-miss sign is an emergency by the rules alone, or asked about where a vet has had to do with it", () => {
  const verdicts = CANON.map((line) => {
    const [petType = "", message = ""] = line.split("|");
    return { line, verdict: rulesAlone(message, { petType }) };
  });
  expect(verdicts.filter(({ verdict }) => !isRedOrAsked(verdict)).map(({ line }) => line)).toEqual([]);
  const asked = verdicts.filter(({ verdict }) => verdict.level !== "emergency").map(({ line }) => line);
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(CANON.length * 0.01);
});
