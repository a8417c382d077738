import { expect, test } from "vitest";
import { offerNow } from "./newsletter-modal-timing.ts";

const quiet = { shownBefore: false, waits: false, chatOpen: false };

test("the newsletter is offered once, to a visitor who is doing nothing graver", () => {
  expect(offerNow(quiet)).toBe("now");
  expect(offerNow({ ...quiet, shownBefore: true })).toBe("never");
  expect(offerNow({ shownBefore: true, waits: true, chatOpen: true })).toBe("never");
});

test("over an open chat and after a red card it waits for the next visit", () => {
  expect(offerNow({ ...quiet, chatOpen: true })).toBe("later");
  expect(offerNow({ ...quiet, waits: true })).toBe("later");
});
