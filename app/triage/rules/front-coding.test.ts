import fc from "fast-check";
import { expect, test } from "vitest";
import { tightRow, wideRows } from "./front-coding.ts";

test("words that start alike are written once and a capital letter", () => {
  expect(tightRow("gag+|hinchada|hinchado|huge|hugely")).toBe("gag+|hinchadaBo|hugeAly");
});

test("any row of words comes back as it was", () => {
  const word = fc.stringMatching(/^[a-z]{1,30}\+?$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const row = words.sort().join("|");
      expect(wideRows(tightRow(row))).toBe(row);
    }),
  );
});

test("digits, joined words and other concepts in a row stay as they are", () => {
  for (const row of ["2015|2016", "at_all|at_ease", "<belly>|<belly_soft>"]) expect(wideRows(tightRow(row))).toBe(row);
});
