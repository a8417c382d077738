import { expect, test } from "vitest";
import { countryAnswer, helplineAges, helplinesFor } from "./helpline.ts";
import type { Helpline } from "./page.ts";

const said = (country: string) => ({ name: `Line of ${country}`, number: "1", tel: "+1", fee: "Free", hours: "By day" });
const line = (country: string, checked = "2026-01-01") => ({ id: country.toLowerCase(), country, ...said(country), checked }) as Helpline;
const lines = [line("US"), line("GB"), line("GB")];

test("a visitor gets the first line of the country, with what a page says of it", () => {
  expect(countryAnswer("GB", lines)).toEqual({ country: "GB", line: { ...said("GB"), terms: "Free. By day" } });
});

test("the line that every page shows already is not sent again", () => {
  expect(countryAnswer("US", lines)).toEqual({ country: "US" });
});

test("the lines of the visitor's country come first, the others keep their order", () => {
  expect(helplinesFor("GB", lines).map(({ country }) => country)).toEqual(["GB", "GB", "US"]);
  expect(helplinesFor("FR", lines)).toEqual(lines);
  expect(helplinesFor(undefined, lines)).toEqual(lines);
});

test("a country without a line is named, and its visitors are told who to call instead", () => {
  expect(countryAnswer("FR", lines)).toEqual({ country: "FR", line: null, instead: expect.stringContaining("nearest vet") });
});

test("a country that nobody knows leaves the page as it is", () => {
  for (const unknown of [undefined, "", "XX", "T1", "gb", "<b>", "USA"]) expect(countryAnswer(unknown, lines)).toEqual({ country: null });
});

test("a number is due from 150 days on, and overdue after 180", () => {
  const at = (days: number) => {
    const { overdue, due } = helplineAges([line("US")], Date.parse("2026-01-01") + days * 86_400_000);
    return overdue.length > 0 ? "overdue" : due.length > 0 ? "due" : "fine";
  };
  expect([0, 149, 149.99, 150, 180, 180.99, 181, 400].map(at)).toEqual(["fine", "fine", "fine", "due", "due", "due", "overdue", "overdue"]);
});
