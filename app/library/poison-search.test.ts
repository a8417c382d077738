import { expect, test } from "vitest";
import type { Poison } from "#app/domain/poisons/poison.ts";
import { openPoisonSearch, poisonFile } from "./poison-search.ts";

const source = { key: "manual", title: "A manual", grade: "A" as const, checked: "2026-11-20" };
const poison = (id: string, name: string, names: string[]): Poison => ({
  id,
  name,
  names,
  kind: "food",
  levels: { all: "urgent" },
  act: "",
  why: "",
  sources: [source],
});
const list = [
  poison("painkiller", "Ibuprofen", ["advil", "ibuprofeno"]),
  poison("valley", "Lily of the valley", ["muguet"]),
  poison("lilies", "Lilies", ["lily", "azucena"]),
  poison("grapes", "Grapes and raisins", ["uvas", "weintrauben"]),
];
const find = openPoisonSearch(JSON.parse(JSON.stringify(poisonFile(list, {} as never))));
const ids = (typed: string) => find(typed).map(({ id }) => id);

test("brands, slips of the finger, other languages and whole sentences find the substance", () => {
  for (const [typed, id] of [
    ["Advil", "painkiller"],
    ["ibuprofin", "painkiller"],
    ["my dog ate raisns", "grapes"],
    ["uvas", "grapes"],
    ["mi perro uvas", "grapes"],
    ["WEINTRAUBEN!", "grapes"],
    ["grap", "grapes"],
  ] as const) {
    expect(ids(typed)[0], typed).toBe(id);
  }
});

test("who types a name as it stands in the list gets that entry first", () => {
  expect(ids("lily")[0]).toBe("lilies");
  expect(ids("lily of the valley")[0]).toBe("valley");
});

test("nothing of meaning shows all, and what is not listed finds nothing", () => {
  expect(ids("my dog ate")).toHaveLength(list.length);
  expect(ids("zzzzqq")).toEqual([]);
});

test("a source stands in the file once and with each entry that is found", () => {
  expect(poisonFile(list, {} as never).sources).toEqual([source]);
  expect(find("advil")[0]?.sources).toEqual([source]);
});
