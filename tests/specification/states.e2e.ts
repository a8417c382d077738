import { expect } from "@playwright/test";
import { chatOf, test } from "../e2e/journey.ts";
import { answerChat, askAndRead, openChat } from "./chat.ts";

test("the widget and the window event open the chat", async ({ page }) => {
  await page.goto("/symptoms");
  const { dialog } = chatOf(page);
  await page.getByRole("button", { name: "Ask now" }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close the chat" }).click();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => dispatchEvent(new CustomEvent("open_chatbot_modal")));
  await expect(dialog).toBeVisible();
});

test("a blank message sends nothing, one is sent at a time, and the input clears as it is sent", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const sent = await answerChat(page, async (route) => {
    await released;
    await route.fulfill({ json: { response: "The first answer.", messageId: "an-id" } });
  });
  await page.goto("/about");
  const chat = await openChat(page);
  for (const blank of ["", "   ", "\n \t"]) {
    await chat.question.fill(blank);
    await chat.question.press("Enter");
    await chat.send.click();
  }
  await expect(chat.questions).toHaveCount(0);
  await chat.question.fill("  How often should I brush him? ");
  await chat.question.press("Enter");
  await expect(chat.question).toHaveValue("");
  await expect(chat.questions).toHaveText(["How often should I brush him?"]);
  await chat.question.fill("And her?");
  await chat.question.press("Enter");
  await expect(chat.question).toHaveValue("And her?");
  release();
  await expect(chat.answer.getByText("The first answer.")).toBeVisible();
  await expect(chat.questions).toHaveCount(1);
  expect(sent.map(({ message }) => message)).toEqual(["How often should I brush him?"]);
});

test("when the history changes, the list is scrolled after 100 ms and not before", async ({ page }) => {
  const long = "A line of the answer.\n\n".repeat(40);
  await answerChat(page, long);
  await page.clock.install();
  await page.goto("/about");
  const chat = await openChat(page);
  await chat.question.fill("How often should I brush him?");
  await chat.question.press("Enter");
  await page.clock.runFor(3000);
  await expect(chat.helpful).toBeVisible();
  const log = chat.dialog.locator("[data-exchanges]").locator("xpath=ancestor-or-self::*[contains(@class,'overflow')][1]");
  const scrolled = () => log.evaluate((element) => element.scrollTop);
  const before = await scrolled();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await chat.question.fill("And her?");
  await chat.question.press("Enter");
  await expect(chat.questions).toHaveCount(2);
  await page.clock.runFor(95);
  expect(await scrolled()).toBe(before);
  await page.clock.runFor(65);
  await expect.poll(scrolled).toBeGreaterThan(before);
  await expect(chat.questions.last()).toBeInViewport();
});

test("after one vote both thumbs are disabled and dimmed, also after a reload, and no second vote is sent", async ({ page }) => {
  const votes: unknown[] = [];
  await page.route("**/api/feedback", async (route) => {
    votes.push(route.request().postDataJSON());
    await route.fulfill({ json: { ok: true } });
  });
  await answerChat(page, "Once a week.");
  await page.goto("/about");
  const chat = await openChat(page);
  await askAndRead(page, "How often should I brush him?", "Once a week.");
  const thumbs = [chat.helpful, chat.notHelpful];
  const opacities = () => Promise.all(thumbs.map((thumb) => thumb.evaluate((element) => Number(getComputedStyle(element).opacity))));
  expect(await opacities()).toEqual([1, 1]);
  for (const thumb of thumbs) await expect(thumb).toBeEnabled();
  await chat.helpful.click();
  for (const thumb of thumbs) await expect(thumb).toBeDisabled();
  for (const opacity of await opacities()) expect(opacity).toBeLessThanOrEqual(0.6);
  for (const thumb of thumbs) await thumb.click({ force: true });
  await chat.notHelpful.focus();
  await page.keyboard.press("Enter");
  await page.reload();
  for (const thumb of thumbs) await expect(thumb).toBeDisabled();
  for (const opacity of await opacities()) expect(opacity).toBeLessThanOrEqual(0.6);
  expect(votes).toEqual([expect.objectContaining({ messageId: "id-1", rating: "positive", petType: "dog" })]);
});

test("a stored symptom fills the input once, in lower case, and so does an event while the chat is open", async ({ page }) => {
  await page.goto("/about");
  const chat = chatOf(page);
  const open = () => page.evaluate(() => dispatchEvent(new Event("open_chatbot_modal")));
  const select = (detail: unknown) =>
    page.evaluate((symptom) => dispatchEvent(new CustomEvent("symptom-selected", { detail: symptom })), detail);
  const stored = () => page.evaluate(() => sessionStorage.getItem("pendingSymptom"));
  for (const [symptom, sentence] of [
    ["Fever", "my pet is showing fever"],
    ["not_eating", "my pet is not eating"],
    ["VOMITING", "my pet is vomiting"],
  ] as const) {
    await page.evaluate((value) => sessionStorage.setItem("pendingSymptom", value), symptom);
    await open();
    await expect(chat.question).toHaveValue(sentence);
    expect(await stored(), "the stored value is removed").toBeNull();
    await chat.dialog.getByRole("button", { name: "Close the chat" }).click();
    await expect(chat.dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.chat)).toBeUndefined();
  }
  await select("Limping");
  expect(await page.locator("#chat-input").inputValue(), "an event while the chat is closed does nothing").toBe("my pet is vomiting");
  await open();
  await expect(chat.dialog).toBeVisible();
  await select("Limping");
  await expect(chat.question).toHaveValue("my pet is showing limping");
  for (const ignored of ["general_consultation", "", { symptom: "Limping" }]) {
    await select(ignored);
    await expect(chat.question).toHaveValue("my pet is showing limping");
  }
});

test("general_consultation, stored, opens the chat with an empty input and is removed", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => {
    sessionStorage.setItem("pendingSymptom", "general_consultation");
    dispatchEvent(new Event("open_chatbot_modal"));
  });
  const chat = chatOf(page);
  await chat.animal("Dog").click();
  await chat.pet.waitFor();
  await expect(chat.question).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("pendingSymptom"))).toBeNull();
});

test("setup: an animal, then a name that is confirmed; both go along with the next message", async ({ page }) => {
  const sent = await answerChat(page, "All right.");
  await page.goto("/about");
  const chat = await openChat(page, "Rabbit");
  const sheet = page.getByRole("dialog", { name: "Who is this about?" });
  await chat.pet.click();
  await sheet.getByRole("textbox", { name: "Pet's name" }).fill("Clover");
  await sheet.getByRole("button", { name: "Save" }).click();
  await askAndRead(page, "How long do they live?", "All right.");
  expect(sent[0]).toMatchObject({ petType: "rabbit", petName: "Clover", message: "How long do they live?" });
});
