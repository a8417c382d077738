import fc from "fast-check";
import { expect, test } from "vitest";
import { localOf, momentOf, momentWords, spanWords } from "./wall-time.ts";

const BERLIN = "Europe/Berlin";
const NEW_YORK = "America/New_York";
const iso = (local: string, zone: string) => {
  const at = momentOf(local, zone);
  return at === undefined ? undefined : new Date(at).toISOString();
};

test("a time on the wall is a moment in its zone", () => {
  expect(iso("2026-11-21T22:40", BERLIN)).toBe("2026-11-21T21:40:00.000Z");
  expect(iso("2026-07-01T12:00", NEW_YORK)).toBe("2026-07-01T16:00:00.000Z");
  expect(iso("2026-01-01T00:30", "Asia/Kolkata")).toBe("2025-12-31T19:00:00.000Z");
  expect(iso("2026-01-01T00:30", "Pacific/Kiritimati")).toBe("2025-12-31T10:30:00.000Z");
});

test("when clocks go back the earlier of the two hours counts, because more time has gone by", () => {
  expect(iso("2026-10-25T02:30", BERLIN)).toBe("2026-10-25T00:30:00.000Z");
  expect(iso("2026-11-01T01:15", NEW_YORK)).toBe("2026-11-01T05:15:00.000Z");
});

test("an hour that clocks leave out counts as the earlier of the two that it could be", () => {
  expect(iso("2026-03-29T02:30", BERLIN)).toBe("2026-03-29T00:30:00.000Z");
  expect(iso("2026-03-08T02:30", NEW_YORK)).toBe("2026-03-08T06:30:00.000Z");
});

test("what is no time is none", () => {
  for (const text of ["", "today", "2026-11-21", "2026-13-41T99:99"]) expect(momentOf(text, BERLIN), text).toBeUndefined();
});

test("reading a shown time gives the moment back, but for the hour that comes twice", () => {
  const minute = fc.integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2030, 0, 1) / 60_000 });
  fc.assert(
    fc.property(minute, fc.constantFrom(BERLIN, NEW_YORK, "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"), (minutes, zone) => {
      const at = minutes * 60_000;
      const read = momentOf(localOf(at, zone), zone) ?? Number.NaN;
      expect(localOf(read, zone)).toBe(localOf(at, zone));
      expect(at - read).toBeGreaterThanOrEqual(0);
      expect(at - read).toBeLessThanOrEqual(3_600_000);
    }),
  );
});

test("a moment is said as an owner says it, over midnight, the change of the clocks and the year's end", () => {
  const words = (at: string, now: string, zone = BERLIN) => momentWords(Date.parse(at), Date.parse(now), zone).replaceAll("\u202f", " ");
  expect(words("2026-11-21T21:40Z", "2026-11-21T12:00Z")).toBe("today at 10:40 PM");
  expect(words("2026-11-21T23:10Z", "2026-11-21T21:00Z")).toBe("tomorrow at 12:10 AM");
  expect(words("2026-11-20T12:00Z", "2026-11-21T12:00Z")).toBe("yesterday at 1:00 PM");
  // 23 hours later on the short day is tomorrow, at one hour more on the wall.
  expect(words("2026-03-29T11:00Z", "2026-03-28T12:00Z")).toBe("tomorrow at 1:00 PM");
  expect(words("2026-12-31T23:30Z", "2026-12-31T20:00Z")).toBe("tomorrow at 12:30 AM");
  expect(words("2027-01-02T07:00Z", "2026-12-31T20:00Z")).toBe("Saturday, January 2, 2027, at 8:00 AM");
  expect(words("2026-11-24T07:00Z", "2026-11-21T20:00Z")).toBe("Tuesday, November 24, at 8:00 AM");
});

test("a stretch of time is rounded down, so that nobody has more time than it says", () => {
  const minute = 60_000;
  expect([0, 59.9, 60, 119, 47.9 * 60, 48 * 60, 76.5 * 60].map((minutes) => spanWords(minutes * minute))).toEqual([
    "0 minutes",
    "59 minutes",
    "1 hour",
    "1 hour",
    "47 hours",
    "2 days",
    "3 days and 4 hours",
  ]);
});
