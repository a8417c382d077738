import { afterEach, expect, test, vi } from "vitest";
import { passage, verdict } from "#tests/fakes/ports.ts";
import { offlineFile } from "./offline-guide.ts";

const card = (path: string, title: string, terms: string) => ({
  path,
  title,
  terms,
  kind: "scenario" as const,
  species: ["dog" as const],
  summary: "",
  reviewed: "2026-01-01",
});

const file = offlineFile(
  [
    passage({ path: "/choc", pageTitle: "Chocolate", role: "act", items: ["Call now."] }),
    passage({ path: "/choc", pageTitle: "Chocolate", role: "signs", level: "emergency", items: ["shakes"] }),
    passage({ path: "/choc", pageTitle: "Chocolate", role: "signs", level: "routine", items: ["is bright"] }),
    passage({ path: "/limp", pageTitle: "Limping", role: "act", items: ["Rest it."] }),
    passage({ path: "/guide", kind: "guide", role: "act", items: ["Brush it."] }),
  ],
  { cards: [card("/choc", "Dog ate chocolate", "cocoa"), card("/limp", "Dog limping", "lame leg")], synonyms: [] },
);

/** A visit on which the device holds a file: what is read once stays for the visit. */
async function visit(held: object = file) {
  vi.stubGlobal("fetch", async () => Response.json(held));
  vi.resetModules();
  return import("./offline-guide.ts");
}
afterEach(() => vi.unstubAllGlobals());

const question = { message: "he is lame", history: [], verdict: verdict({ level: "urgent" }) };

test("the device keeps what to do and the graver signs of symptom pages alone", () => {
  expect(file.pages.map(({ path, says }) => [path, ...says.map(([kind]) => kind)])).toEqual([
    ["/choc", "act", "emergency"],
    ["/limp", "act"],
  ]);
});

test("of more pages than a first visit may fetch the device keeps the gravest, of each animal in turn", () => {
  const cards = [
    { ...card("/dog-routine", "a", ""), urgency: "routine" as const },
    { ...card("/dog-grave", "b", ""), urgency: "emergency" as const },
    { ...card("/dog-graver", "c", ""), urgency: "emergency" as const },
    { ...card("/cat-grave", "d", ""), urgency: "emergency" as const, species: ["cat" as const] },
  ];
  const each = JSON.stringify(offlineFile([], { cards, synonyms: [] }).pages[1]).length;
  const kept = (most: number) => offlineFile([], { cards, synonyms: [] }, most * (each + 5)).pages.map(({ path }) => path);
  expect(kept(2)).toEqual(["/dog-grave", "/cat-grave"]);
  expect(kept(3)).toEqual(["/dog-grave", "/dog-graver", "/cat-grave"]);
  expect(kept(5)).toHaveLength(4);
});

test("without a network the answer comes from the page that the rules name", async () => {
  const { answerOffline } = await visit();
  const { response, sources } = await answerOffline({ ...question, verdict: verdict({ level: "emergency", page: "/choc" }) });
  expect(response).toContain("Call an emergency vet");
  expect(response).toContain("1. Call now.");
  expect(sources).toEqual([{ title: "Dog ate chocolate", path: "/choc" }]);
});

test("without a network and a rule the answer comes from the page that fits the words", async () => {
  const { answerOffline } = await visit();
  expect((await answerOffline(question)).sources).toEqual([{ title: "Dog limping", path: "/limp" }]);
});

test("an urgent message that no page fits still leads to a vet", async () => {
  const { answerOffline } = await visit();
  const { response, sources } = await answerOffline({ ...question, message: "zzz" });
  expect(response).toContain("vet");
  expect(sources).toEqual([]);
});

test("without a network a dog gets no page about cats, whatever the rules name", async () => {
  const cats = { ...file, pages: file.pages.map((one) => (one.path === "/choc" ? { ...one, species: ["cat"] } : one)) };
  const { answerOffline } = await visit(cats);
  const asked = { ...question, petType: "dog" as const, verdict: verdict({ level: "urgent", page: "/choc" }) };
  expect((await answerOffline(asked)).sources).toEqual([{ title: "Dog limping", path: "/limp" }]);
});
