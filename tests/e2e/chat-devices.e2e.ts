import { expect } from "@playwright/test";
import { ask, startChat, test } from "./journey.ts";
import { scriptChat } from "./scripted-chat.ts";

test("on a page without https, where crypto.randomUUID is missing, a question is sent", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, "randomUUID", { value: undefined }));
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "how often should I brush him?");
  await wire.end({ response: "Weekly." });
  await expect(chat.answer).toContainText("Weekly.");
});

test("the field grows with its text where the browser does not do so by itself", async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked: string[]) => asked[0] !== "field-sizing" && (supports as (...all: string[]) => boolean)(...asked);
  });
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await chat.question.evaluate((field) => field.style.setProperty("field-sizing", "fixed"));
  const height = async () => (await chat.question.boundingBox())?.height ?? 0;
  const one = await height();
  await chat.question.fill("one\ntwo\nthree");
  await expect.poll(height).toBeGreaterThan(one + 30);
  await chat.question.fill("");
  await expect.poll(height).toBe(one);
});

test("reading aloud stops when the chat is closed", async ({ page }) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { calls });
    Object.defineProperty(window, "speechSynthesis", {
      value: { speak: () => calls.push("speak"), cancel: () => calls.push("cancel") },
    });
  });
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "he ate rat poison");
  await wire.end({ response: "Call.", triage: undefined });
  await chat.answer.getByRole("button", { name: "Read aloud" }).click();
  await expect(chat.answer.getByRole("button", { name: "Stop reading" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(chat.dialog).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { calls: string[] }).calls.at(-1))).toBe("cancel");
});

test("the question of a check is read aloud with the owner's words and the answers", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "speechSynthesis", {
      value: { speak: ({ text }: { text: string }) => Object.assign(window, { spoken: text }), cancel: () => {} },
    });
  });
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "Last week my dog collapsed on the grass. Since then she sleeps a lot and I keep going back to look at her.");
  await chat.answer.getByRole("button", { name: "Read aloud" }).click();
  expect(await page.evaluate(() => (window as unknown as { spoken: string }).spoken)).toMatch(
    /^This may be an emergency\. .*my dog collapsed on the grass.*\? Yes\. .*No\./,
  );
});

test("a stored conversation of an odd shape does not break the chat", async ({ page }) => {
  await page.addInitScript(() => {
    const chatHistory = [null, 7, { id: "1", type: "bot" }, { id: "2:question", type: "user", message: "help", timestamp: 0 }];
    const conversation = { chatHistory, petName: 5, selectedPet: {}, isSetupComplete: true, isLoading: true };
    sessionStorage.setItem("conversation", JSON.stringify({ shape: 2, conversation, draft: 3, others: [null] }));
    sessionStorage.setItem("pendingMessage", "undefined");
  });
  const wire = await scriptChat(page);
  await page.goto("/about");
  await page.getByRole("button", { name: "Ask now" }).click();
  const chat = await ask(page, "how often should I brush my dog?");
  await expect.poll(async () => (await wire.requests()).length).toBe(1);
  await wire.end({ response: "Weekly." });
  await expect(chat.answer).toContainText("Weekly.");
});
