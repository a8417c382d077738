import { expect } from "@playwright/test";
import { test } from "../e2e/journey.ts";
import { isReplaced } from "./own-copy.ts";

test.skip(isReplaced("emergencies.yaml"), "the operator's own protocols");

const CONDITIONS = [
  "Poisoning & Toxin Ingestion",
  "Trauma & Injury",
  "Breathing Difficulties",
  "Cardiac Events",
  "Neurological Emergencies",
];
const PARTS = [/First 2-5 minutes/, /transport|on the way/i, /what to tell the vet/i, /prevention/i, /aftercare/i];

test("a poison line of the US, and a checklist of contacts, first-aid supplies and information", async ({ page }) => {
  await page.goto("/");
  const guide = page.locator("#emergencies");
  if (!isReplaced("helplines.yaml")) {
    await expect(guide.locator('a[href="tel:+18884264435"]').filter({ visible: true }).first()).toContainText("(888) 426-4435");
  }
  const lists = guide.locator("fieldset", { has: page.locator("input[type=checkbox]") });
  await expect(lists).toHaveCount(3);
  for (const [index, heading] of [/contacts/i, /first-aid supplies/i, /information to keep/i].entries()) {
    await expect(lists.nth(index).locator("legend")).toHaveText(heading);
    expect(await lists.nth(index).getByRole("checkbox", { includeHidden: true }).count()).toBeGreaterThanOrEqual(3);
  }
});

test("search engines find five medical conditions", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = ""]) => JSON.parse(json));
  const conditions = things.filter((thing) => thing["@type"] === "MedicalCondition").map((thing) => thing.name);
  expect(conditions).toEqual(CONDITIONS);
});
