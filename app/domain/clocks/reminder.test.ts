import { expect, test } from "vitest";
import type { TimeLimits } from "./clock.ts";
import { reminders } from "./reminder.ts";

const limit = (hours: number) => ({ hours, words: `${hours} hours` });
const line: TimeLimits = {
  id: "rabbit-eat",
  species: ["rabbit"],
  what: "eat",
  since: "last",
  awake: false,
  urgent: limit(6),
  emergency: limit(12),
  now: "",
  sources: [],
};
const at = (iso: string) => Date.parse(iso);
const made = (start: string, now: string) => reminders(line, { species: "rabbit", start: at(start), now: at(now), zone: "UTC" });

test("each limit that is still to come rings, in UTC, over midnight and the year's end", () => {
  const found = made("2026-12-31T20:15:40Z", "2026-12-31T21:00:00Z");
  expect(found.map(({ start }) => start)).toEqual([
    [2027, 1, 1, 2, 15],
    [2027, 1, 1, 8, 15],
  ]);
  expect(found.map(({ title }) => title)).toEqual([
    "Call a vet if your rabbit still has not eaten",
    "Emergency: call a vet now if your rabbit still has not eaten",
  ]);
});

test("a limit that is reached does not ring", () => {
  expect(made("2026-11-21T00:00:00Z", "2026-11-21T06:00:00Z")).toHaveLength(1);
  expect(made("2026-11-21T00:00:00Z", "2026-11-21T12:00:00Z")).toEqual([]);
});

test("the same clock makes the same entry again", () => {
  const uids = (now: string) => made("2026-03-29T00:10:00Z", now).map(({ uid }) => uid);
  expect(uids("2026-03-29T00:20:00Z")).toEqual(uids("2026-03-29T00:50:00Z"));
  expect(new Set(uids("2026-03-29T00:20:00Z")).size).toBe(2);
});
