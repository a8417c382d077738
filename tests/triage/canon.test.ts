import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rulesAlone } from "./book.ts";

const CANON = readFileSync(join(import.meta.dirname, "canon.txt"), "utf8")
  .split("\n")
  .filter(Boolean);

test("every plain statement of a never-miss sign is an emergency by the rules alone", () => {
  const missed = CANON.filter((line) => {
    const [petType = "", message = ""] = line.split("|");
    return rulesAlone(message, { petType }).level !== "emergency";
  });
  expect(missed).toEqual([]);
});
