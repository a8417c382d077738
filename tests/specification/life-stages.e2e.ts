import { expect } from "@playwright/test";
import { test } from "../e2e/journey.ts";
import { isReplaced } from "./own-copy.ts";

test.skip(isReplaced("life-stages.yaml"), "the operator's own life stages");

const STAGES = [
  ["Puppy", "0 to 12 months"],
  ["Adult dog", "1 to 7 years"],
  ["Senior dog", /7(\+ years| years and over)/],
  ["Kitten", "0 to 12 months"],
  ["Adult cat", "1 to 10 years"],
  ["Senior cat", /10(\+ years| years and over)/],
] as const;
const PARTS = ["Health priorities", "Vet schedule", "Nutrition", "Exercise", "Emergency warning signs"];

test("six tabs with their ages, an adult first, each with five parts and red flags in two halves", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  await expect(page.locator("[data-season]")).toHaveCount(1);
  const guide = page.locator("#life-stages");
  const tabs = guide.getByRole("tab");
  await expect(tabs).toHaveText(STAGES.map(([name]) => name));
  await expect(guide.getByRole("tab", { selected: true })).toHaveText("Adult dog");
  for (const [name, age] of STAGES) {
    await guide.getByRole("tab", { name, exact: true }).click();
    const panel = guide.getByRole("tabpanel").filter({ visible: true });
    await expect(panel).toHaveCount(1);
    await expect(panel).toContainText(age);
    for (const part of PARTS) await expect(panel.getByRole("heading", { name: part }), `${name}: ${part}`).toBeVisible();
    const halves = [panel.locator("[data-care=emergency] li"), panel.locator("[data-care=urgent] li")];
    const [first = 0, second = -1] = await Promise.all(halves.map((half) => half.count()));
    expect(first, name).toBeGreaterThanOrEqual(2);
    expect(first - second, name).toBeLessThanOrEqual(1);
  }
});

test("quick cards of the first three stages choose them", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  await expect(page.locator("[data-season]")).toHaveCount(1);
  const guide = page.locator("#life-stages");
  const cards = guide.locator("a[href^='#stage-']");
  await expect(cards).toHaveCount(3);
  for (const [index, name] of (["Puppy", "Adult dog", "Senior dog"] as const).entries()) {
    await expect(cards.nth(index)).toContainText(name);
    await cards.nth(index).click();
    await expect(guide.getByRole("tab", { selected: true })).toHaveText(name);
    await expect(guide.getByRole("tabpanel", { name })).toBeVisible();
  }
});

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
