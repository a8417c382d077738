import { expect, test } from "vitest";
import { careReminder } from "./care-calendar.ts";

test("a care task is an entry on the morning of its day, and comes again as chosen", () => {
  const reminder = careReminder({ pet: "Bella", task: "worms", day: "2026-12-01", every: "FREQ=MONTHLY;INTERVAL=3" });
  expect(reminder).toMatchObject({
    title: "Bella: worming",
    recurrenceRule: "FREQ=MONTHLY;INTERVAL=3",
    uid: "worms-bella-2026-12-01@pet-care",
  });
  const [year, month, day, hour, minute] = reminder?.start ?? [0, 0, 0, 0, 0];
  expect(new Date(Date.UTC(year, month - 1, day, hour, minute)).getHours()).toBe(9);
});

test("no day, no task of ours and no rule of ours make no entry and no rule", () => {
  expect(careReminder({ pet: "Bella", task: "worms", day: "", every: "" })).toBeUndefined();
  expect(careReminder({ pet: "Bella", task: "dance", day: "2026-12-01", every: "" })).toBeUndefined();
  expect(careReminder({ pet: "Bella", task: "worms", day: "2026-12-01", every: "FREQ=SECONDLY" })).not.toHaveProperty("recurrenceRule");
});
