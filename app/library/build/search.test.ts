import { expect, test } from "vitest";
import { SPECIES, type Species } from "#app/domain/pets.ts";
import { buildSearchFile, openSearch } from "../search.ts";
import { inspectContent } from "./load-content.ts";

const { content } = inspectContent(process.cwd());
const find = openSearch(JSON.parse(JSON.stringify(buildSearchFile(content.passages, content.synonyms))));
const pages = (question: string, species: readonly Species[] = SPECIES) =>
  [...new Set(find(question, { species, limit: 8 }).map((passage) => passage.path))].slice(0, 3);

test("an owner's words find the page, in any spelling", () => {
  const asked: [string, string][] = [
    ["my dog ate chocolate 3 hours ago", "/dog-ate-chocolate-3-hours-ago"],
    ["our labrador nicked a bar of choc", "/dog-ate-chocolate-3-hours-ago"],
    ["dog has bloody diarrhoea", "/dog-diarrhea-blood-emergency"],
    ["bunny hasn't done any poos since last night", "/rabbit-not-pooping-12-hours"],
    ["cat throwing up undigested food", "/cat-vomiting-undigested-food-hours-after-eating"],
    ["hamster won't eat or drink", "/hamster-not-eating-drinking"],
    ["betta not eating", "/betta-fish-not-eating-3-days"],
    ["kitten hasnt pooed for 2 days", "/kitten-not-pooping-2-days"],
    ["parrot pulling its feathers out", "/parrot-plucking-feathers-out"],
    ["old dog's back legs are weak", "/senior-dog-weak-back-legs"],
    ["cat wees outside the litter tray", "/cat-urinating-outside-litter-box-suddenly"],
    ["puppy vaccinations and worming", "/dog-health-guide"],
  ];
  for (const [question, page] of asked) expect(pages(question), question).toContain(page);
});

test('"ate" alone names no page: what was eaten does', () => {
  expect(pages("he ate two of my ibuprofen tablets ten minutes ago", ["dog"])).not.toContain("/dog-ate-chocolate-3-hours-ago");
  expect(pages("just had a 3 minute fit, awake now and confused", ["dog"])).not.toContain("/dog-breathing-fast-sleeping");
  expect(pages("he has not eaten for three days", ["cat"])).toContain("/cat-not-eating-drinking-3-days");
});

test("something eaten that nobody names brings the first steps for a poison; eating nothing does not", () => {
  for (const question of ["she ate something bad", "he ate something he shouldn't have", "swallowed something on our walk"])
    for (const species of ["dog", "cat", "rabbit"] as const) expect(pages(question, [species])[0], question).toBe("/emergency");
  for (const question of ["not eating, something is wrong", "bad breath and not eating"])
    expect(pages(question, ["cat"]), question).not.toContain("/emergency");
});

test("the form's species chooses among pages, the owner's own word wins over it", () => {
  expect(pages("not eating", ["hamster"])[0]).toBe("/hamster-not-eating-drinking");
  expect(pages("my cat is not eating", ["dog"])[0]).toMatch(/^\/cat-|^\/loss/);
});

test("a page about another animal is never found for the animal of the form; a page about several may be", () => {
  const asked: [string, Species, string | undefined][] = [
    ["he vomits yellow foam at night", "dog", "/dog-vomiting-yellow-foam-night"],
    ["goldfish swimming upside down", "fish", "/goldfish-swimming-upside-down"],
    ["breathes fast after a short flight", "bird", "/bird-breathing-heavy-after-flying"],
    ["pants like a dog", "cat", "/cat-breathing-mouth-open-after-playing"],
    ["runny eyes", "rabbit", undefined],
  ];
  const wrong = ["/cat-drooling-acting-weird", "/dog-breathing-fast-sleeping", "/cat-third-eyelid-showing-suddenly"];
  for (const [question, animal, first] of asked) {
    for (const page of [undefined, ...wrong]) {
      const found = find(question, { species: [animal], page, limit: 8 });
      expect(found[0]?.path, question).toBe(first);
      for (const passage of found) expect(passage.species, `${question}: ${passage.path}`).toContain(animal);
    }
  }
});

test("for an animal that no page is about, only pages about several animals are found", () => {
  expect(pages("my tortoise won't eat", []).slice(0, 1)).toEqual(["/loss-of-appetite"]);
  for (const passage of find("my tortoise won't eat", { species: [], limit: 8 })) expect(passage.species.length).toBeGreaterThan(1);
});

test("what no page is about finds nothing", () => {
  for (const question of ["thanks!", "what is the capital of France", "can you do my homework"])
    expect(pages(question), question).toEqual([]);
});

test("the best page brings the sections that an answer is made of", () => {
  const roles = find("my dog ate chocolate", { species: ["dog"], limit: 2 })
    .filter((passage) => passage.path === "/dog-ate-chocolate-3-hours-ago")
    .map((passage) => passage.role);
  expect(roles).toEqual(expect.arrayContaining(["signs", "act", "urgency", "vet-asks"]));
});
