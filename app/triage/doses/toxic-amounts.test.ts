import fc from "fast-check";
import { expect, test } from "vitest";
import type { Facts } from "#app/reading/facts.ts";
import type { DoseFigure, RuleBook } from "../rules/rule-book.ts";
import { isSmallAmount, readDoses } from "./toxic-amounts.ts";

const MACADAMIA: DoseFigure = { concept: "macadamia", name: "macadamia nuts", species: ["dog"], gramsPerKg: 0.7, littleGramsPerKg: 0.35 };
const XYLITOL: DoseFigure = { concept: "xylitol", name: "xylitol", species: ["dog"], gramsPerKg: 0.075, pieceGrams: 0.4 };
const book = { doses: { macadamia: MACADAMIA, xylitol: XYLITOL } } as unknown as RuleBook;
const said = (concept: string): Facts => new Map([[concept, { live: [0], over: [], asked: [], other: [] }]]);
const grams = (value: number) => ({ what: "grams" as const, value });
const kg = (value: number) => ({ what: "kg" as const, value });

test("the arithmetic is shown when grams and weight are known", () => {
  const [dose] = readDoses({ facts: said("macadamia"), measures: [grams(14), kg(10)], species: new Set(["dog"]) }, book);
  expect(dose).toMatchObject({ substance: "macadamia", perKg: { value: 1.4, unit: "g/kg" }, missing: [] });
  expect(dose?.says).toMatch(/14 g .* 10 kg .* 1\.4 g per kg.*0\.7/);
});

test("what is missing is named, and the worst is assumed", () => {
  const [dose] = readDoses({ facts: said("macadamia"), measures: [kg(10)], species: new Set(["dog"]) }, book);
  expect(dose).toMatchObject({ missing: ["amount"] });
  expect(isSmallAmount([kg(10)], MACADAMIA)).toBe(false);
});

test("pieces count where a figure says what is in one, and nothing of it is ever small", () => {
  const measures = [{ what: "squares" as const, value: 2 }, kg(4)];
  const [dose] = readDoses({ facts: said("xylitol"), measures, species: new Set(["dog"]) }, book);
  expect(dose?.perKg).toMatchObject({ unit: "mg/kg" });
  expect(dose?.perKg?.value).toBeCloseTo(200);
  expect(isSmallAmount([grams(0.001), kg(60)], XYLITOL)).toBe(false);
});

test("an animal for which there is no figure has no sum", () => {
  expect(readDoses({ facts: said("macadamia"), measures: [grams(1), kg(5)], species: new Set(["cat"]) }, book)).toEqual([]);
});

test("more eaten or a lighter animal never makes an amount small", () => {
  const amount = fc.double({ min: 0.1, max: 500, noNaN: true });
  const weight = fc.double({ min: 0.5, max: 90, noNaN: true });
  const times = fc.double({ min: 1, max: 20, noNaN: true });
  fc.assert(
    fc.property(amount, weight, times, (g, k, by) => {
      if (isSmallAmount([grams(g * by), kg(k)], MACADAMIA)) expect(isSmallAmount([grams(g), kg(k)], MACADAMIA)).toBe(true);
      if (isSmallAmount([grams(g), kg(k / by)], MACADAMIA)) expect(isSmallAmount([grams(g), kg(k)], MACADAMIA)).toBe(true);
    }),
  );
});
