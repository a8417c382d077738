import { expect, test } from "vitest";
import { pageSubject } from "./page-subject.ts";

const answers = [{ id: "stomach/grass", question: "Why does my dog eat grass?", animals: ["dog"] }];
const substances = [{ id: "grapes", kind: "food", noun: { text: "grapes", plural: true } }];

const library = {
  page: async (path: string) =>
    ({
      "/dog-ate-chocolate": { kind: "scenario", title: "My dog ate chocolate", species: ["dog"] },
      "/vomiting": { kind: "topic", title: "Vomiting", species: ["dog", "cat"] },
      "/about": { kind: "info", title: "About us", species: [] },
    })[path],
  knowledge: { answers: async () => answers, substances: async () => substances },
} as unknown as Parameters<typeof pageSubject>[1];

const titleAndAnimal = async (path: string) => {
  const subject = await pageSubject(path, library);
  return subject && [subject.path, subject.title, subject.animal];
};

test("a page, an answer and a substance are a subject, with the animal where there is only one", async () => {
  expect(await titleAndAnimal("/dog-ate-chocolate")).toEqual(["/dog-ate-chocolate", "My dog ate chocolate", "dog"]);
  expect(await titleAndAnimal("/vomiting")).toEqual(["/vomiting", "Vomiting", undefined]);
  expect(await titleAndAnimal("/answers/stomach/grass")).toEqual(["/answers/stomach/grass", "Why does my dog eat grass?", "dog"]);
  expect(await titleAndAnimal("/poisons/grapes")).toEqual(["/poisons/grapes", "Can pets eat grapes?", undefined]);
});

test("a page about the site is none, and neither is a path that does not exist", async () => {
  for (const path of ["/about", "/nowhere", "", "https://elsewhere.example/"]) expect(await titleAndAnimal(path)).toBeUndefined();
});
