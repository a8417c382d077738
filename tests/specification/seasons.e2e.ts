import { expect } from "@playwright/test";
import { test } from "../e2e/journey.ts";
import { isReplaced } from "./own-copy.ts";

const isOurs = !isReplaced("seasons.yaml");

test("the current season is active and shows five tips and its emergency signs; each season has a card of three tips and two warnings", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [date, season, others] of [
    ["2026-11-30", "Fall", ["Spring", "Summer", "Winter"]],
    ["2026-12-01", "Winter", ["Spring", "Summer", "Fall"]],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
    await page.goto("/");
    const guide = page.locator("#seasons");
    await expect(guide).toHaveAttribute("data-season", season.toLowerCase());
    const current = guide.locator("article").filter({ visible: true });
    await expect(current.getByText("Active", { exact: true })).toBeVisible();
    await expect(current.getByRole("heading", { name: new RegExp(season) }).first()).toBeVisible();
    for (const other of others) await expect(guide.locator("article").getByRole("heading", { name: new RegExp(other) })).toBeHidden();
    // Five tips in all, and the signs to watch for.
    const signs = current.getByRole("heading", { name: /emergency signs/i });
    await expect(signs).toBeVisible();
    const lists = current.locator("ul").filter({ visible: true });
    const counts = await lists.evaluateAll((all) => all.map((list) => list.children.length));
    const [last, ...tips] = counts.toReversed();
    expect(
      tips.reduce((sum, count) => sum + count, 0),
      "tips",
    ).toBe(5);
    expect(last, "signs").toBeGreaterThanOrEqual(3);
  }
});

test("the first picture of the page already has the season of the visitor's date", async ({ page }) => {
  // The scripts that correct it later never come.
  await page.route("**/*.js", () => {});
  for (const [date, season] of [
    ["2026-02-28", "winter"],
    ["2026-03-01", "spring"],
    ["2026-05-31", "spring"],
    ["2026-06-01", "summer"],
    ["2026-08-31", "summer"],
    ["2026-09-01", "fall"],
    ["2026-11-30", "fall"],
    ["2026-12-01", "winter"],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
    await page.goto("/");
    const guide = page.locator("#seasons");
    await expect(guide, date).toHaveAttribute("data-now", season);
    await expect(guide, date).not.toHaveAttribute("data-season");
    const shown = guide.locator("article").filter({ visible: true });
    await expect(shown, date).toHaveCount(1);
    await expect(shown.getByRole("heading", { name: new RegExp(season, "i") }).first(), date).toBeVisible();
  }
});

test("four cards, a calendar of the year and instructions for search engines", async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.setFixedTime(new Date("2026-04-15T12:00:00"));
  await page.goto("/");
  const guide = page.locator("#seasons");
  await expect(guide).toHaveAttribute("data-season", "spring");
  const cards = guide.locator("li > [data-is], li[data-is]");
  await expect(cards).toHaveCount(4);
  const names = ["Spring", "Summer", "Fall", "Winter"];
  for (const [index, name] of names.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading", { name: new RegExp(`^${name}`) })).toBeVisible();
    await expect(card.locator("ul").nth(0).locator("li")).toHaveCount(3);
    await expect(card.locator("ul").nth(1).locator("li")).toHaveCount(2);
  }
  const calendar = guide.locator("dl");
  await expect(calendar).toBeVisible();
  expect(await calendar.locator("dt").allTextContents()).toEqual(names);
  expect(await calendar.locator("dd").allTextContents()).toEqual(["Mar-May", "Jun-Aug", "Sep-Nov", "Dec-Feb"]);
  if (!isOurs) return;
  const html = await (await request.get("/")).text();
  for (const name of names) expect(html).toMatch(new RegExp(`"@type":"HowTo","name":"${name} `));
});
