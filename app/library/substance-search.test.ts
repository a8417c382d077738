import { expect, test } from "vitest";
import { openSubstanceSearch, type SubstanceEntry } from "./substance-search.ts";

const entry = (id: string, name: string, ...names: string[]): SubstanceEntry => ({
  id,
  name,
  noun: name.toLowerCase(),
  kind: "food",
  verdicts: { all: "call" },
  names,
});
const find = openSubstanceSearch([
  entry("ibuprofen", "Ibuprofen (Advil, Nurofen)", "ibuprofeno"),
  entry("rhododendron", "Rhododendron"),
  entry("rosemary", "Rosemary and thyme", "rosemary"),
  entry("ice-melt", "Ice melt", "road salt"),
  entry("rice", "Rice"),
  entry("rice-cake", "Rice cakes"),
  entry("lilies", "Lilies", "lily", "azucena"),
  entry("peace-lily", "Peace lily"),
  entry("gum", "Xylitol", "sugar free gum", "café sin azúcar"),
  entry("chocolate", "Chocolate"),
  entry("strawberry", "Strawberries"),
]);
const ids = (typed: string) => {
  const { named, related, alike } = find(typed);
  return [named, related, alike].map((found) => found.map(({ id }) => id));
};

test("a name, a brand, a plural or another language leads to its entry alone", () => {
  expect(ids("Advil")).toEqual([["ibuprofen"], [], []]);
  expect(ids("ibuprofeno")[0]).toEqual(["ibuprofen"]);
  expect(ids("strawberry")[0]).toEqual(["strawberry"]);
  expect(ids("CAFE SIN AZUCAR")[0]).toEqual(["gum"]);
});

test("what a sentence names is found, the longest name first", () => {
  expect(ids("my dog ate sugar free gum and chocolate")[0]).toEqual(["gum", "chocolate"]);
  expect(ids("can my cat have rice cakes?")[0]).toEqual(["rice-cake"]);
});

test("a word that heads one entry is no other name of a second one", () => {
  const twice = openSubstanceSearch([entry("milk", "Plant milk", "coconut"), entry("coconut", "Coconut")]);
  expect(twice("coconut").named.map(({ id }) => id)).toEqual(["coconut"]);
});

test("an entry with the word in a longer name is listed after the thing itself", () => {
  expect(ids("rice")).toEqual([["rice"], ["rice-cake"], []]);
  expect(ids("lily")).toEqual([["lilies"], ["peace-lily"], []]);
  expect(ids("choc")).toEqual([[], ["chocolate"], []]);
});

test("a look-alike is asked about, and only when nothing is found", () => {
  expect(ids("choclate")).toEqual([[], [], ["chocolate"]]);
  expect(ids("rosemary")).toEqual([["rosemary"], [], []]);
  expect(ids("rixe")).toEqual([[], [], []]);
  expect(ids("qqzzxx")).toEqual([[], [], []]);
});

test("words beside the thing find nothing", () => {
  expect(ids("my dog ate some")).toEqual([[], [], []]);
  expect(ids("")).toEqual([[], [], []]);
});
