import { expect, test, vi } from "vitest";
import { openLibrary } from "./library.ts";

const file = (value: unknown) => Promise.resolve(Response.json(value));

test("what serves many pages is opened once and kept, a single page is not; a path that is no page is not looked for", async () => {
  const asked: string[] = [];
  const library = openLibrary((path) => {
    asked.push(path);
    return file({ path });
  });
  const path = library.paths[0] ?? "";
  for (let turn = 0; turn < 2; turn++) {
    await library.page(path);
    await library.clocks();
  }
  expect(await library.page("/no-such-page")).toBeUndefined();
  expect(asked).toEqual([`/_content${path}.json`, "/_content/clocks.json", `/_content${path}.json`]);
});

test("a file that could not be read is asked for again", async () => {
  let broken = true;
  const library = openLibrary(() => (broken ? Promise.resolve(new Response("", { status: 500 })) : file({ seasons: [] })));
  await expect(library.care()).rejects.toThrow("/_content/care.json answered 500");
  broken = false;
  expect(await library.care()).toEqual({ seasons: [] });
});

test("the directory is searched in words, and whole without; with the pages about the site it is all pages", async () => {
  const card = { path: "/dog", kind: "scenario", species: ["dog"], title: "My dog vomits", summary: "", reviewed: "", terms: "" };
  const library = openLibrary(() =>
    file({ cards: [card, { ...card, path: "/cat", species: ["cat"], title: "My cat hides" }], synonyms: [] }),
  );
  expect((await library.symptoms("")).map(({ path }) => path)).toEqual(["/dog", "/cat"]);
  expect((await library.symptoms("vomits")).map(({ path }) => path)).toEqual(["/dog"]);
  const about = library.framePages.flatMap(({ kind, path }) => (kind === "info" ? path : []));
  expect(about.length).toBeGreaterThan(1);
  expect((await library.allPages()).map(({ path }) => path)).toEqual(["/dog", "/cat", ...about]);
});

test("answers are searched by their question and first sentence", async () => {
  const answer = { id: "care/nails", topic: "care", question: "How do I cut nails?", lead: "A little at a time.", animals: ["all"] };
  const answers = [answer, { ...answer, id: "care/bath", question: "How often may I bathe my dog?", animals: ["dog"] }];
  // What another test has opened stays open: the modules are shared.
  vi.resetModules();
  const { openLibrary: openAnew } = await import("./library.ts");
  const library = openAnew((path) => file(path.endsWith("answers.json") ? answers : { cards: [], synonyms: [] }));
  expect((await library.findAnswers("bath")).map(({ id }) => id)).toEqual(["care/bath"]);
  expect(await library.findAnswers("zzz")).toEqual([]);
});

test("of answers that are about as good the most urgent comes first", async () => {
  const answer = { id: "care/a", topic: "care", question: "Why does my dog limp?", lead: "Rest.", animals: ["dog"], level: "routine" };
  const answers = [
    answer,
    { ...answer, id: "care/b", level: "emergency" },
    { ...answer, id: "care/c", level: "emergency", intent: "loss" },
  ];
  vi.resetModules();
  const { openLibrary: openAnew } = await import("./library.ts");
  const library = openAnew((path) => file(path.endsWith("answers.json") ? answers : { cards: [], synonyms: [] }));
  expect((await library.findAnswers("limp")).map(({ id }) => id)).toEqual(["care/b", "care/a", "care/c"]);
});
