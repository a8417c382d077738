import { expect } from "@playwright/test";
import { test } from "./journey.ts";

test.use({ javaScriptEnabled: false });

test("without scripts every guide of the landing page is open", async ({ page }) => {
  await page.goto("/");
  for (const season of ["Spring pet care", "Summer pet care", "Fall pet care", "Winter pet care"]) {
    await expect(page.locator("#seasons").getByRole("heading", { name: season })).toBeVisible();
  }
  for (const stage of ["Puppy", "Adult dog", "Senior dog", "Kitten", "Adult cat", "Senior cat"]) {
    await expect(page.locator("#life-stages").getByRole("heading", { level: 3, name: stage })).toBeVisible();
  }
  await expect(page.locator("#emergencies").getByRole("heading", { name: "First 2-5 minutes" })).toHaveCount(5);
  for (const steps of await page.locator("#emergencies .prose > ol").all()) await expect(steps.locator("li").first()).toBeVisible();
  await page.getByRole("button", { name: "Ask now" }).click();
  await expect(page).toHaveURL(/\/ask\??$/);
  await expect(page.getByRole("heading", { level: 1, name: "Ask about your pet" })).toBeVisible();
});

test("without scripts a visitor subscribes in the footer and sees the result", async ({ page }) => {
  await page.goto("/about");
  const foot = page.getByRole("contentinfo");
  await foot.getByRole("textbox", { name: "Email address" }).fill("quiet@example.com");
  await foot.getByRole("button", { name: "Subscribe Free" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Successfully subscribed");
  await expect(page.getByText("You'll receive weekly pet health tips in your inbox")).toBeVisible();
  await page.goto("/about");
  await foot.getByRole("textbox", { name: "Email address" }).fill("quiet@example");
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
