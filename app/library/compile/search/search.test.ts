import { expect, test } from "vitest";
import { SPECIES, type Species } from "#app/domain/pets.ts";
import { builtSearch } from "#tests/fakes/built-search.ts";
import { inspectContent } from "../load-content.ts";

const { content } = inspectContent(process.cwd());
const find = builtSearch(content);
const pages = async (question: string, species: readonly Species[] = SPECIES) =>
  [...new Set((await find(question, { species, limit: 8 })).map((passage) => passage.path))].slice(0, 3);

test("an owner's words find the page, in any spelling", async () => {
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
  for (const [question, page] of asked) expect(await pages(question), question).toContain(page);
});

test('"ate" alone names no page: what was eaten does', async () => {
  expect(await pages("he ate two of my ibuprofen tablets ten minutes ago", ["dog"])).not.toContain("/dog-ate-chocolate-3-hours-ago");
  expect(await pages("just had a 3 minute fit, awake now and confused", ["dog"])).not.toContain("/dog-breathing-fast-sleeping");
  expect(await pages("he has not eaten for three days", ["cat"])).toContain("/cat-not-eating-drinking-3-days");
});

test("something eaten that nobody names brings the first steps for a poison; eating nothing does not", async () => {
  for (const question of ["she ate something bad", "he ate something he shouldn't have", "swallowed something on our walk"])
    for (const species of ["dog", "cat", "rabbit"] as const) expect((await pages(question, [species]))[0], question).toBe("/emergency");
  for (const question of ["not eating, something is wrong", "bad breath and not eating"])
    expect(await pages(question, ["cat"]), question).not.toContain("/emergency");
});

test("the form's species chooses among pages, the owner's own word wins over it", async () => {
  expect((await pages("not eating", ["hamster"]))[0]).toBe("/hamster-not-eating-drinking");
  expect((await pages("my cat is not eating", ["dog"]))[0]).toMatch(/^\/cat-|^\/loss/);
});

test("a page about another animal is never found for the animal of the form; a page about several may be", async () => {
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
      const found = await find(question, { species: [animal], page, limit: 8 });
      expect(found[0]?.path, question).toBe(first);
      for (const passage of found) expect(passage.species, `${question}: ${passage.path}`).toContain(animal);
    }
  }
});

test("for an animal that no page is about, only pages about several animals are found", async () => {
  expect((await pages("my tortoise won't eat", [])).slice(0, 1)).toEqual(["/loss-of-appetite"]);
  for (const passage of await find("my tortoise won't eat", { species: [], limit: 8 })) expect(passage.species.length).toBeGreaterThan(1);
});

test("what no page is about finds nothing", async () => {
  for (const question of ["thanks!", "what is the capital of France", "can you do my homework"])
    expect(await pages(question), question).toEqual([]);
});

test("the best page brings the sections that an answer is made of", async () => {
  const roles = (await find("my dog ate chocolate", { species: ["dog"], limit: 2 }))
    .filter((passage) => passage.path === "/dog-ate-chocolate-3-hours-ago")
    .map((passage) => passage.role);
  expect(roles).toEqual(expect.arrayContaining(["signs", "act", "urgency", "vet-asks"]));
});

const asked: [string, readonly Species[]][] = [
  ["my dog ate chocolate 3 hours ago", ["dog"]],
  ["bunny hasn't done any poos since last night", ["rabbit"]],
  ["cat throwing up undigested food", ["cat"]],
  ["goldfish swimming upside down", ["fish"]],
  ["parot pluking its fethers", ["bird"]],
  ["puppy vaccinations and worming", ["dog"]],
];

test("pages that lie in a file each are found as they are in one file", async () => {
  const cut = builtSearch(content, 0);
  for (const [question, species] of asked) {
    const wanted = { species, limit: 8 };
    expect(await cut(question, wanted), question).toEqual(await find(question, wanted));
  }
  const onPage = { species: ["dog"], page: "/dog-ate-chocolate-3-hours-ago", part: "causes", limit: 8 } as const;
  expect(await cut("what could it be", onPage)).toEqual(await find("what could it be", onPage));
  expect(await cut("what is the capital of France", { species: SPECIES, limit: 8 })).toEqual([]);
});

test("a question opens few files, however many pages there are, and none that is open", async () => {
  const many = [...Array(12).keys()].flatMap((number) =>
    content.passages.map((passage) => ({ ...passage, id: `${passage.id}-${number}`, path: `${passage.path}-${number}` })),
  );
  const cut = builtSearch({ ...content, passages: many });
  for (const [question, species] of asked) {
    const before = cut.opened.length;
    expect((await cut(question, { species, limit: 8 })).length, question).toBeGreaterThan(3);
    const opened = cut.opened.length;
    expect(opened - before, question).toBeLessThanOrEqual(8);
    await cut(question, { species, limit: 8 });
    expect(cut.opened.length, question).toBe(opened);
  }
});

test("the one file of a site of today's size is all that is read", async () => {
  for (const [question, species] of asked) await find(question, { species, limit: 8 });
  expect(find.opened).toEqual([]);
});
