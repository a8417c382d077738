import { expect } from "@playwright/test";
import { CHOCOLATE_PAGE, test } from "./journey.ts";

test.use({ javaScriptEnabled: false });

test("a page reads completely without scripts", async ({ page }) => {
  await page.goto(CHOCOLATE_PAGE);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Call an emergency vet now if your dog:" })).toBeVisible();
  await expect(main.getByText("breathes hard or has a racing heart")).toBeVisible();
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(main.getByRole("heading", { name: "How to prevent it" })).toBeVisible();
});

test("the landing page is complete without scripts, including answers", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  const answers = page.locator("#faq").getByRole("region", { includeHidden: true });
  expect(await answers.count()).toBeGreaterThanOrEqual(5);
  await page.locator("#faq summary").click();
  for (const answer of await answers.all()) await expect(answer.locator("p").first()).toBeVisible();
});

test("the 404 page offers links without scripts", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("If your pet may be in danger")).toBeVisible();
  await main.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
});

test("a visitor without scripts subscribes in the footer", async ({ page }) => {
  await page.goto(CHOCOLATE_PAGE);
  await page.getByRole("textbox", { name: /email/i }).fill("plain@example.com");
  await page.getByRole("button", { name: "Subscribe Free" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Successfully subscribed" })).toBeVisible();
  await expect(page).toHaveURL("/subscribe");
});
