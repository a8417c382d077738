import { expect, test } from "vitest";
import { CONDITIONS, type EmergencyProtocol } from "./landing-content.ts";
import { FIRST_EMERGENCY, firstStage, firstWord, halves, protocolFor, type StageLabel, stagesFor } from "./landing-tabs.ts";

const protocols = CONDITIONS.map((condition) => ({ condition }) as EmergencyProtocol);

test("an emergency is found by the first word of its name, in any case, and poisoning comes first", () => {
  expect(FIRST_EMERGENCY).toBe("poisoning");
  expect(CONDITIONS.map(firstWord)).toEqual(["poisoning", "trauma", "breathing", "cardiac", "neurological"]);
  for (const condition of CONDITIONS) expect(protocolFor(protocols, firstWord(condition))?.condition).toBe(condition);
  expect(protocolFor(protocols, "Cardiac arrest")?.condition).toBe("Cardiac Events");
  expect(protocolFor(protocols, "nothing known")?.condition).toBe(CONDITIONS[0]);
  expect(protocolFor([], "trauma")).toBeUndefined();
});

const stages: StageLabel[] = [
  { id: "puppy", species: "dog", stage: "puppy", title: "Puppy" },
  { id: "adult-dog", species: "dog", stage: "adult", title: "Adult dog" },
  { id: "kitten", species: "cat", stage: "kitten", title: "Kitten" },
  { id: "adult-cat", species: "cat", stage: "adult", title: "Adult cat" },
];

test("both animals show all their stages, one animal its own, and the adult is chosen", () => {
  expect(stagesFor(stages, "both")).toEqual(stages);
  expect(stagesFor(stages, "cat").map(({ id }) => id)).toEqual(["kitten", "adult-cat"]);
  expect(firstStage(stages)).toBe("adult-dog");
  expect(firstStage(stagesFor(stages, "cat"))).toBe("adult-cat");
  expect(firstStage(stages, "kitten")).toBe("kitten");
  expect(firstStage(stages, "senior")).toBe("adult-dog");
  expect(firstStage([])).toBe("");
});

test("a list is cut in the middle", () => {
  expect(halves([1, 2, 3, 4])).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(halves([1, 2, 3])).toEqual([[1, 2], [3]]);
  expect(halves([])).toEqual([[], []]);
});
