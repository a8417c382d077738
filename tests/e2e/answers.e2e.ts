import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { test, violationsIn } from "./journey.ts";

/** A topic is a list of answers: a little more than a page of text. */
const MOST_BYTES = 31 * 1024;

test.use({ javaScriptEnabled: false });

test("an owner goes from the topics to an answer, and reads whether a vet has reviewed it", async ({ page }) => {
  await page.goto("/answers");
  await page.getByRole("link", { name: "Stomach, vomiting and droppings" }).click();
  const question = page.locator('[itemtype="https://schema.org/Question"]').first();
  await expect(question.locator('[itemprop="name"]')).toContainText("?");
  await expect(question.locator('[itemprop="text"] p').first()).toBeVisible();
  await expect(page.getByText("not yet reviewed by a veterinarian")).toBeVisible();
});

test("an owner searches the answers, without script, and lands at the answer", async ({ page }) => {
  await page.goto("/answers");
  await page.getByLabel("Search the answers").fill("brush dog teeth");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("link", { name: "How do I brush my dog's teeth?" }).click();
  await expect(page.locator(":target")).toContainText("How do I brush my dog's teeth?");
});

test("an emergency has a page of its own with what not to do", async ({ page }) => {
  await page.goto("/emergency");
  await page.locator("summary", { hasText: "Choking" }).click();
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
  for (const path of paths) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(gzipSync(await answer.body()).length, `${path} in bytes`).toBeLessThanOrEqual(MOST_BYTES);
  }
});

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true });

  test("answers, emergencies and the lists of substances are accessible and fit a small phone", { tag: "@nightly" }, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ["/answers", "/answers/fish-care", "/answers/pawline", "/emergency/bloat", "/poisons?type=plant&species=cat"]) {
      await page.goto(path);
      expect.soft(await violationsIn(page), path).toEqual([]);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect.soft(tooWide, `${path} scrolls sideways by`).toBeLessThanOrEqual(0);
    }
  });
});
