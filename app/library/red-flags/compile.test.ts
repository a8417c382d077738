import { expect, test } from "vitest";
import { compileRuleBook } from "./compile.ts";
import { digestOf } from "./digest.ts";

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
const compile = (text: string, path = "content/red-flags/x.yaml") => compileRuleBook([{ path, text }]);

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
  ["broken YAML", "signs: [", /x\.yaml:1: .*mend the YAML/],
])("%s stops with file, line and what to do", (_, text, message) => {
  expect(() => compile(text)).toThrow(message);
});

test("only a signed review of exactly these rules turns the mark off", () => {
  const digest = digestOf(compile(GOOD));
  const review = (of: string) => ({
    path: "content/red-flags/review.yaml",
    text: `by: Dr A Vet\nregistration: MRCVS 1\non: "2026-12-01"\ndigest: "${of}"\n`,
  });
  const file = { path: "content/red-flags/x.yaml", text: GOOD };
  expect(compileRuleBook([file]).reviewed).toBeUndefined();
  expect(compileRuleBook([file, review(digest)]).reviewed).toEqual({ by: "Dr A Vet", on: "2026-12-01" });
  expect(compileRuleBook([file, review("0000000000000000")]).reviewed).toBeUndefined();
});
