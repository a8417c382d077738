import { expect, test } from "vitest";
import { checkReminder, checkTime, mayCheckAgain, PROGRESS, progressSentence } from "./check-again.ts";

test("nobody is told to look again later in an emergency, or where nothing is ill", () => {
  expect(mayCheckAgain("emergency")).toBe(false);
  expect(mayCheckAgain("urgent")).toBe(true);
  expect(mayCheckAgain("routine")).toBe(true);
  expect(mayCheckAgain("info")).toBe(false);
  expect(mayCheckAgain(undefined)).toBe(false);
});

test("the answer is a sentence about the pet that the rules can read", () => {
  expect(PROGRESS.map((progress) => progressSentence(progress, { name: "Bella" }))).toEqual([
    "Bella seems better now than before.",
    "Bella is still the same as before.",
    "Bella is getting worse.",
  ]);
  expect(progressSentence("worse", { name: "" })).toBe("My pet is getting worse.");
});

test("the reminder rings two hours later, to the minute", () => {
  const at = checkTime(Date.UTC(2026, 10, 23, 22, 40, 30));
  expect(checkReminder({ name: "Bella" }, at)).toMatchObject({ title: "How is Bella now?", start: [2026, 11, 24, 0, 40] });
});
