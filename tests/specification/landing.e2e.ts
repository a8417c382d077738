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
  await header.getByRole("link", { name: "Chat", exact: true }).click();
  await expect(page.locator("#chatbot")).toBeInViewport();
  await expect(page.getByRole("dialog")).toHaveCount(0);
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

test("three cards: the animals, the call to the chat with its four trust indicators, and why to trust us", async ({ page }) => {
  test.skip(isReplaced("marketing.yaml", "animals", "chat", "trust", "claims"), "the operator's own cards");
  const main = await arrive(page, 0);
  const left = main.getByText("We Help All Pets", { exact: true });
  const center = main.getByRole("heading", { level: 1, name: "Is Your Pet Acting Strange?", exact: true });
  const right = main.getByText("Why Trust Us", { exact: true });
  const tiles = ["Dogs", "Cats", "Birds", "Rabbits", "Hamsters", "Fish"];
  await expect(main.getByRole("radio")).toHaveCount(6);
  for (const [index, name] of tiles.entries()) await expect(main.getByRole("radio").nth(index)).toHaveAccessibleName(name);
  const tagline = main.getByText("Get Expert AI Pet Health Analysis in 10 Seconds", { exact: true });
  await expect(tagline).toBeVisible();
  await expect(main.getByRole("button", { name: "Describe symptoms" })).toBeVisible();
  const shortcuts = main.locator("[data-symptom]");
  await expect(shortcuts).toHaveText(SHORTCUTS);

  // Four trust indicators, in words and order, below the tagline.
  const claims = main.locator("[data-claims] > *");
  await expect(claims).toHaveText([
    /^94%\s*accuracy$/,
    /^under 10s\s*response$/,
    /^100%\s*privacy with no data stored$/,
    /^24\/7\s*availability$/,
  ]);
  const points = ["AI-powered pet symptom analysis", "100% Free & Private", "Emergency decision guidance", "Instant health responses"];
  for (const point of points) await expect(main.getByText(point, { exact: true })).toBeVisible();
  inOrder(await Promise.all(points.map(async (point) => (await positionOf(main.getByText(point, { exact: true }))).top)));

  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const [one, two, three] = await Promise.all([left, center, right].map(positionOf));
    if (!one || !two || !three) throw new Error("a card is missing");
    inOrder([one.middle, two.middle, three.middle]);
    // Side by side: the cards begin within one line of each other, and what is in them shares their column.
    const tops = [one.top, two.top, three.top];
    expect(Math.max(...tops) - Math.min(...tops), `at ${width} px the headings are on one level`).toBeLessThan(250);
    const [tile, point] = await Promise.all(
      [main.getByRole("radio").first(), main.getByText(points[0] ?? "", { exact: true })].map(positionOf),
    );
    expect(tile?.middle).toBeLessThan(two.middle);
    expect(point?.middle).toBeGreaterThan(two.middle);
    for (const part of [...(await shortcuts.all()), ...(await claims.all())]) {
      const { middle, top } = await positionOf(part);
      expect(middle).toBeGreaterThan(one.middle);
      expect(middle).toBeLessThan(three.middle);
      expect(top).toBeGreaterThan(two.top);
    }
    const [button, claim] = await Promise.all([main.getByRole("button", { name: "Describe symptoms" }), claims.first()].map(positionOf));
    expect(claim?.top).toBeGreaterThan(button?.top ?? Number.NaN);
  }
});

test("the sections stand in the order of the specification, in the page and on the screen", async ({ page }) => {
  await arrive(page, 0);
  const parts = await page.evaluate(() => {
    const withText = (words: string, within = "main *") =>
      [...document.querySelectorAll(within)].findLast((element) => element.textContent?.includes(words) && element.children.length < 3);
    const found: Record<string, Element | null | undefined> = {
      header: document.querySelector("body > header"),
      proof: withText("pets helped this month", "main p"),
      call: document.querySelector("main h1"),
      testimonials: document.querySelector("main figure blockquote"),
      seasons: document.querySelector("#seasons h2"),
      ages: document.querySelector("#life-stages h2"),
      emergencies: document.querySelector("#emergencies h2"),
      footer: document.querySelector("body > footer"),
    };
    return Object.entries(found).map(([name, element], index, all) => {
      const before = all[index - 1]?.[1];
      const follows = !before || !element || (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      return { name, follows, top: element ? element.getBoundingClientRect().top + scrollY : undefined };
    });
  });
  const shown = parts.filter(({ name }) => !(name === "testimonials" && isReplaced("testimonials.yaml")));
  for (const { name, follows, top } of shown) {
    expect(top, name).toBeDefined();
    expect(follows, `${name} comes after the part before it`).toBe(true);
  }
  inOrder(shown.map(({ top }) => top ?? Number.NaN));
});

test("three testimonials, each marked as a sample, with what the owner says of a pet", async ({ page }) => {
  test.skip(isReplaced("testimonials.yaml"), "the operator's own testimonials");
  const main = await arrive(page, 0);
  const cards = main.locator("figure", { has: page.locator("blockquote") });
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card.getByText("Sample", { exact: true })).toBeVisible();
    await expect(card.locator("blockquote")).toBeVisible();
  }
  inOrder(await Promise.all((await cards.all()).map(async (card) => (await positionOf(card)).middle)));
});

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
