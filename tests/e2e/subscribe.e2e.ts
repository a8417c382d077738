import { expect } from "@playwright/test";
import { test } from "./journey.ts";

test("a visitor subscribes to the weekly tips", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const answered = page.waitForResponse("**/api/subscribe");
  await main.getByRole("textbox", { name: /email/i }).fill("owner@example.com");
  await main.getByRole("button", { name: "Subscribe Free" }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText("Successfully subscribed")).toBeVisible();
  await expect(page.getByText("You'll receive weekly pet health tips in your inbox")).toBeVisible();
  await expect(main.getByRole("textbox", { name: /email/i })).toHaveValue("");
});

test("a visitor whose address is refused is told to check it", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const answered = page.waitForResponse("**/api/subscribe");
  // The browser lets this address pass; the server does not.
  await main.getByRole("textbox", { name: /email/i }).fill("owner@example");
  await main.getByRole("button", { name: "Subscribe Free" }).click();
  expect((await answered).status()).toBe(400);
  await expect(page.getByText("Subscription failed")).toBeVisible();
  await expect(page.getByText("Please check your email address and try again")).toBeVisible();
  await expect(main.getByRole("textbox", { name: /email/i })).toHaveValue("owner@example");
});
