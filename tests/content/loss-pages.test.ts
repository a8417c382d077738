import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ILLNESS =
  /^## (?:What to do now|What not to do|How urgent is it\?|Likely causes|What the vet will ask|What the vet may do|How to prevent it)$/gm;

test("a page about saying goodbye or grief has no heading of an illness", () => {
  for (const page of ["pet-loss-grief", "when-to-euthanize"]) {
    const text = readFileSync(`content/topics/${page}.md`, "utf8");
    expect(text.match(ILLNESS), page).toBeNull();
    expect(text, page).toContain("shape: loss");
  }
});
