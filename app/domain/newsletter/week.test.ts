import { expect, test } from "vitest";
import { backoffAfter } from "./backoff.ts";
import { isWeekKey, mondayOf, mondayOfKey, weekKey, weekNumber } from "./week.ts";

test("[X36] a week's key is that of ISO 8601, at year ends and leap days too", () => {
  const known: [string, string][] = [
    ["2026-11-23T08:00:00Z", "2026-W48"],
    ["2026-11-22T23:59:59Z", "2026-W47"],
    ["2026-12-31T12:00:00Z", "2026-W53"],
    ["2027-01-03T23:59:59Z", "2026-W53"],
    ["2027-01-04T00:00:00Z", "2027-W01"],
    ["2024-12-30T00:00:00Z", "2025-W01"],
    ["2028-02-29T08:00:00Z", "2028-W09"],
    ["2021-01-01T00:00:00Z", "2020-W53"],
  ];
  for (const [at, key] of known) expect(weekKey(Date.parse(at)), at).toBe(key);
});

test("[R-61] [X36] ten minutes early or late, and through daylight saving, it is the same Monday's issue", () => {
  const monday = Date.parse("2026-10-26T08:00:00Z");
  for (const minutes of [-10, 0, 10]) expect(weekKey(monday + minutes * 60_000)).toBe("2026-W44");
});

test("keys, numbers and Mondays agree over twenty years, and keys sort by time", () => {
  let before = "";
  for (let at = Date.UTC(2020, 0, 6); at < Date.UTC(2040, 0, 1); at += 7 * 86_400_000) {
    const key = weekKey(at);
    expect(isWeekKey(key) && key > before && mondayOfKey(key) === at && mondayOf(at + 5e8) === at).toBe(true);
    expect(weekNumber(at + 7 * 86_400_000)).toBe(weekNumber(at) + 1);
    before = key;
  }
  for (const wrong of ["", "2026-W00", "2026-W54", "2026-48", "x2026-W10"]) expect(isWeekKey(wrong)).toBe(false);
});

test("a mail waits longer each time, and has six attempts", () => {
  const minutes = [1, 2, 3, 4, 5].map((attempts) => (backoffAfter(attempts, 0) ?? 0) / 60_000);
  expect(minutes).toEqual([1, 5, 20, 90, 360]);
  expect(backoffAfter(6, 0)).toBeUndefined();
  expect(backoffAfter(1, 1)).toBe(72_000);
});
