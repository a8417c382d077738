import { expect } from "@playwright/test";
import { ask, CHOCOLATE_PAGE, complaintsOf, startChat, test } from "./journey.ts";
import { scriptChat } from "./scripted-chat.ts";

test("an owner stops an answer, keeps its text, and asks the same again", async ({ page }) => {
  const wire = await scriptChat(page);
  const complaints = complaintsOf(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "how often should he be wormed");
  await wire.say("Every three ");
  await expect(chat.answer).toContainText("Every three");
  await chat.question.fill("half a thought");
  // Within half a second of Send, a tap on Stop counts as the second half of a double tap.
  await expect(async () => {
    await chat.stop.click({ timeout: 500 });
    await expect(chat.answer).toContainText("You stopped this answer.", { timeout: 500 });
  }).toPass();
  await expect(chat.answer).toContainText("Every three");
  await expect(chat.question).toBeFocused();
  await expect(chat.question).toHaveValue("half a thought");
  await expect(chat.stop).toHaveCount(0);
  await chat.retry.click();
  await expect(chat.questions).toHaveText(["how often should he be wormed"]);
  await wire.say("Every three months.");
  await wire.end();
  await expect(chat.answers).toHaveCount(1);
  await expect(chat.answer).toContainText("Every three months.");
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  const [first = "", again = ""] = await wire.requests();
  expect(JSON.parse(again)).toMatchObject(JSON.parse(first));
  expect(complaints).toEqual([]);
});

test("[R-14] [X33] an answer that breaks off keeps its text, shows the apology, and can be retried", async ({ page }) => {
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "how often should he be wormed");
  await wire.say("Every three");
  await expect(chat.answer).toContainText("Every three");
  await wire.breakOff();
  await expect(chat.apology).toBeVisible();
  await expect(chat.answer).toContainText("Every three");
  await expect(chat.answer).toContainText("call an emergency vet");
  await chat.retry.click();
  await wire.say("Ask your vet.");
  await wire.end();
  await expect(chat.apology).toHaveCount(0);
  await expect(chat.questions).toHaveCount(1);
  await expect(chat.answer).toContainText("Ask your vet.");
});

test("an owner edits the last question, or cancels the edit", async ({ page }) => {
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Cat");
  await ask(page, "what should she weigh");
  await wire.say("It depends.");
  await wire.end();
  await chat.change.click();
  await expect(chat.question).toBeFocused();
  await expect(chat.question).toHaveValue("what should she weigh");
  await chat.dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(chat.question).toHaveValue("");
  await expect(chat.question).toBeFocused();
  await chat.change.click();
  await chat.question.fill("what should a Maine Coon weigh");
  await chat.question.press("Enter");
  await expect(chat.questions).toHaveText(["what should a Maine Coon weigh"]);
  const sent = JSON.parse((await wire.requests()).at(-1) ?? "{}");
  expect(sent).toMatchObject({ message: "what should a Maine Coon weigh", conversationHistory: [] });
  await wire.say("More.");
  await wire.end();
  await expect(chat.answers).toHaveCount(1);
});

test("[R-15] nothing is sent when empty, twice, or while an answer arrives", async ({ page }) => {
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await chat.question.fill("   ");
  await chat.question.press("Enter");
  await chat.quick("Vomiting").dblclick();
  for (let presses = 0; presses < 5; presses += 1) await chat.question.press("Enter");
  await chat.question.fill("and now?");
  await chat.question.press("Enter");
  expect(await wire.requests()).toHaveLength(1);
  await expect(chat.question).toHaveValue("and now?");
  await expect(chat.questions).toHaveText(["My pet has been vomiting."]);
});

test("a double tap on Send neither sends twice nor stops the answer", async ({ page }) => {
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await chat.question.fill("how often should he be wormed");
  await chat.send.dblclick();
  await wire.say("Every three months.");
  await expect(chat.answer).toContainText("Every three months.");
  await expect(chat.answer).not.toContainText("You stopped this answer.");
  expect(await wire.requests()).toHaveLength(1);
});

test("Enter during input-method composition sends nothing, Shift+Enter breaks the line", { tag: "@nightly" }, async ({ page }) => {
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await chat.question.fill("犬が");
  const enter = (fields: object) =>
    chat.question.evaluate((input, init) => {
      const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init });
      // Chromium ignores this in the constructor; Safari's own events have it.
      if ("keyCode" in init) Object.defineProperty(event, "keyCode", { value: init.keyCode });
      input.dispatchEvent(event);
    }, fields);
  await enter({ isComposing: true });
  await enter({ keyCode: 229 });
  expect(await wire.requests()).toHaveLength(0);
  await chat.question.press("Shift+Enter");
  await expect(chat.question).toHaveValue("犬が\n");
  await chat.question.press("Enter");
  await expect(chat.questions).toHaveCount(1);
});

test("an owner copies an answer, and goes on with a question that fits the urgency", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(CHOCOLATE_PAGE);
  const chat = await startChat(page, "Cat");
  await ask(page, "she has not eaten for 24 hours and hides");
  await expect(chat.helpful).toBeVisible();
  await chat.answer.getByRole("button", { name: "Copy this answer" }).click();
  await expect(chat.answer.getByRole("button", { name: "Copied" })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("vet");
  const next = chat.followUps.getByRole("button").first();
  const words = (await next.textContent()) ?? "";
  await next.click();
  await expect(chat.questions).toHaveText(["she has not eaten for 24 hours and hides", words]);
  await expect(chat.answers).toHaveCount(2);
  await expect(chat.helpful).toBeVisible();
  await expect(chat.followUps.getByText(words)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test("an owner who takes a mistake back reads that the emergency is over, and why", async ({ page }) => {
  await page.goto(CHOCOLATE_PAGE);
  const chat = await startChat(page, "Dog");
  await ask(page, "my dog ate chocolate 3 hours ago");
  await expect(chat.emergency).toBeVisible();
  await expect(chat.helpful).toBeVisible();
  await ask(page, "sorry, false alarm, it was only a plush toy");
  await expect(chat.answer).toContainText("You told us that it was not real");
  await expect(chat.strip).toHaveCount(0);
  await expect(chat.answer.getByRole("heading", { name: "Call an emergency vet now" })).toHaveCount(0);
  await chat.dialog.getByRole("button", { name: "For my vet" }).click();
  const card = page.getByRole("article", { name: "Card for the vet: Dog" });
  await expect(card).toContainText("it was only a plush toy");
  await expect(card).not.toContainText("emergency");
});

test("an owner who says only that they were wrong keeps the emergency, and may start over", async ({ page }) => {
  await page.goto(CHOCOLATE_PAGE);
  const chat = await startChat(page, "Dog");
  await ask(page, "he ate rat poison");
  await expect(chat.helpful).toBeVisible();
  await expect(chat.startOver).toHaveCount(0);
  await ask(page, "never mind, i was wrong");
  await expect(chat.strip).toContainText("Still an emergency");
  await expect(chat.helpful).toBeVisible();
  await chat.startOver.click();
  await expect(chat.answers).toHaveCount(0);
  await expect(chat.question).toBeFocused();
  const request = page.waitForRequest("**/api/chat");
  await ask(page, "how often should I brush him?");
  const sent = (await request).postDataJSON();
  expect(sent).not.toHaveProperty("previousLevel");
  expect(sent).not.toHaveProperty("facts");
});

test("an answer that is complete leaves no aborted request behind", { tag: "@nightly" }, async ({ page }) => {
  const ends: string[] = [];
  for (const end of ["requestfinished", "requestfailed"] as const) {
    page.on(end as "requestfinished", (request) => request.url().endsWith("/api/chat") && ends.push(end));
  }
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "how often should I brush him?");
  await expect(chat.helpful).toBeVisible();
  await expect.poll(() => ends).toEqual(["requestfinished"]);
});
