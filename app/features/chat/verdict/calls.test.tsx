import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Calls } from "./calls.tsx";
import { VerdictStrip } from "./verdict-strip.tsx";

const LINE = { name: "A poison line", number: "(800) 555-0100", tel: "+18005550100", fee: "Free" };

type Given = Partial<Parameters<typeof Calls>[0]>;

const html = (given: Given) =>
  renderToStaticMarkup(<Calls level="emergency" protocol="bloat" helpline={LINE} ownVet="" isOnline {...given} />);

/** The links in their order: what is dialed, or "map". */
const calls = (given: Given) =>
  [...html(given).matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => (href.startsWith("tel:") ? href.slice(4) : "map"));

test("with a network the poison line stands only where it can help", () => {
  expect(calls({})).toEqual(["map"]);
  // A rabbit that stops eating has been exposed to nothing.
  expect(calls({ protocol: undefined })).toEqual(["map"]);
  expect(calls({ protocol: "poisoning", ownVet: "555 0199" })).toEqual(["5550199", "map", "+18005550100"]);
});

test("without a network an emergency shows a number before the search, which says what it needs", () => {
  expect(calls({ isOnline: false })).toEqual(["+18005550100", "map"]);
  expect(calls({ isOnline: false, ownVet: "555 0199" })).toEqual(["5550199", "+18005550100", "map"]);
  for (const helpline of [LINE, undefined]) {
    expect(html({ isOnline: false, helpline })).toContain("needs internet");
    expect(html({ isOnline: false, helpline })).toContain("vaccination card");
  }
  expect(calls({ isOnline: false, level: "urgent" })).toEqual(["map"]);
});

test("the row of a later turn offers a vet beside the poison line", () => {
  const links = (protocol: "poisoning" | "bloat", ownVet?: string) =>
    [
      ...renderToStaticMarkup(
        <VerdictStrip verdict={{ level: "emergency", reasons: [], protocol }} helpline={LINE} ownVet={ownVet} />,
      ).matchAll(/<span>([^<]*)<\/span><\/a>/g),
    ].map(([, says]) => says);
  expect(links("poisoning")).toEqual(["Poison line", "Find a vet"]);
  expect(links("bloat")).toEqual(["Find a vet"]);
  expect(links("poisoning", "555 0199")).toEqual(["Call my vet"]);
});
