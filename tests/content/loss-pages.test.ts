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

test("the page about grief is about the reader first, and about the pets who are left behind in their own section", () => {
  const [opening = "", ...sections] = readFileSync("content/topics/pet-loss-grief.md", "utf8").split(/^## /m);
  expect(opening).not.toMatch(/:::(?:urgent|emergency)/);
  expect(sections.find((text) => text.startsWith("Other pets"))).toMatch(/:::emergency.*:::urgent/s);
});
