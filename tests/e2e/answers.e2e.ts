import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { test, violationsIn } from "./journey.ts";

/** A topic is a list of answers: a little more than a page of text. */
const MOST_BYTES = 31 * 1024;

test.use({ javaScriptEnabled: false });

test("an owner goes from the topics to an answer, and reads whether a vet has reviewed it", async ({ page }) => {
  await page.goto("/answers");
  await page.getByRole("link", { name: "Stomach, vomiting and droppings" }).click();
  await page.locator("main details[open] li a").first().click();
  const question = page.locator('[itemtype="https://schema.org/Question"]');
  await expect(question.getByRole("heading", { level: 1 })).toContainText("?");
  await expect(question.locator('[itemprop="text"] p').first()).toBeVisible();
  await expect(page.getByText("not yet reviewed by a veterinarian")).toBeVisible();
});

test("an owner searches the answers, without script, and lands on the answer's own page", async ({ page }) => {
  await page.goto("/answers");
  await page.getByLabel("Search the answers").fill("brush dog teeth");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Signs of illness" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "All topics" })).toHaveAttribute("href", "/answers");
  await page.getByRole("link", { name: "How do I brush my dog's teeth?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How do I brush my dog's teeth?");
  await expect(page).toHaveTitle("How do I brush my dog's teeth?");
});

test("one search finds foods, guides and answers on every directory, and words as they are typed before any that look alike", async ({
  page,
}) => {
  const found = (id: string) => page.locator(`[aria-labelledby="found-${id}"] a`);
  for (const path of ["/answers", "/symptoms"]) {
    await page.goto(`${path}?q=grapes`);
    await expect(found("substances").first()).toHaveText("Grapes and raisins");
    await expect(page.getByRole("main").getByRole("link", { name: /grass/ })).toHaveCount(0);
  }
  await page.goto("/poisons?q=grapes");
  await expect(found("guides").filter({ hasText: "My dog ate grapes" })).toHaveCount(1);
  await page.goto("/answers?q=cost+of+spay");
  await expect(found("guides").or(found("answers")).first()).toContainText(/spay|neuter/i);
});

test("a substance has a page of its own: what is asked, every animal, what is near it; a name that is none has none", async ({ page }) => {
  await page.goto("/poisons?q=grapes");
  await page.getByRole("link", { name: "Grapes and raisins", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Can pets eat grapes and raisins?");
  await expect(page.locator("[aria-labelledby=by-animal] li")).toHaveCount(9);
  await expect(page.locator("[aria-labelledby=near] a").first()).toBeVisible();
  expect((await page.goto("/poisons/dragons"))?.status()).toBe(404);
  expect((await page.goto("/answers/stomach/dragons"))?.status()).toBe(404);
});

test("a topic is at most 6,000 px long on a phone, and an old link to a place on it arrives at the question", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const topic of ["small-pet-care", "stomach", "loss-and-goodbye", "diet-and-feeding", "skin-and-coat", "pawline"]) {
    await page.goto(`/answers/${topic}`);
    expect.soft(await page.evaluate(() => document.documentElement.scrollHeight), topic).toBeLessThanOrEqual(6000);
  }
  await page.goto("/answers/bird-care#bird-bathing");
  await expect(page.locator(":target")).toContainText("How often should my bird bathe?");
  await page.goto("/answers/stomach");
  await page.getByRole("navigation", { name: "Animals" }).getByRole("link", { name: /^Cat/ }).click();
  await expect(page.locator("#for-cat a").first()).toBeInViewport();
});

test("an emergency has a page of its own with what not to do", async ({ page }) => {
  await page.goto("/emergency");
  await page.getByRole("navigation", { name: "Emergencies" }).getByRole("link", { name: "Choking" }).click();
  await page
    .locator("#choking")
    .getByRole("link", { name: /^More on this/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choking: what to do now");
  await expect(page.getByRole("heading", { name: "What not to do" })).toBeVisible();
  expect((await page.goto("/emergency/dragons"))?.status()).toBe(404);
});

test("every topic and every emergency is in the sitemap and answers, and a topic weighs no more than a page of text", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/(?:answers|emergency)\/[^<]+)/g)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThanOrEqual(25 + 14);
  // Of the single answers every twentieth: they are one page with other words.
  const single = paths.filter((path) => path.split("/").length > 3);
  expect(single.length).toBeGreaterThanOrEqual(1000);
  for (const path of paths.filter((one) => !single.includes(one) || single.indexOf(one) % 20 === 0)) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(gzipSync(await answer.body()).length, `${path} in bytes`).toBeLessThanOrEqual(MOST_BYTES);
  }
});

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true });

  test("an answer is shared as a link or as a picture", async ({ page }) => {
    await page.addInitScript(() => {
      for (const [name, value] of Object.entries({ share: undefined, canShare: undefined, clipboard: { writeText: async () => {} } }))
        Object.defineProperty(navigator, name, { value });
    });
    await page.goto("/answers/bird-care/bird-bathing");
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByText("The link is copied.")).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Share as a picture" }).click();
    expect((await download).suggestedFilename()).toBe("pet-answer.png");
  });

  test("answers, emergencies and the lists of substances are accessible and fit a small phone", { tag: "@nightly" }, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [
      "/answers",
      "/answers/fish-care",
      "/answers/pawline",
      "/answers/bird-care/bird-bathing",
      "/poisons/grapes",
      "/emergency/bloat",
      "/poisons?type=plant&species=cat",
    ]) {
      await page.goto(path);
      expect.soft(await violationsIn(page), path).toEqual([]);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect.soft(tooWide, `${path} scrolls sideways by`).toBeLessThanOrEqual(0);
    }
  });
});

test("a page about a loss asks for no address, and leads back to the answers about loss", async ({ page }) => {
  for (const path of ["/pet-loss-grief", "/answers/loss-and-goodbye/was-it-my-fault"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByLabel("E-mail address")).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Loss and goodbye" })).toBeVisible();
  }
  await page.goto("/vomiting-nausea");
  await expect(page.getByLabel("E-mail address")).toHaveCount(1);
});

test("the page about grief has the crisis lines before anything about an animal, and a calm page opens its emergency card without script", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/pet-loss-grief");
  await expect(page.getByRole("complementary", { name: "Crisis lines" }).locator("a[href='tel:988']")).toBeInViewport();
  await page.goto("/contact");
  const card = page.locator("main [data-care=emergency]");
  await expect(card).toBeHidden();
  await page.getByText("In danger? 5 signs that need an emergency vet now").click();
  await expect(card.getByRole("link", { name: "Find an emergency vet" })).toBeVisible();
  await context.close();
});
