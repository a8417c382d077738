import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../e2e/journey.ts";
import { isReplaced } from "./own-copy.ts";

const SHORTCUTS = ["Not eating", "Vomiting", "Diarrhea", "Lethargy"];

/** Opens the landing page in a browser whose `Math.random` always gives this number. */
async function arrive(page: Page, random: number, width = 1280): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript((given) => {
    Math.random = () => given;
  }, random);
  await page.goto("/");
  await expect(page.locator("[data-season]")).toHaveCount(1);
  return page.getByRole("main");
}

/** Where the middle of an element is across the page, and where its top is down the page. */
async function positionOf(element: Locator): Promise<{ middle: number; top: number; bottom: number }> {
  return element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return { middle: (left + right) / 2, top: top + scrollY, bottom: bottom + scrollY };
  });
}

const inOrder = (numbers: number[]) => expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));

test("the header stays, with the logo, Chat and FAQ", async ({ page }) => {
  await arrive(page, 0);
  const header = page.getByRole("banner");
  await expect(header.locator("img").first()).toHaveAttribute("src", "/images/logo.svg");
  await expect(header.getByRole("link", { name: "Chat", exact: true })).toHaveAttribute("href", "#chatbot");
  await expect(header.getByRole("link", { name: "FAQ", exact: true })).toHaveAttribute("href", "#faq");
  await expect(page.locator("#chatbot")).toHaveCount(1);
  await expect(page.locator("#faq")).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 2500));
  await expect(header.getByRole("link", { name: "Chat", exact: true })).toBeInViewport();
});

for (const [random, owners] of [
  [0, "3"],
  [0.999, "10"],
] as const) {
  test(`1247+ pets, 10s and ${owners} owners right now, when the random number is ${random}`, async ({ page }) => {
    test.skip(isReplaced("marketing.yaml", "banner"), "the operator's own banner");
    const main = await arrive(page, random);
    await expect(main.getByText("1247+ pets helped this month", { exact: true })).toBeVisible();
    await expect(main.getByText("average response 10s")).toBeVisible();
    const line = main.locator("p", { hasText: "pet owners getting help right now" });
    await expect(line).toBeVisible();
    await expect(line).toHaveText(new RegExp(`^\\s*${owners}\\s+pet owners getting help right now$`));
  });
}

test("the footer has four columns in their order, and Copyright 2025", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  const columns = footer.locator("[data-columns] > section");
  await expect(columns).toHaveCount(4);
  const linksOf = (index: number) =>
    columns
      .nth(index)
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await expect(columns.nth(1).getByRole("heading", { name: "Pet Health Resources", exact: true })).toBeVisible();
  expect((await linksOf(1)).slice(0, 4).sort()).toEqual(["/bird-health-basics", "/cat-care-tips", "/dog-health-guide", "/small-pet-care"]);
  await expect(columns.nth(2).getByRole("heading", { name: "Emergency Symptoms", exact: true })).toBeVisible();
  expect(await linksOf(2)).toEqual(
    expect.arrayContaining(["/symptoms", "/digestive-issues", "/vomiting-nausea", "/loss-of-appetite", "/lethargy-fatigue"]),
  );
  await expect(columns.nth(2).locator('a[href="/symptoms"]')).toHaveText(/library.*30\+ guides/i);
  await expect(columns.nth(3).getByRole("heading", { name: "Connect", exact: true })).toBeVisible();
  expect(await linksOf(3)).toEqual(
    expect.arrayContaining(["/about", "/contact", "/privacy-policy", "/terms-of-service", "/medical-disclaimer"]),
  );
  // On the first column stands the text about the site, and that it replaces no vet.
  await expect(columns.nth(0)).toContainText("does not replace a vet");
  inOrder(await Promise.all([0, 1, 2, 3].map(async (index) => (await positionOf(columns.nth(index))).middle)));
  if (!isReplaced("site.yaml", "copyright")) await expect(footer).toContainText(/Copyright 2025(?!\d)/);
});

test("a logo that does not load is hidden, and the console says so", async ({ page, request }) => {
  for (const name of ["logo", "logo-icon", "logo-white"]) {
    const response = await request.get(`/images/${name}.svg`);
    expect([response.status(), response.headers()["content-type"]], name).toEqual([200, expect.stringContaining("image/svg")]);
  }
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.route("**/images/logo*.svg", (route) => route.abort());
  await page.goto("/about");
  await expect(page.getByRole("banner").locator("img").first()).toBeHidden();
  expect(said.join()).toMatch(/logo.*could not be loaded/i);
});
