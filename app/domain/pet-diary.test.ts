import { expect, test } from "vitest";
import { curveOf, type DiaryEntry, entriesOf, readDiary, withEntry } from "./pet-diary.ts";

const breaths = (at: number, value: number, pet = "Bella"): DiaryEntry => ({ pet, kind: "breaths", at, value });

test("the diary of a pet has its own entries of a kind, the newest first", () => {
  const diary = [
    breaths(1, 20),
    breaths(3, 24),
    breaths(2, 22, "Tom"),
    { pet: "Bella", kind: "weight" as const, at: 4, value: 12, note: "kg" },
  ];
  expect(entriesOf(diary, "Bella", "breaths").map(({ value }) => value)).toEqual([24, 20]);
});

test("what is of another shape, such as a file of an older version, is left out", () => {
  expect(readDiary("no")).toEqual([]);
  expect(readDiary([null, { pet: "Bella" }, { ...breaths(1, 20), kind: "mood" }, breaths(1, 20)])).toEqual([breaths(1, 20)]);
});

test("the diary stays in order of time, whatever is added last", () => {
  expect(withEntry([breaths(5, 20)], breaths(2, 22)).map(({ at }) => at)).toEqual([2, 5]);
});

test("a curve runs from the oldest to the newest entry, with the limit inside the drawing", () => {
  expect(curveOf([breaths(1, 20)], { width: 100, height: 50 })).toBeUndefined();
  const curve = curveOf([breaths(20, 30), breaths(10, 20)], { width: 100, height: 50, most: 40 });
  expect(curve).toEqual({
    points: [
      { x: 0, y: 50 },
      { x: 100, y: 25 },
    ],
    low: 20,
    high: 40,
  });
  expect(curveOf([breaths(1, 20), breaths(2, 20)], { width: 100, height: 50 })?.points[0]?.y).toBe(25);
});
