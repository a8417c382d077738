import { expect, test } from "vitest";
import { adviceFor, firstLines } from "./crisis-advice.ts";

const line = (name: string, countries?: string[]) => ({ name, number: "1", tel: "1", note: "Free", ...(countries && { countries }) });
const advice = {
  id: "self-harm",
  heading: "Please talk to somebody",
  says: [],
  lines: [line("American", ["US", "CA"]), line("British", ["GB", "IE"]), line("For everybody")],
};
const names = (country: string | undefined) => adviceFor(country, advice).lines.map(({ name }) => name);

test("the numbers of the visitor's country come first, then those for everybody; none is lost", () => {
  expect(names("IE")).toEqual(["British", "For everybody", "American"]);
  expect(names("CA")).toEqual(["American", "For everybody", "British"]);
});

test("without a number of the country, or without a country, the order stays", () => {
  for (const country of [undefined, "FR", "XX"]) expect(names(country)).toEqual(["American", "British", "For everybody"]);
});

test("a page names the first line of each country that it is asked for", () => {
  const lines = [...advice.lines, line("A second British", ["GB"])];
  expect(firstLines(["GB", "US", "FR"], lines).map(({ name }) => name)).toEqual(["British", "American"]);
});
