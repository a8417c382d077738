import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publishedScore } from "#app/triage/train/published-score.ts";
import { book } from "./book.ts";

const ROOT = join(import.meta.dirname, "../..");

test("/how-we-test shows exactly what a fresh run gives; if not, run npm run triage:update", () => {
  expect(JSON.parse(readFileSync(join(ROOT, "content/how-we-test.json"), "utf8"))).toEqual(publishedScore(ROOT, book));
});
