import { expect, type Page } from "@playwright/test";
import { ask, chatOf, holdBack, startChat, test } from "./journey.ts";
import { recordAnnouncements, scriptChat } from "./scripted-chat.ts";

const COLLAPSED = "now he has collapsed and his gums are white";
const LONG = `${"He likes his new toy a lot. ".repeat(220)}${COLLAPSED}`;
const TOO_LONG = "Your message is longer than 4,000 characters. Please shorten it.";

const heldOf = (page: Page) => chatOf(page).dialog.locator("[data-held]");

test("what is typed while an answer arrives stays, is judged at once, and is asked with one tap", async ({ page }) => {
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "how often should he be wormed");
  await wire.say("Every three months.");
  const announced = await recordAnnouncements(page);
  await ask(page, COLLAPSED);
  const held = heldOf(page);
  await expect(held).toContainText("Still answering: stop it to ask this.");
  await expect(held.getByRole("heading", { name: "Call an emergency vet now" })).toBeInViewport();
  await expect(chat.question).toHaveValue(COLLAPSED);
  expect(await wire.requests()).toHaveLength(1);
  await expect.poll(announced).toEqual(expect.arrayContaining(["This may be an emergency. Call an emergency vet now."]));
  await held.getByRole("button", { name: "Stop and ask this" }).click();
  await expect(chat.questions).toHaveText(["how often should he be wormed", COLLAPSED]);
  await expect(chat.question).toHaveValue("");
  await expect(held).toHaveCount(0);
  expect(JSON.parse((await wire.requests())[1] ?? "{}")).toMatchObject({ petType: "dog" });
});

test("words that waited for the end of an answer can be sent then, and typing on keeps the warning", async ({ page }) => {
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "how often should he be wormed");
  await ask(page, COLLAPSED);
  await chat.question.press("End");
  await chat.question.pressSequentially(" and cold");
  const held = heldOf(page);
  await expect(held.getByRole("heading", { name: "Call an emergency vet now" })).toBeVisible();
  await wire.say("Every three months.");
  await wire.end();
  await expect(held).toContainText("Not sent yet.");
  await held.getByRole("button", { name: "Ask this now" }).click();
  await expect(chat.questions.last()).toHaveText(`${COLLAPSED} and cold`);
});

test("a text over the limit is not cut: Send says why, and all of it is judged on the device", async ({ page }) => {
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await chat.question.fill(LONG);
  await expect(chat.dialog.getByText(/characters too many/)).toBeInViewport();
  await chat.send.click();
  const held = heldOf(page);
  await expect(held).toContainText(TOO_LONG);
  await expect(held.getByRole("heading", { name: "Call an emergency vet now" })).toBeInViewport();
  await expect(chat.question).toHaveValue(LONG);
  expect(await wire.requests()).toHaveLength(0);
  await ask(page, COLLAPSED);
  await expect(chat.questions).toHaveText([COLLAPSED]);
});

test("Enter in the moment that the chat comes to life sends once", async ({ page }) => {
  const wire = await scriptChat(page);
  const release = await holdBack(page, "**/assets/chat-island*");
  await page.goto("/about");
  const chat = chatOf(page);
  await page.getByRole("button", { name: "Ask now" }).click();
  await chat.question.fill("how often should my dog be wormed");
  // React reacts from the commit on; the page learns of it a little later.
  const pressed = chat.question.evaluate(async (field) => {
    const { port1, port2 } = new MessageChannel();
    while (!Object.keys(field).some((key) => key.startsWith("__reactProps"))) {
      await new Promise((next) => {
        port1.onmessage = next;
        port2.postMessage("");
      });
    }
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  });
  release();
  await pressed;
  await wire.say("Every three months.");
  await expect(chat.questions).toHaveText(["how often should my dog be wormed"]);
  await expect(chat.question).toHaveValue("");
  await expect(heldOf(page)).toHaveCount(0);
});

test("a long text of the start page arrives in the chat whole, with its verdict and why it was not sent", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-ask] textarea").fill(LONG);
  await page.locator("[data-ask] textarea").press("Enter");
  const held = heldOf(page);
  await expect(held).toContainText(TOO_LONG);
  await expect(held.getByRole("heading", { name: "Call an emergency vet now" })).toBeVisible();
  await expect(chatOf(page).question).toHaveValue(LONG);
});

test("the server refuses a message over its limit with the same sentence", async ({ request, baseURL }) => {
  const refused = await request.post("/api/chat", { data: { message: LONG }, headers: { Origin: baseURL ?? "" } });
  expect(refused.status()).toBe(400);
  expect(await refused.json()).toMatchObject({ code: "message_too_long", error: TOO_LONG });
});
