import { expect } from "@playwright/test";
import { test } from "./journey.ts";

test.use({ javaScriptEnabled: false });

test("without scripts seasons and life stages are open, and a tap opens the first steps and the number of an emergency", async ({
  page,
}) => {
  await page.goto("/");
  for (const season of ["Spring pet care", "Summer pet care", "Fall pet care", "Winter pet care"]) {
    await expect(page.locator("#seasons").getByRole("heading", { name: season })).toBeVisible();
  }
  for (const stage of ["Puppy", "Adult dog", "Senior dog", "Kitten", "Adult cat", "Senior cat"]) {
    await expect(page.locator("#life-stages").getByRole("heading", { level: 3, name: stage })).toBeVisible();
  }
  const rows = page.locator("#emergencies .protocol");
  await expect(rows).toHaveCount(5);
  for (const row of await rows.all()) {
    await row.locator("summary").first().click();
    await expect(row.getByRole("heading", { name: "First 2-5 minutes" })).toBeVisible();
    await expect(row.locator("ol").first().locator("li")).toHaveCount(3);
    await expect(row.getByRole("link", { name: /^(?:Call|Poison line)/ })).toBeVisible();
  }
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
