import { expect, test } from "vitest";
import { passage } from "#tests/fakes/ports.ts";
import { createCitationCheck, createGroundedCheck } from "./citations.ts";

const salt = passage({
  id: "salt-k3x",
  title: "Salt",
  path: "/answers/salt#a",
  items: ["Play dough is full of salt.", "A dog that ate it needs a vet today."],
});
const water = passage({
  id: "wate-a1b",
  title: "Water",
  path: "/answers/water#b",
  items: ["Cats drink more from a wide bowl or a fountain."],
});
const marked = (number: number) => ` [\\[${number}\\]](/x)`;

test("citations are numbered in the order in which they stand, and are the sources", () => {
  const { check, cited } = createCitationCheck([salt, water]);
  expect(check(`Many cats drink more from a fountain${marked(2)}.`)).toBe(
    "Many cats drink more from a fountain [\\[1\\]](/answers/water#b).",
  );
  expect(check(` A dog that ate play dough needs a vet.${marked(1)}`)).toContain("[\\[2\\]](/answers/salt#a)");
  expect(cited).toEqual([water, salt]);
});

test("a sentence that shares no words with what it cites loses the mark, and the passage is no source", () => {
  const { check, cited } = createCitationCheck([salt]);
  expect(check(`Most thin, thirsty cats have kidney trouble${marked(1)}.`)).toBe("Most thin, thirsty cats have kidney trouble.");
  expect(cited).toEqual([]);
});

test("a mark that arrives behind its sentence belongs to it", () => {
  const { check, cited } = createCitationCheck([salt]);
  check("Play dough is full of salt. ");
  expect(check(`${marked(1).trim()} Call a vet.`)).toContain("[\\[1\\]](/answers/salt#a)");
  expect(cited).toEqual([salt]);
});

test("in other languages the name of the passage is enough, and one that is not there counts nowhere", () => {
  const { check, cited } = createCitationCheck([salt]);
  expect(check(`La plastilina casera es muy salada y el perro necesita un veterinario${marked(1)}.`)).toContain("[\\[1\\]]");
  expect(check(`El agua es buena para los gatos${marked(7)}.`)).not.toContain("[\\[");
  expect(cited).toEqual([salt]);
});

test("a citation that is dropped leaves no space before the end of its sentence", () => {
  const { check } = createCitationCheck([salt]);
  expect(check("Keep him warm . Call a vet , now.")).toBe("Keep him warm. Call a vet, now.");
  expect(check("Attention !")).toBe("Attention !");
});

test("a sentence is grounded where most of its words and all of its numbers stand in what it cites", () => {
  const isGrounded = createGroundedCheck([salt, water]);
  expect(isGrounded(`A dog that ate play dough needs a vet today${marked(1)}.`)).toBe(true);
  expect(isGrounded("A dog that ate play dough needs a vet today.")).toBe(false);
  expect(isGrounded(`A dog that ate play dough needs 20 drops today${marked(1)}.`)).toBe(false);
  expect(isGrounded(`Wait until tomorrow and give milk${marked(1)}.`)).toBe(false);
  expect(isGrounded(`A dog that ate play dough needs a vet today${marked(2)}.`)).toBe(false);
  expect(isGrounded(`Un chien qui en a mangé doit voir un vétérinaire${marked(1)}.`)).toBe(false);
});
