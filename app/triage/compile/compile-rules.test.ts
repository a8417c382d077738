import { expect, test } from "vitest";
import { compileRuleBook } from "./compile-rules.ts";
import { digestOf } from "./digest.ts";
import { readRuleBook } from "./read-rule-files.ts";

const GOOD = `signs:
  fit: |
    seizure+, paddl+ .. legs
rules:
  - id: fit
    level: emergency
    when: ["fit"]
    says: A fit needs a vet now.
    source: barnes-sz
`;
const FIGURES = new Map([
  [
    "fast-limit",
    { value: [8, 12] as [number, number], unit: "hours", species: ["bird" as const], note: "A clock", source: "x", checked: "2026-11-21" },
  ],
  ["weight", { value: 4, unit: "kg", species: ["dog" as const], note: "No clock", source: "x", checked: "2026-11-21" }],
]);
const compile = (text: string, path = "content/red-flags/x.yaml") => compileRuleBook([{ path, text }], FIGURES);
const line = (text: string) => `${GOOD}thresholds:\n  fasting: { of: time, ${text} }\n`;

test("a good file becomes a book that survives JSON", () => {
  const book = compile(GOOD);
  expect(book.rules).toHaveLength(1);
  expect(JSON.parse(JSON.stringify(book))).toEqual(book);
});

test.each([
  ["an unknown word", GOOD.replace("level: emergency", "level: emergency\n    colour: red"), /x\.yaml:5: rules\.0.*colour/s],
  ["an unknown level", GOOD.replace("level: emergency", "level: grave"), /x\.yaml:6: rules\.0\.level/],
  ["a concept nobody defines", GOOD.replace('["fit"]', '["fit + fever"]'), /x\.yaml:5: rule "fit": no file defines "fever"/],
  ["a phrase that ends in a gap", GOOD.replace(".. legs", ".."), /x\.yaml:2: in "fit", phrase "paddl\+ \.\."/],
  ["a figure that the ledger lacks", line("from: fast-limt"), /x\.yaml:11: thresholds\.fasting: there is no figure "fast-limt"/],
  ["a range without an end", line("from: fast-limit"), /x\.yaml:11: .*say which with "end: low"/],
  ["a figure in another unit", line("from: weight"), /x\.yaml:11: .*figure "weight" is in kg/],
  ["a line at no figure", line("plus: 3"), /x\.yaml:11: .*give either "from" or "under"/],
  ["broken YAML", "signs: [", /x\.yaml:1: .*mend the YAML/],
])("%s stops with file, line and what to do", (_, text, message) => {
  expect(() => compile(text)).toThrow(message);
});

test("the rules of content/ reach the browser as they were compiled", () => {
  const book = readRuleBook(".");
  expect(JSON.parse(JSON.stringify(book))).toEqual(book);
});

test("a line is drawn at its figure, with the margin that the file gives", () => {
  expect(compile(line("from: fast-limit, end: low, times: 0.5")).thresholds).toEqual([{ name: "fasting", of: "time", least: 4 }]);
  expect(compile(line("under: fast-limit, end: high, plus: 1")).thresholds).toEqual([{ name: "fasting", of: "time", under: 13 }]);
});

test("only a signed review of exactly these rules turns the mark off", () => {
  const digest = digestOf(compile(GOOD));
  const review = (of: string) => ({
    path: "content/red-flags/review.yaml",
    text: `by: Dr A Vet\nregistration: MRCVS 1\non: "2026-12-01"\ndigest: "${of}"\n`,
  });
  const file = { path: "content/red-flags/x.yaml", text: GOOD };
  expect(compileRuleBook([file], FIGURES).reviewed).toBeUndefined();
  expect(compileRuleBook([file, review(digest)], FIGURES).reviewed).toEqual({ by: "Dr A Vet", on: "2026-12-01" });
  expect(compileRuleBook([file, review("0000000000000000")], FIGURES).reviewed).toBeUndefined();
});
