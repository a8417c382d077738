import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import { SubstanceText } from "./substance-card.tsx";
import { SubstanceLinks } from "./substance-links.tsx";

const lily: Substance = {
  id: "lily",
  name: "Lilies",
  kind: "plant",
  noun: { text: "lilies", plural: true },
  names: [],
  translations: {},
  verdicts: { all: "call", cat: "emergency" },
  why: { all: "They are poisonous." },
  eaten: "Go now.",
  sources: [],
};

const line = {
  id: "us",
  name: "Poison Control",
  country: "US",
  countryName: "United States",
  number: "1",
  tel: "1",
  fee: "Free",
  hours: "Always",
  checked: "2026-01-01",
  source: "https://example.org",
};
const card = (species: "cat" | "dog", eaten = lily.eaten) =>
  renderToStaticMarkup(<SubstanceText substance={{ ...lily, eaten }} species={species} helpline={line} />);

test("in an emergency the search for a vet comes first, then the poison line", () => {
  expect(card("cat")).toMatch(/Find an emergency vet.*Poison line/s);
  expect(card("dog")).not.toContain("Find an emergency vet");
  expect(card("dog", "Drank the bottle? Go to an emergency vet.")).toMatch(/Poison line.*Find an emergency vet/s);
});

test("a listed entry shows the worst verdict while the animal is not known", () => {
  const links = (species?: "dog") => renderToStaticMarkup(<SubstanceLinks entries={[lily]} species={species} />);
  expect(links()).toContain("Emergency: call now");
  expect(links("dog")).toContain("Call a vet or poison line");
});
