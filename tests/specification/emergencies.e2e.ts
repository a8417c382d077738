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
/** What to prepare, and what each list cannot do without. */
const PREPARED = [
  [/contacts/i, /\bvet\b/i],
  [/first-aid supplies/i, /\b(gauze|bandages?)\b/i],
  [/information to keep/i, /\b(medicines?|medications?)\b/i],
] as const;
const PREPARED_KEYS = ["contacts", "supplies", "information"];
const PARTS = [/First 2-5 minutes/, /transport|on the way/i, /what to tell the vet/i, /prevention/i, /aftercare/i];

test("five buttons choose an emergency, poisoning first, each with all its parts", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  await expect(page.locator("[data-season]")).toHaveCount(1);
  const guide = page.locator("#emergencies");
  await expect(guide.getByRole("heading", { name: /always contact an emergency vet immediately/i })).toBeVisible();
  const buttons = guide.getByRole("tab");
  await expect(buttons).toHaveText(CONDITIONS);
  await expect(guide.getByRole("tab", { selected: true })).toHaveText("Poisoning & Toxin Ingestion");
  for (const name of CONDITIONS) {
    if (name !== CONDITIONS[0]) await guide.getByRole("tab", { name, exact: true }).click();
    await expect(guide.getByRole("tab", { selected: true })).toHaveText(name);
    const panel = guide.getByRole("tabpanel").filter({ visible: true });
    await expect(panel).toHaveCount(1);
    await expect(panel.getByText("Critical", { exact: true })).toBeVisible();
    for (const part of PARTS) {
      const heading = panel.getByRole("heading", { name: part });
      if (!(await heading.isVisible())) await panel.locator("summary", { hasText: part }).click();
      await expect(heading, `${name}: ${part}`).toBeVisible();
    }
    // All first steps are open, numbered.
    expect(await panel.locator("ol").first().locator("li").filter({ visible: true }).count(), name).toBeGreaterThanOrEqual(5);
  }
});

test("a poison line of the US, and a checklist of contacts, first-aid supplies and information", async ({ page }) => {
  await page.goto("/");
  const guide = page.locator("#emergencies");
  if (!isReplaced("helplines.yaml")) {
    await expect(guide.locator('a[href="tel:+18884264435"]').filter({ visible: true }).first()).toContainText("(888) 426-4435");
  }
  const lists = guide.locator("fieldset", { has: page.locator("input[type=checkbox]") });
  await expect(lists).toHaveCount(3);
  const lines: string[] = [];
  for (const [index, [heading, typical]] of PREPARED.entries()) {
    const list = lists.nth(index);
    await expect(list.locator("legend")).toHaveText(heading);
    const own = await list.locator("label", { has: page.locator("input[type=checkbox]") }).allTextContents();
    expect(own.length).toBeGreaterThanOrEqual(3);
    if (!isReplaced("preparedness.yaml", ...PREPARED_KEYS)) expect(own.join("\n")).toMatch(typical);
    lines.push(...own);
  }
  expect(new Set(lines).size, "no line stands in two lists").toBe(lines.length);
});

test("search engines find five medical conditions", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = ""]) => JSON.parse(json));
  const conditions = things.filter((thing) => thing["@type"] === "MedicalCondition").map((thing) => thing.name);
  expect(conditions).toEqual(CONDITIONS);
});
