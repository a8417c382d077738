import { expect, test } from "vitest";
import { passage } from "#tests/fakes/ports.ts";
import { searchFiles } from "./compile/search/search-files.ts";
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

test("a page's passages that could not be read are asked for again; what was read is kept", async () => {
  const pages = ["/limping", "/itching"].map((path) => ({ ...passage({ path, id: path, pageTitle: path.slice(1) }), terms: "" }));
  const files = new Map(searchFiles(pages, [], 0));
  const asked: string[] = [];
  let broken = true;
  const library = openLibrary((path) => {
    asked.push(path);
    return broken && path.endsWith("/limping.json") ? Promise.resolve(new Response("", { status: 500 })) : file(files.get(path));
  });
  const find = async () => (await library.passages("limping", { species: ["dog"], limit: 8 })).map(({ path }) => path);
  await expect(find()).rejects.toThrow("/_content/passages/limping.json answered 500");
  broken = false;
  for (let turn = 0; turn < 2; turn++) expect(await find()).toEqual(["/limping"]);
  expect(asked).toEqual(["/_content/passages.json", "/_content/passages/limping.json", "/_content/passages/limping.json"]);
});
