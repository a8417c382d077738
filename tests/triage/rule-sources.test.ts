import { expect, test } from "vitest";
import { content } from "#tests/content/our-content.ts";
import { book } from "./book.ts";

/** One practice's list of emergencies, on which a third of the rules once rested. */
const LIST_PAGES = ["vetsnow"];
/** Their sources still have to be opened. */
const NOT_OPENED_YET = ["rabbit-eyes-shut"];

/** The rules of the files, without those that entries of substances make. */
const rules = book.rules.filter(({ id }) => !id.startsWith("substance"));

test("no rule rests on a list page", () => {
  expect(rules.filter(({ source }) => LIST_PAGES.includes(source)).map(({ id }) => id)).toEqual([]);
});

test("somebody has opened the source of every emergency rule", () => {
  const unopened = rules.filter(({ level, source }) => level === "emergency" && !content.sources.get(source)?.checked);
  expect(unopened.map(({ id }) => id)).toEqual(NOT_OPENED_YET);
});
