import { expect, test } from "vitest";
import { wordsOf } from "./site-vocabulary.ts";

test("of more words than are kept those stay that stand there most often", () => {
  const pages = [{ title: "Call the vet" }, ["<p>The vet calls</p>", "the Zebra"]];
  expect(wordsOf(pages)).toEqual(["call", "calls", "the", "vet", "zebra"]);
  expect(wordsOf(pages, 2)).toEqual(["the", "vet"]);
});
