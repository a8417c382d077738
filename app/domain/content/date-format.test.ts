import { expect, test } from "vitest";
import { dateWords } from "./date-format.ts";

test("a date is written out; what is no date stays as it is", () => {
  expect(dateWords("2026-11-01")).toBe("November 1, 2026");
  expect(dateWords("soon")).toBe("soon");
});
