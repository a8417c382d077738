import { expect, test } from "vitest";
import { indexNames } from "#app/assistant/compile/index-names.ts";
import type { NameRules } from "#app/domain/knowledge/assistant-content.ts";
import type { Substance, SubstanceKind, SubstanceVerdict } from "#app/domain/knowledge/knowledge.ts";
import { openSubstanceSearch, substanceFile } from "./substance-search.ts";

const entry = (
  id: string,
  name: string,
  names: string[] = [],
  more: { kind?: SubstanceKind; all?: SubstanceVerdict; es?: string[] } = {},
) =>
  ({
    ...{ id, name, names, eaten: "", why: { all: "" }, sources: [] },
    kind: more.kind ?? "food",
    noun: { text: name.toLowerCase(), plural: false },
    translations: { es: more.es ?? [] },
    verdicts: { all: more.all ?? "call" },
  }) satisfies Substance;
const rules: NameRules = {
  neutral: ["ripe"],
  beside: "my dog cat can have ate some and with".split(" "),
  plants: ["tree"],
  compared: [],
  eaten: ["ate"],
  dishes: ["food"],
  unknownPlant: "unknown-plant",
  ambiguous: { fern: ["boston-fern", "bracken"] },
};
const open = (substances: Substance[]) => openSubstanceSearch(substanceFile(substances, indexNames(substances, [], rules), rules));
const find = open([
  entry("ibuprofen", "Ibuprofen (Advil, Nurofen)", [], { es: ["ibuprofeno"] }),
  entry("rhododendron", "Rhododendron"),
  entry("rosemary", "Rosemary and thyme", ["rosemary"]),
  entry("ice-melt", "Ice melt", ["road salt"]),
  entry("rice", "Rice", [], { all: "fine" }),
  entry("rice-cake", "Rice cakes"),
  entry("lilies", "Lilies", ["lily"], { es: ["azucena"] }),
  entry("peace-lily", "Peace lily"),
  entry("gum", "Xylitol", ["sugar free gum"], { es: ["café sin azúcar"] }),
  entry("chocolate", "Chocolate"),
  entry("strawberry", "Strawberries", [], { all: "fine" }),
  entry("apple", "Apples", ["apple"], { all: "fine", es: ["manzana"] }),
  entry("shrimp", "Shrimp", ["octopus"], { all: "small-amounts" }),
  entry("adder", "Snakes", ["cobra"], { kind: "animal", all: "emergency" }),
  entry("boston-fern", "Boston fern", [], { kind: "plant", all: "fine" }),
  entry("bracken", "Bracken", [], { kind: "plant" }),
  entry("unknown-plant", "An unknown plant", ["mystery plant"], { kind: "plant" }),
]);
const ids = (typed: string) => {
  const { named, related, alike } = find(typed);
  return [named, related, alike].map((found) => found.map(({ id }) => id));
};
const leftOpen = (typed: string) => find(typed).open.map(({ whole, entries }) => [whole, ...entries.map(({ id }) => id)]);

test("a name, a brand, a plural or another language leads to its entry alone", () => {
  expect(ids("Advil")).toEqual([["ibuprofen"], [], []]);
  expect(ids("ibuprofeno")[0]).toEqual(["ibuprofen"]);
  expect(ids("strawberry")[0]).toEqual(["strawberry"]);
  expect(ids("CAFE SIN AZUCAR")[0]).toEqual(["gum"]);
  expect(ids("manzana")[0]).toEqual(["apple"]);
});

test("what a sentence names is found, the longest name first", () => {
  expect(ids("my dog ate sugar free gum and chocolate")[0]).toEqual(["gum", "chocolate"]);
  expect(ids("can my cat have rice cakes?")[0]).toEqual(["rice-cake"]);
});

test("a harmless entry is not the answer to a longer name, whatever stands beside it", () => {
  for (const typed of ["thorn apple", "apple tree", "apple of Peru", "octopus tree", "poison apple", "manzana loca"]) {
    expect(ids(typed)[0], typed).toEqual([]);
  }
  expect(leftOpen("my dog ate some thorn apple")).toEqual([["thorn apple", "apple"]]);
  expect(leftOpen("thorn apple, rice")).toEqual([["thorn apple", "apple"]]);
});

test("how it is served, the sentence around it and a second food change nothing", () => {
  for (const typed of ["ripe apple", "my dog ate some ripe apple", "apple rice", "apple, tree"]) {
    expect(ids(typed)[0], typed).toContain("apple");
    expect(leftOpen(typed), typed).toEqual([]);
  }
});

test("what is dangerous counts by a part of a longer name, unless that is a plant", () => {
  expect(ids("wild rhododendron")[0]).toEqual(["rhododendron"]);
  expect(ids("cobra tree")[0]).toEqual([]);
});

test("a name of several things is asked back, and a longer one too", () => {
  expect(leftOpen("fern")).toEqual([["fern", "boston-fern", "bracken"]]);
  expect(ids("fern")[0]).toEqual([]);
  expect(leftOpen("marsh fern")).toEqual([["marsh fern", "boston-fern", "bracken", "unknown-plant"]]);
  expect(ids("boston fern")[0]).toEqual(["boston-fern"]);
});

test("a word that heads one entry is no other name of a second one", () => {
  const twice = open([entry("milk", "Plant milk", ["coconut"]), entry("coconut", "Coconut")]);
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
