import { expect } from "@playwright/test";
import { ask, chatOf, complaintsOf, startChat, test } from "./journey.ts";
import { recordAnnouncements, recordPaints, scriptChat } from "./scripted-chat.ts";

const PARAGRAPH = "Watch how it breathes, and call a vet when that changes. ".repeat(6);

test("[R-30] a long answer is rendered at most ten times a second, and not announced word by word", async ({ page }) => {
  const wire = await scriptChat(page);
  const complaints = complaintsOf(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  const paints = await recordPaints(page);
  const heard = await recordAnnouncements(page);
  await ask(page, "my dog is having a seizure");
  for (let word = 0; word < 150; word += 1) await wire.say(`word${word} `);
  await wire.end({ triage: undefined });
  await expect(chat.answer).toContainText("word149");
  await expect(chat.helpful).toBeVisible();
  const { busiest, all } = await paints();
  expect(busiest).toBeLessThanOrEqual(10);
  expect(all).toBeGreaterThan(3);
  expect(await heard()).toEqual(["Answering.", "This may be an emergency. Call an emergency vet now.", "The answer is ready."]);
  // An emergency that was announced is not announced again; the boundaries of the turn are.
  await ask(page, "it is still having the seizure");
  await chat.stop.click();
  expect(await heard()).toEqual(["Answering.", "Stopped."]);
  expect(complaints).toEqual([]);
});

test("a question goes to the top with its verdict beneath, nothing moves after that, and a reader who left finds the way back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Cat");
  const log = chat.dialog.getByRole("region", { name: "Conversation" });
  const top = () => log.evaluate((list) => list.scrollTop);
  await ask(page, "she has not eaten for a day");
  await wire.end({ response: `${PARAGRAPH}\n\n`.repeat(6), triage: undefined });
  await expect(chat.helpful).toBeAttached();
  // The header and the composer leave the phone to the conversation.
  const [all, conversation] = [await chat.dialog.boundingBox(), await log.boundingBox()];
  expect((all?.height ?? 0) - (conversation?.height ?? 0)).toBeLessThanOrEqual(112);
  await expect(chat.dialog.getByRole("link", { name: "Emergency steps and numbers" })).toBeInViewport({ ratio: 1 });
  await expect(chat.answer.getByText("not a vet")).toBeInViewport();
  const card = chat.answer.getByRole("heading", { name: "Call your vet today" });
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(chat.answer.getByRole("link", { name: "Find a vet" })).toBeInViewport({ ratio: 1 });

  // The same verdict on a later turn is one row.
  await ask(page, "how much does a vet cost?");
  await wire.say(`${PARAGRAPH}\n\n${PARAGRAPH}\n\n`);
  await expect(chat.answer).toContainText("Watch how it breathes");
  await expect(chat.questions.last()).toBeInViewport({ ratio: 1 });
  await expect(chat.strip).toBeInViewport({ ratio: 1 });
  expect((await chat.strip.boundingBox())?.height).toBeLessThanOrEqual(48);
  await expect(card).toHaveCount(0);
  const stayed = await top();
  await wire.say(`${PARAGRAPH}\n\n${PARAGRAPH}\n\n`);
  await expect(chat.answer.locator(".prose p")).toHaveCount(4);
  expect(await top()).toBe(stayed);

  await log.hover();
  await page.mouse.wheel(0, -3000);
  await expect.poll(top).toBeLessThan(5);
  await expect(chat.newBelow).toHaveCount(0);
  await wire.say(PARAGRAPH);
  await expect(chat.newBelow).toBeVisible();
  await chat.newBelow.click();
  await expect(chat.questions.last()).toBeInViewport({ ratio: 1 });
  await expect(chat.newBelow).toHaveCount(0);
  await expect(log).toBeFocused();
  await wire.end({ triage: undefined });
  await chat.strip.getByRole("button", { name: "Why" }).click();
  await expect(card).toBeVisible();
});

test("an on-screen keyboard never covers the composer, and the inputs are too large to be zoomed", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  const sizes = await chat.dialog
    .locator("input, textarea")
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
  const chat = await startChat(page, "Dog");
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

test("the chat opens on the composer, before and after a conversation has started", async ({ page }) => {
  await page.goto("/about");
  const chat = chatOf(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.getByRole("button", { name: "Ask now" }).click();
  await expect(chat.question).toBeFocused();
  await chat.animal("Cat").click();
  await expect(chat.question).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Ask now" }).click();
  await expect(chat.question).toBeFocused();
});
