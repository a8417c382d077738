import { expect, test } from "vitest";
import type { Substance } from "./knowledge.ts";
import { byDanger, isChosen, readSubstanceQuery, reasonFor, substancePath, verdictFor, verdictsByAnimal } from "./substance.ts";

const lily: Pick<Substance, "kind" | "verdicts" | "why"> = {
  kind: "plant",
  verdicts: { all: "call", cat: "emergency", dog: "avoid" },
  why: { all: "Nobody has tested them.", cat: "They destroy the kidneys.", dog: "They upset the stomach." },
};

test("a verdict is that of the animal, and while the animal is not known the worst of all", () => {
  expect(verdictFor(lily, "dog")).toBe("avoid");
  expect(verdictFor(lily, "rabbit")).toBe("call");
  expect(verdictFor(lily, undefined)).toBe("emergency");
  expect(reasonFor(lily, "cat")).toBe("They destroy the kidneys.");
  expect(reasonFor(lily, "rabbit")).toBe("Nobody has tested them.");
});

test("the most dangerous entry for the animal comes first", () => {
  const hosta: Pick<Substance, "verdicts"> = { verdicts: { all: "call" } };
  expect(byDanger([hosta, lily], undefined)).toEqual([lily, hosta]);
  expect(byDanger([lily, hosta], "dog")).toEqual([hosta, lily]);
});

test("animals with the same verdict for the same reason stand together, the worst first", () => {
  expect(verdictsByAnimal(lily).map(({ verdict, animals }) => [verdict, animals])).toEqual([
    ["emergency", ["cat"]],
    ["call", ["all"]],
    ["avoid", ["dog"]],
  ]);
  const two = verdictsByAnimal({
    verdicts: { all: "avoid", dog: "fine", cat: "fine" },
    why: { all: "Unknown.", dog: "Safe.", cat: "Safe." },
  });
  expect(two.map(({ animals }) => animals)).toEqual([["all"], ["dog", "cat"]]);
});

test("the address says what is shown, and words that are none of ours are left out", () => {
  const query = readSubstanceQuery(new URLSearchParams("q=+tea+tree+&species=cat&type=plant&verdict=call&x=1"));
  expect(query).toEqual({ q: "tea tree", species: "cat", type: "plant", verdict: "call" });
  expect(substancePath(query)).toBe("/poisons?q=tea+tree&species=cat&type=plant&verdict=call");
  expect(readSubstanceQuery(new URLSearchParams("species=dragon&type=magic"))).toEqual({ q: "" });
});

test("a list can be narrowed to a kind, and to a verdict for the animal", () => {
  expect(isChosen(lily, { q: "", type: "plant" })).toBe(true);
  expect(isChosen(lily, { q: "", type: "food" })).toBe(false);
  expect(isChosen(lily, { q: "", verdict: "avoid", species: "dog" })).toBe(true);
  expect(isChosen(lily, { q: "", verdict: "avoid" })).toBe(false);
});
