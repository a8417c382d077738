import { expect, test } from "vitest";
import { book } from "./book.ts";

const MOST_TENTATIVE = 20;

test("few rules are tentative, none of them urgent, and each gives its figures", () => {
  const tentative = book.rules.filter((rule) => rule.tentative);
  expect(tentative.length).toBeLessThanOrEqual(MOST_TENTATIVE);
  for (const { level, tentative: reason } of tentative) {
    expect(["emergency", "routine"]).toContain(level);
    expect(reason).toMatch(/\d+, \d+, \d+ unread/);
  }
});

test.each([
  "breathing",
  "fit",
  "urine-blocked",
  "gut-stasis",
  "poisonous-plant",
  "avocado",
  "lily",
  "rodent-bait",
  "fainted",
  "unconscious",
])("%s is never tentative", (id) => {
  expect(book.rules.find((rule) => rule.id === id)?.tentative).toBeUndefined();
});
