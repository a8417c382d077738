import { expect } from "@playwright/test";
import { ask, chatOf, complaintsOf, startChat, test } from "./journey.ts";
import { recordAnnouncements, recordPaints, scriptChat } from "./scripted-chat.ts";

const PARAGRAPH = "Watch how it breathes, and call a vet when that changes. ".repeat(6);

test("[R-30] a long answer is rendered at most ten times a second, and not announced word by word", async ({ page }) => {
  const wire = await scriptChat(page);
  const complaints = complaintsOf(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog", "Rex");
  const paints = await recordPaints(page);
  const heard = await recordAnnouncements(page);
  await ask(page, "my dog is having a seizure");
  for (let word = 0; word < 150; word += 1) await wire.say(`word${word} `);
  await wire.end({ triage: { level: "emergency", reasons: [] } });
  await expect(chat.answer).toContainText("word149");
  await expect(chat.helpful).toBeVisible();
  const { busiest, all } = await paints();
  expect(busiest).toBeLessThanOrEqual(10);
  expect(all).toBeGreaterThan(3);
  expect(await heard()).toEqual(["Answering.", "This may be an emergency. Call an emergency vet now.", "The answer is ready."]);
  // The same text is announced again in the next turn.
  await ask(page, "it has another seizure");
  await chat.stop.click();
  expect(await heard()).toEqual(["Answering.", "This may be an emergency. Call an emergency vet now.", "Stopped."]);
  expect(complaints).toEqual([]);
});

test("the log follows the end only while the reader is there, and offers a way back", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog", "Rex");
  const log = chat.dialog.getByRole("region", { name: "Conversation" });
  const fromEnd = () => log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  await ask(page, "how often should he be wormed");
  await wire.say(`${PARAGRAPH}\n\n${PARAGRAPH}\n\n`);
  await expect.poll(fromEnd).toBeLessThan(5);
  await wire.say(`${PARAGRAPH}\n\n`);
  await expect(chat.answer.locator("p")).toHaveCount(3);
  await expect.poll(fromEnd).toBeLessThan(5);
  await log.hover();
  await page.mouse.wheel(0, -600);
  await expect.poll(fromEnd).toBeGreaterThan(200);
  // Nothing new is below yet.
  await expect(chat.newBelow).toHaveCount(0);
  const stayed = await log.evaluate((list) => list.scrollTop);
  await wire.say(`${PARAGRAPH}\n\n${PARAGRAPH}\n\n`);
  await expect(chat.answer.locator("p")).toHaveCount(5);
  await expect(chat.newBelow).toBeVisible();
  await wire.end();
  await expect(chat.helpful).toBeVisible();
  expect(Math.abs((await log.evaluate((list) => list.scrollTop)) - stayed)).toBeLessThan(5);
  await chat.newBelow.click();
  await expect.poll(fromEnd).toBeLessThan(5);
  await expect(chat.newBelow).toHaveCount(0);
  await expect(log).toBeFocused();
});

test("an on-screen keyboard never covers the composer, and the inputs are too large to be zoomed", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  const chat = await startChat(page, "Dog", "Rex");
  const sizes = await chat.dialog
    .locator("input:not([type=radio]), textarea")
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  // A browser that shrinks the page.
  await page.setViewportSize({ width: 360, height: 400 });
  await expect.poll(async () => bottomOf(await chat.question.boundingBox())).toBeLessThanOrEqual(400);
  // A browser whose keyboard covers the page.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => {
    const view = window.visualViewport as VisualViewport;
    Object.defineProperty(view, "height", { configurable: true, value: 420 });
    view.dispatchEvent(new Event("resize"));
  });
  await expect.poll(async () => bottomOf(await chat.question.boundingBox())).toBeLessThanOrEqual(420);
  await expect(chat.send).toBeInViewport();
});

function bottomOf(box: { y: number; height: number } | null): number {
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

test("[R-29] text that would break the parser is shown as text, and the chat continues", async ({ page }) => {
  const wire = await scriptChat(page);
  const complaints = complaintsOf(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog", "Rex");
  for (const bomb of [">".repeat(1500), "- ".repeat(1000), "[".repeat(3000)]) {
    await ask(page, "how often should he be wormed");
    await wire.say(bomb);
    await wire.end();
    await expect(chat.helpful).toBeVisible();
    await expect(chat.answer).toContainText(bomb.slice(0, 50).trim());
  }
  await ask(page, "and then?");
  await wire.say("Ask your vet.");
  await wire.end();
  await expect(chat.answer).toContainText("Ask your vet.");
  expect(complaints).toEqual([]);
});

test("the chat opens on its first field, and on the composer once a conversation has started", async ({ page }) => {
  await page.goto("/about");
  const chat = chatOf(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.getByRole("button", { name: "Ask now" }).click();
  await expect(chat.animal("Dog")).toBeFocused();
  await chat.animal("Cat").check();
  await chat.start.click();
  await expect(chat.question).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Ask now" }).click();
  await expect(chat.question).toBeFocused();
});
