import { expect, test } from "vitest";
import type { Check } from "#app/domain/check.ts";
import type { SignReading } from "./head-line.ts";
import { answersRead } from "./settle-signs.ts";

const sign = (id: string) => ({ id, kind: "state" as const, says: "", quote: "", asks: "", answers: [] });
const check: Check = { animal: 0, signs: [sign("seizure"), sign("collapse")], listAsks: "Is one of these so?", others: [], also: [] };
const message = "He had a seizure in March. The vet put him on  tablets and he’s been fine since.";
const read = (reading: Partial<SignReading>, shows = true, onlyRaises = false) =>
  answersRead([{ sign: "s1", status: "over", quote: "he's been fine since", ...reading }], { message, check }, () => shows, onlyRaises);

test("a sign that the owner's own words take down counts no more, and one that is there now is confirmed", () => {
  expect(read({})).toEqual({ seizure: "vet" });
  expect(read({ sign: "s2", status: "treated", quote: "put him on tablets" })).toEqual({ collapse: "vet" });
  expect(read({ status: "now", quote: "had a seizure" })).toEqual({ seizure: "yes" });
});

test("words that the owner did not write count for nothing, whatever is claimed", () => {
  expect(read({ quote: "he is perfectly fine now" })).toEqual({});
  expect(read({ status: "now", quote: "is having a seizure now" })).toEqual({});
  expect(read({ quote: "" })).toEqual({});
});

test("words without a cue, or the sign's own, take nothing down; they may confirm it", () => {
  expect(read({}, false)).toEqual({});
  expect(read({ status: "now", quote: "had a seizure" }, false)).toEqual({ seizure: "yes" });
});

test("once the owner was asked, a model may only raise", () => {
  expect(read({}, true, true)).toEqual({});
  expect(read({ status: "now", quote: "had a seizure" }, true, true)).toEqual({ seizure: "yes" });
});

test("a sign that nobody asked about, and a list that is not asked, settle nothing", () => {
  expect(read({ sign: "s9" })).toEqual({});
  expect(read({ sign: "list" })).toEqual({});
  const listed: Check = {
    animal: 0,
    signs: [],
    listAsks: "Is one of these so?",
    others: [],
    also: [{ id: "bloat", says: "A swollen belly" }],
  };
  const reading: SignReading = { sign: "list", status: "not-meant", quote: "he's been fine since" };
  expect(answersRead([reading], { message, check: listed }, () => true, false)).toEqual({ none: true });
});

test("one reading settles all rules that read the same event in the same words, and the next sign keeps its number", () => {
  const taken = (id: string) => ({ ...sign(id), kind: "exposure" as const, quote: "he ate half a pill" });
  const several: Check = { ...check, signs: [taken("painkiller"), sign("collapse"), taken("medicine")] };
  const answers = answersRead(
    [
      { sign: "s1", status: "treated", quote: "put him on tablets" },
      { sign: "s2", status: "now", quote: "had a seizure" },
    ],
    { message, check: several },
    () => true,
    false,
  );
  expect(answers).toEqual({ painkiller: "vet", medicine: "vet", collapse: "yes" });
});
