import { expect } from "@playwright/test";
import { ask, startChat, test } from "./journey.ts";
import { scriptChat } from "./scripted-chat.ts";

test("an answer whose connection fell silent ends: what arrived stays, and it can be asked for again", async ({ page }) => {
  const wire = await scriptChat(page);
  // The offline answers cannot be loaded either.
  await page.route("**/_content/offline.json", (route) => route.abort());
  await page.clock.install();
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "how often should he be wormed");
  await wire.say("Every three");
  // With heartbeats alone it goes on.
  await page.clock.runFor(15_000);
  await expect(chat.stop).toBeVisible();
  await wire.fallSilent();
  await page.clock.runFor(9_000);
  await expect(chat.stop).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(chat.stop).toHaveCount(0);
  await expect(chat.answer).toContainText("Every three");
  await expect(chat.answer).toContainText("The connection is lost.");
  await chat.retry.click();
  await wire.say("Every three months.");
  await wire.end();
  await expect(chat.answer).toContainText("Every three months.");
  await expect(chat.answer).not.toContainText("The connection is lost.");
});

test("a device that goes offline ends the answer on its way, and answers from its own pages", async ({ page }) => {
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "he ate a bar of dark chocolate 3 hours ago");
  await expect(chat.stop).toBeVisible();
  await wire.fallSilent();
  // What this device would have stored is still within reach, as with the offline worker.
  await page.evaluate(() => {
    Object.defineProperty(navigator, "onLine", { get: () => false });
    dispatchEvent(new Event("offline"));
  });
  await expect(chat.answer).toContainText("The connection is lost. This answer comes from the guides on this device.");
  await expect(chat.answer.locator("[data-bubble=assistant]").first()).toContainText(/chocolate/i);
  await expect(chat.retry).toBeVisible();
});
