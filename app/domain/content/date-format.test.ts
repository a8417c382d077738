import { expect, test } from "vitest";
import { formatDate } from "./date-format.ts";

test("a date is written out; what is no date stays as it is", () => {
  expect(formatDate("2026-11-01")).toBe("November 1, 2026");
  expect(formatDate("soon")).toBe("soon");
});
