import { expect, test } from "vitest";
import { activeSessions } from "./social-proof.ts";

test("three to ten, both reached and none beyond", () => {
  const bounds = { low: 3, high: 10 };
  expect(activeSessions(bounds, () => 0)).toBe(3);
  expect(activeSessions(bounds, () => 0.999999)).toBe(10);
  const seen = new Set(Array.from({ length: 8 }, (_, step) => activeSessions(bounds, () => step / 8)));
  expect([...seen]).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
});
