import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EXEMPTIONS } from "./exemptions.ts";

const DECISIONS = join(import.meta.dirname, "../../docs/decisions");

test("every row that is not held as written has a decision, and it is one that applies", () => {
  const records = readdirSync(DECISIONS);
  for (const { row, decision } of EXEMPTIONS) {
    const name = records.find((file) => file.startsWith(`${decision}-`));
    if (!name) throw new Error(`${row}: there is no decision ${decision}`);
    expect(readFileSync(join(DECISIONS, name), "utf8"), row).toMatch(/^Status: (accepted|partly superseded)/m);
  }
});
