import { expect, test } from "vitest";
import { firstStage, halves, stagesFor } from "#app/domain/content/landing-tabs.ts";

const STAGES = [
  { id: "puppy", species: "dog", stage: "puppy", title: "Puppy" },
  { id: "adult-dog", species: "dog", stage: "adult", title: "Adult dog" },
  { id: "senior-dog", species: "dog", stage: "senior", title: "Senior dog" },
  { id: "kitten", species: "cat", stage: "kitten", title: "Kitten" },
  { id: "adult-cat", species: "cat", stage: "adult", title: "Adult cat" },
  { id: "senior-cat", species: "cat", stage: "senior", title: "Senior cat" },
] as const;

test("both species have six stages, one species its three", () => {
  expect(stagesFor(STAGES, "both")).toHaveLength(6);
  expect(stagesFor(STAGES, "dog").map(({ id }) => id)).toEqual(["puppy", "adult-dog", "senior-dog"]);
  expect(stagesFor(STAGES, "cat").map(({ id }) => id)).toEqual(["kitten", "adult-cat", "senior-cat"]);
});

test("the stage is adult, or the one that was asked for", () => {
  expect(firstStage(STAGES)).toBe("adult-dog");
  expect(firstStage(stagesFor(STAGES, "cat"))).toBe("adult-cat");
  expect(firstStage(STAGES, "senior")).toBe("senior-dog");
  expect(firstStage(STAGES, "kitten")).toBe("kitten");
});

test("red flags are split into two halves", () => {
  expect(halves(["a", "b", "c", "d"])).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});
