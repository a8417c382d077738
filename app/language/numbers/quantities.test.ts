import { expect, test } from "vitest";
import { tokenise } from "../tokenise.ts";
import { readQuantities } from "./quantities.ts";
import type { Quantity } from "./quantity.ts";

const found = (text: string, what: Quantity["what"]) =>
  readQuantities(tokenise(text))
    .filter((m) => m.what === what)
    .map((m) => Math.round(m.value * 100) / 100);

test.each([
  ["not eaten for two days", 48],
  ["nothing for 18 hrs", 18],
  ["since last night", 13],
  ["since Tuesday night and it's Thursday", 48],
])("reads how long: %s", (text, hours) => {
  expect(found(text, "duration")).toContain(hours);
});

test("tells an age from a duration, and pounds from kilos", () => {
  expect(found("he is 9 weeks old", "age")).toEqual([1512]);
  expect(found("3 hours ago", "ago")).toEqual([3]);
  expect(found("a 22 lb dog", "kg")).toEqual([9.98]);
  expect(found("about 100g of it", "grams")).toEqual([100]);
});

test("a rate is no duration, and half a minute no rate", () => {
  expect(found("she breathes 64 a minute asleep", "breaths")).toEqual([64]);
  expect(found("62 a min, asleep", "breaths")).toEqual([62]);
  expect(found("64 a minute", "duration")).not.toContain(1.07);
  expect(found("it lasted half a minute", "breaths")).toEqual([]);
});

test("breaths are read from a rate and from times a minute, a pulse is not", () => {
  expect(found("my cat breathes 60 times a minute in her sleep", "breaths")).toEqual([60]);
  expect(found("my dog's breathing rate asleep is 44", "breaths")).toEqual([44]);
  expect(found("her heart beats 180 times a minute", "breaths")).toEqual([]);
  expect(found("his breathing rate is fine, he is 12 years old", "breaths")).toEqual([]);
});

test.each(["twice a day", "1 unit a day", "2 meals a day", "feeds every 4 hours"])("how often is no duration: %s", (text) => {
  expect(found(text, "duration")).toEqual([]);
});

test("a value and a time beside it are two numbers, a range is one", () => {
  expect(found("his sugar was 3.8 2 days ago", "ago")).toEqual([48]);
  expect(found("vomiting for 2 3 days", "duration")).toContain(72);
  expect(found("weighed 38.5 last month", "celsius")).toEqual([]);
  expect(found("about half a day", "duration")).toEqual([12]);
});

test("a body temperature is read in both units, the room's is not", () => {
  expect(found("her temp is 104.9", "celsius")).toEqual([40.5]);
  expect(found("thermometer says 40.1", "celsius")).toEqual([40.1]);
  expect(found("the room is 31 degrees", "celsius")).toEqual([]);
  expect(found("my cat is 105 F and dull", "celsius")).toEqual([40.56]);
  expect(found("he has 105F", "celsius")).toEqual([40.56]);
  expect(found("it is 105 F here and my cat pants", "celsius")).toEqual([]);
});

test.each([
  ["ate half of a 200 g bar", 100],
  ["a quarter of a 200g bar", 50],
  ["2 of the 6 squares of a 120 g bar", 40],
  ["the big kind, 200g. maybe half of it", 100],
  ["a quarter of the 200 g bar is left", 150],
  ["two thirds of a 90g bar", 60],
  ["200 g of chocolate, half milk half dark", 200],
])("a part belongs to the amount it is a part of: %s", (text, grams) => {
  expect(found(text, "grams")).toEqual([grams]);
});

test("of pieces those that were taken count", () => {
  expect(found("2 of the 6 squares", "squares")).toEqual([2]);
});
