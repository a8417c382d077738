import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { EmergencyProtocol } from "#app/domain/content/landing-content.ts";
import { PROTOCOLS } from "#app/domain/verdict.ts";
import { ProtocolPage } from "./protocol-page.tsx";

const protocol = (id: EmergencyProtocol["id"]): EmergencyProtocol => ({
  id,
  condition: "Something grave",
  severity: "critical",
  timeframe: "Minutes.",
  summary: "It is grave.",
  words: [],
  immediateSteps: ["Call a vet."],
  byAnimal: [],
  avoid: ["Don't wait."],
  transportGuidelines: [],
  whatToTell: [],
  atTheVet: [],
  aftercare: [],
  prevention: [],
  page: "/vomiting-nausea",
  sources: [],
});

test("each emergency shows a picture, after the call and before the steps", () => {
  for (const id of PROTOCOLS) {
    const html = renderToStaticMarkup(<ProtocolPage siteName="Pawline" copyright="" protocol={protocol(id)} />);
    expect(html, id).toMatch(/Find an emergency vet.*<svg role="img" aria-label="[^"]+".*The first minutes/s);
  }
});

test("the beat of compressions stands below the step that says to press, and begins without a light", () => {
  for (const id of ["cardiac", "not-breathing"] as const) {
    const html = renderToStaticMarkup(<ProtocolPage siteName="Pawline" copyright="" protocol={protocol(id)} />);
    expect(html, id).toMatch(/The first minutes.*Call a vet\..*data-beat.*What not to do/s);
    expect(html, id).not.toMatch(/<span class="[^"]*border[^"]*" data-lamp/);
  }
  expect(renderToStaticMarkup(<ProtocolPage siteName="Pawline" copyright="" protocol={protocol("choking")} />)).not.toContain("data-beat");
});

test("how to recognize it stands under the title, before the call, and the animals of a step are quieter than the step", () => {
  const immediateSteps = ['<span data-animals="dog cat">Look.</span>'];
  const html = renderToStaticMarkup(<ProtocolPage siteName="Pawline" copyright="" protocol={{ ...protocol("choking"), immediateSteps }} />);
  expect(html).toMatch(/<h1.*It is grave\..*Find an emergency vet.*The first minutes.*<small[^>]*>Dog or cat:<\/small> Look\./s);
});

test("each animal with steps of its own has one link under the call that leads to the first of them", () => {
  const byAnimal: EmergencyProtocol["byAnimal"] = [
    { species: ["cat"], steps: ["Look."] },
    { species: ["rabbit", "guinea-pig"], steps: ["Hold."] },
    { species: ["cat"], after: true, steps: ["Wait."] },
  ];
  const html = renderToStaticMarkup(<ProtocolPage siteName="Pawline" copyright="" protocol={{ ...protocol("choking"), byAnimal }} />);
  expect(html).toMatch(/Find an emergency vet.*href="#cat".*href="#guinea-pig".*The first minutes.*id="cat"/s);
  for (const animal of ["cat", "rabbit", "guinea-pig"]) {
    expect(html.split(`href="#${animal}"`), animal).toHaveLength(2);
    expect(html.split(`id="${animal}"`), animal).toHaveLength(2);
  }
  expect(renderToStaticMarkup(<ProtocolPage siteName="Pawline" copyright="" protocol={protocol("choking")} />)).not.toContain('href="#');
});

test("an animal that the first minutes are written for comes first, and its link leads to them", () => {
  const immediateSteps = ['<span data-animals="dog cat">Look.</span>', "Call a vet."];
  const byAnimal: EmergencyProtocol["byAnimal"] = [
    { species: ["cat"], after: true, steps: ["Wait."] },
    { species: ["rabbit"], steps: ["Hold."] },
  ];
  const pageOf = (steps: string[]) =>
    renderToStaticMarkup(
      <ProtocolPage siteName="Pawline" copyright="" protocol={{ ...protocol("choking"), immediateSteps: steps, byAnimal }} />,
    );
  expect(pageOf(immediateSteps)).toMatch(
    /Your animal:.*href="#first-minutes"[^>]*>Dog<.*href="#cat".*id="first-minutes".*The first minutes/s,
  );
  expect(pageOf(["Call a vet."])).not.toContain(">Dog<");
});
