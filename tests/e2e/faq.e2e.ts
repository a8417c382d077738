import { expect } from "@playwright/test";
import { holdBack, test } from "./journey.ts";

test("an owner opens and closes a question of the landing page, with the mouse or the keyboard", { tag: "@firefox" }, async ({ page }) => {
  const release = await holdBack(page, "**/*.js");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const questions = page.locator("#faq").getByRole("button");
  const [first, second] = [questions.nth(0), questions.nth(1)];
  const answerTo = async (question: typeof first) =>
    page
      .locator(`[id="${await question.getAttribute("aria-controls")}"]`)
      .locator("p")
      .first();
  await expect(await answerTo(first)).toBeHidden();
  // Pressed before the scripts have loaded.
  await first.click();
  release();
  await expect(await answerTo(first)).toBeVisible();
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(await answerTo(second)).toBeVisible();
  await expect(await answerTo(first)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(await answerTo(second)).toBeHidden();
});
