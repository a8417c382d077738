import fc from "fast-check";
import { expect, test } from "vitest";
import { addHoursAwake, hoursOfNight } from "./night.ts";

const HOUR = 3_600_000;
const ZONE = "America/New_York";
const at = (time: string) => Date.parse(`${time}-05:00`);

test("ten hours of a whole night are night, and of a part of it only that part", () => {
  expect(hoursOfNight(at("2026-11-21T19:00:00"), at("2026-11-22T08:00:00"), ZONE)).toBe(10);
  expect(hoursOfNight(at("2026-11-21T23:00:00"), at("2026-11-22T06:30:00"), ZONE)).toBe(7.5);
  expect(hoursOfNight(at("2026-11-22T00:30:00"), at("2026-11-22T08:00:00"), ZONE)).toBe(6.5);
  expect(hoursOfNight(at("2026-11-21T08:00:00"), at("2026-11-21T20:00:00"), ZONE)).toBe(0);
  expect(hoursOfNight(at("2026-11-21T19:00:00"), at("2026-11-23T19:00:00"), ZONE)).toBe(20);
});

test("the night in which clocks go back or forward is an hour longer or shorter", () => {
  expect(hoursOfNight(Date.parse("2026-10-31T20:00:00-04:00"), at("2026-11-01T09:00:00"), ZONE)).toBe(11);
  expect(hoursOfNight(at("2026-03-07T20:00:00"), Date.parse("2026-03-08T09:00:00-04:00"), ZONE)).toBe(9);
});

test("hours awake added to a moment leave just those hours outside the night", () => {
  const start = fc.integer({ min: at("2026-01-01T00:00:00"), max: at("2026-12-31T00:00:00") });
  fc.assert(
    fc.property(start, fc.integer({ min: 0, max: 200 }), (from, hours) => {
      const to = addHoursAwake(from, hours, ZONE);
      expect((to - from) / HOUR - hoursOfNight(from, to, ZONE)).toBeCloseTo(hours, 6);
    }),
  );
});
