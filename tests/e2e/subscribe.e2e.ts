import { expect } from "@playwright/test";
import { holdBack, test } from "./journey.ts";

test("a visitor subscribes to the weekly tips", { tag: "@firefox" }, async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const answered = page.waitForResponse("**/api/subscribe");
  await main.getByRole("textbox", { name: /e-?mail/i }).fill("owner@example.com");
  await main.getByRole("button", { name: "Subscribe Free" }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText("Successfully subscribed 🎉", { exact: true })).toBeVisible();
  await expect(page.getByText("You'll receive weekly pet health tips in your inbox", { exact: true })).toBeVisible();
  await expect(main.getByRole("textbox", { name: /e-?mail/i })).toHaveValue("");
});

test("a visitor whose address is refused is asked to check it", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const answered = page.waitForResponse("**/api/subscribe");
  // The browser accepts this address; the server does not.
  await main.getByRole("textbox", { name: /e-?mail/i }).fill("owner@example");
  await main.getByRole("button", { name: "Subscribe Free" }).click();
  expect((await answered).status()).toBe(400);
  await expect(page.getByText("Subscription failed", { exact: true })).toBeVisible();
  await expect(page.getByText("Please check your email address and try again", { exact: true })).toBeVisible();
  await expect(main.getByRole("textbox", { name: /e-?mail/i })).toHaveValue("owner@example");
});

test("a visitor who subscribes before the scripts arrived is subscribed once they have", async ({ page }) => {
  const release = await holdBack(page, "**/*.js");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: /e-?mail/i }).fill("early@example.com");
  await main.getByRole("button", { name: "Subscribe Free" }).click();
  // Never as a plain GET form: the address would be in the URL, the history and every log.
  await expect(page).toHaveURL("/");
  const answered = page.waitForResponse("**/api/subscribe", { timeout: 7000 });
  release();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText("Successfully subscribed 🎉", { exact: true })).toBeVisible();
});
