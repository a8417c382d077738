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
  for (const answer of await answers.all()) await expect(answer.locator("p").first()).toBeVisible();
});

test("the 404 page offers links without scripts", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("If your pet may be in danger")).toBeVisible();
  const needed = main.locator("h2 + ul a");
  await expect(needed).toHaveCount(6);
  await expect(needed.first()).toHaveAttribute("href", "/poisons");
  await main.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
});

test("without scripts seasons, life stages and emergencies are open, and the box leads to an answer", async ({ page }) => {
  await page.goto("/");
  for (const season of ["Spring pet care", "Summer pet care", "Fall pet care", "Winter pet care"]) {
    await expect(page.locator("#seasons").getByRole("heading", { name: season })).toBeVisible();
  }
  for (const stage of ["Puppy", "Adult dog", "Senior dog", "Kitten", "Adult cat", "Senior cat"]) {
    await expect(page.locator("#life-stages").getByRole("heading", { level: 3, name: stage })).toBeVisible();
  }
  const protocols = page.locator("[data-protocol]");
  await expect(protocols).toHaveCount(5);
  for (const protocol of await protocols.all()) {
    await expect(protocol.getByRole("heading", { name: "First 2-5 minutes" })).toBeVisible();
    await expect(protocol.locator("ol").first().locator("li:visible")).toHaveCount(8);
    await expect(protocol.getByRole("heading", { name: "Aftercare" })).toBeVisible();
  }
  await expect(page.locator("#emergencies").getByRole("link", { name: /^Poison line/ })).toBeVisible();
  // Without script the box of the start page is a form that a page answers.
  await page.getByRole("textbox", { name: "What's going on with your pet?" }).fill("my dog ate rat poison");
  await page.getByRole("radio", { name: "Dogs" }).check({ force: true });
  await page.getByRole("button", { name: "Describe symptoms" }).click();
  await expect(page).toHaveURL(/\/ask$/);
  await expect(page.getByRole("heading", { name: /Call an emergency vet now/ })).toBeVisible();
  await page.goto("/");
  await page.getByRole("button", { name: "Ask now" }).click();
  await expect(page).toHaveURL(/\/ask\??$/);
  await expect(page.getByRole("heading", { level: 1, name: "Ask about your pet" })).toBeVisible();
});

test("without scripts a visitor subscribes in the footer and sees the result", async ({ page }) => {
  await page.goto("/about");
  const foot = page.getByRole("contentinfo");
  await foot.getByRole("textbox", { name: "E-mail address" }).fill("quiet@example.com");
  await foot.getByRole("button", { name: "Subscribe Free" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Successfully subscribed");
  await expect(page.getByText("You'll receive weekly pet health tips in your inbox")).toBeVisible();
  await page.goto("/about");
  await foot.getByRole("textbox", { name: "E-mail address" }).fill("quiet@example");
  const [answer] = await Promise.all([page.waitForResponse("**/subscribe"), foot.getByRole("button", { name: "Subscribe Free" }).click()]);
  expect(answer.status()).toBe(400);
  await expect(page.getByRole("heading", { level: 1, name: "Subscription failed" })).toBeVisible();
  await expect(page.getByText("Please check your email address and try again")).toBeVisible();
});

test("without scripts the 404 page can search the guides", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("searchbox").fill("limping dog");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/symptoms?q=limping+dog");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /limping/i })
      .first(),
  ).toBeVisible();
});
