import { expect, test } from "vitest";
import { animalsByLevel, type Poison, poisonLevel, poisonPath, readPoisonQuery } from "./poison.ts";

const lily: Pick<Poison, "levels"> = { levels: { all: "routine", cat: "emergency", dog: "routine" } };

test("a poison is as urgent as it is for the animal, and while the animal is not known as for the worst", () => {
  expect(poisonLevel(lily, "cat")).toBe("emergency");
  expect(poisonLevel(lily, "rabbit")).toBe("routine");
  expect(poisonLevel(lily, undefined)).toBe("emergency");
});

test("animals stand under their level, the worst first, and those with the level of all others are not named", () => {
  expect(animalsByLevel(lily)).toEqual([
    { level: "emergency", animals: ["cat"] },
    { level: "routine", animals: ["all"] },
  ]);
});

test("the address says what is shown, and words that are none of ours are left out", () => {
  const query = readPoisonQuery(new URLSearchParams("q=+tea+tree+&species=cat&x=1"));
  expect(query).toEqual({ q: "tea tree", species: "cat" });
  expect(poisonPath(query)).toBe("/poisons?q=tea+tree&species=cat");
  expect(readPoisonQuery(new URLSearchParams("species=dragon"))).toEqual({ q: "" });
});
