import { expect, test } from "vitest";
import { modalTiming } from "./newsletter-modal-timing.ts";

const quiet = { shownBefore: false, waits: false, chatOpen: false, isWriting: false, emergencyInView: false };

test("the newsletter is offered once, to a visitor who is not busy with anything else", () => {
  expect(modalTiming(quiet)).toBe("now");
  expect(modalTiming({ ...quiet, shownBefore: true })).toBe("never");
  expect(modalTiming({ ...quiet, shownBefore: true, waits: true, chatOpen: true })).toBe("never");
});

test("over an open chat or an unfinished question, over an emergency and after a red card it waits for the next visit", () => {
  expect(modalTiming({ ...quiet, chatOpen: true })).toBe("later");
  expect(modalTiming({ ...quiet, isWriting: true })).toBe("later");
  expect(modalTiming({ ...quiet, waits: true })).toBe("later");
  expect(modalTiming({ ...quiet, emergencyInView: true })).toBe("later");
});
