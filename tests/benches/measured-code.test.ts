import { expect, test } from "vitest";
import { ageProblem, measuredLine } from "./measured-code.ts";

const report = (day: string, code: string) => `# Performance\n\nMeasured on ${day}, of code ${code}.\n\n2 cores.\n`;
const [OLD, NEW] = ["aaaaaaaaaaaa", "bbbbbbbbbbbb"];

test("figures of the code that is here may be of any age", () => {
  expect(ageProblem(report("2026-01-02", NEW), { digest: NEW, changed: "2026-11-20" })).toBeUndefined();
});

test("figures of older code hold for a week, so that no commit has to measure, and no longer", () => {
  expect(ageProblem(report("2026-11-13", OLD), { digest: NEW, changed: "2026-11-20" })).toBeUndefined();
  expect(ageProblem(report("2026-11-12", OLD), { digest: NEW, changed: "2026-11-20" })).toContain("measured on 2026-11-12");
});

test("without history only the digest could say something, and it says nothing of time", () => {
  expect(ageProblem(report("2026-01-02", OLD), { digest: NEW })).toBeUndefined();
});

test("a report must say of which code it is, in the line that the bench writes", () => {
  expect(ageProblem("Measured on 2026-11-22: 2 cores.", { digest: NEW, changed: "2026-11-20" })).toContain("does not say");
  expect(ageProblem(measuredLine(new Date("2026-11-20")))).toBeUndefined();
});
