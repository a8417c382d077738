import { afterEach, expect, test, vi } from "vitest";
import { passage, verdict } from "#tests/fakes/ports.ts";
import { answerOffline, offlineFile } from "./offline-guide.ts";

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

const onThisDevice = () => vi.stubGlobal("fetch", async () => Response.json(file));
afterEach(() => vi.unstubAllGlobals());

const question = { message: "he is lame", history: [], verdict: verdict({ level: "urgent" }) };

test("the device keeps what to do and the graver signs of symptom pages alone", () => {
  expect(file.passages.map(({ path, role, level }) => [path, role, level])).toEqual([
    ["/choc", "act", undefined],
    ["/choc", "signs", "emergency"],
    ["/limp", "act", undefined],
  ]);
});

test("without a network the answer comes from the page that the rules name", async () => {
  onThisDevice();
  const { response, sources } = await answerOffline({ ...question, verdict: verdict({ level: "emergency", page: "/choc" }) });
  expect(response).toContain("Call an emergency vet");
  expect(response).toContain("1. Call now.");
  expect(sources).toEqual([{ title: "Chocolate", path: "/choc" }]);
});

test("without a network and a rule the answer comes from the page that fits the words", async () => {
  onThisDevice();
  expect((await answerOffline(question)).sources).toEqual([{ title: "Limping", path: "/limp" }]);
});

test("an urgent message that no page fits still leads to a vet", async () => {
  onThisDevice();
  const { response, sources } = await answerOffline({ ...question, message: "zzz" });
  expect(response).toContain("vet");
  expect(sources).toEqual([]);
});

test("without a network a dog gets no page about cats, whatever the rules name", async () => {
  const cats = { ...file, cards: file.cards.map((one) => (one.path === "/choc" ? { ...one, species: ["cat"] } : one)) };
  vi.stubGlobal("fetch", async () => Response.json(cats));
  const asked = { ...question, petType: "dog" as const, verdict: verdict({ level: "urgent", page: "/choc" }) };
  expect((await answerOffline(asked)).sources).toEqual([{ title: "Limping", path: "/limp" }]);
});
