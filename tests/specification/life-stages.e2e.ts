import { expect } from "@playwright/test";
import { test } from "../e2e/journey.ts";
import { isReplaced } from "./own-copy.ts";

test.skip(isReplaced("life-stages.yaml"), "the operator's own life stages");

const STAGES = [
  ["Puppy", "0 to 12 months"],
  ["Adult dog", "1 to 7 years"],
  ["Senior dog", "7+ years"],
  ["Kitten", "0 to 12 months"],
  ["Adult cat", "1 to 10 years"],
  ["Senior cat", "10+ years"],
] as const;
const PARTS = ["Health priorities", "Vet schedule", "Nutrition", "Exercise", "Emergency warning signs"];

test("the advice for each age has the figures of the specification", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = ""]) => JSON.parse(json));
  const guides = things.filter((thing) => thing["@type"] === "HowTo").map((thing) => thing.name);
  for (const [name] of STAGES) expect(guides).toContain(name);
  // What stands on the page for a stage, to the next one.
  const textOf = (id: string) => {
    const from = html.indexOf(`id="stage-${id}"`);
    const to = html.indexOf("</findable-part>", from);
    expect(from, id).toBeGreaterThan(0);
    return html
      .slice(from, to)
      .replace(/<[^>]*>/g, "")
      .replace(/\s+/g, " ");
  };
  const puppy = textOf("puppy");
  for (const figure of [/3 to 4 meals a day/, /treats.*no more than 10%/i, /5 minutes per month of age/, /(2 times|twice) a day/])
    expect(puppy).toMatch(figure);
  for (const figure of [/First visit at 6 to 8 weeks/, /Vaccines every 3 to 4 weeks until at least 16 weeks/, /every 2( to 3)? weeks/])
    expect(puppy).toMatch(figure);
  expect(puppy).toMatch(/Vomiting or diarrhea goes on for 24 hours/);
  expect(textOf("adult-dog")).toMatch(/2 days/);
  expect(textOf("kitten")).toMatch(/12 hours/);
  expect(textOf("adult-cat")).toMatch(/24 hours/);
  for (const senior of ["senior-dog", "senior-cat"]) expect(textOf(senior), senior).toMatch(/every 6 months/);
});
