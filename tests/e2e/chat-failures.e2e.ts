import { expect } from "@playwright/test";
import { SCROLL_DELAY_MS } from "#app/domain/limits.ts";
import { ask, chatOf, choose, startChat, test } from "./journey.ts";
import { scriptChat } from "./scripted-chat.ts";

test("one message too many: the visitor reads how long to wait, and asks again when it is over", async ({ page }) => {
  await page.clock.install();
  await page.route("**/api/chat", (route) =>
    route.fulfill({ status: 429, headers: { "Retry-After": "40" }, json: { code: "rate_limited" } }),
  );
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "my dog ate rat poison");
  await expect(chat.emergency).toBeInViewport();
  await expect(chat.answer).toContainText(/ask again in (40|39) seconds/);
  await expect(chat.retry).toBeDisabled();
  await page.clock.fastForward(41_000);
  await expect(chat.retry).toBeEnabled();
  await expect(chat.answer).not.toContainText("Too many messages");
});

test("a plain JSON reply without a verdict is an answer, beside the verdict of the device", async ({ page }) => {
  await page.route("**/api/chat", (route) => route.fulfill({ json: { response: "Take the box with you.", messageId: "1" } }));
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "my dog ate rat poison");
  await expect(chat.answer).toContainText("Take the box with you.");
  await expect(chat.emergency).toBeVisible();
  await expect(chat.apology).toHaveCount(0);
});

test("a source opens without losing the chat: Back shows it again", async ({ page }) => {
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "he ate a bar of dark chocolate 3 hours ago");
  await expect(chat.helpful).toBeVisible();
  const source = chat.sources.getByRole("link").first();
  const path = (await source.getAttribute("href")) ?? "";
  await source.click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(chat.dialog).toBeVisible();
  await expect(chat.questions).toHaveText(["he ate a bar of dark chocolate 3 hours ago"]);
});

test("Chat in the header opens the chat on any page, and a text box of a page sends what was typed", async ({ page }) => {
  const wire = await scriptChat(page);
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Chat" }).click();
  const chat = chatOf(page);
  await expect(chat.dialog).toBeVisible();
  await expect(page).toHaveURL("/about");
  await page.keyboard.press("Escape");
  await expect(chat.dialog).toBeHidden();
  await page.evaluate(() =>
    dispatchEvent(new CustomEvent("open_chatbot_modal", { detail: { message: "he swallowed a sock", petType: "dog" } })),
  );
  await expect(chat.questions).toHaveText(["he swallowed a sock"]);
  expect(JSON.parse((await wire.requests())[0] ?? "{}")).toMatchObject({ message: "he swallowed a sock", petType: "dog" });
});

test("an edited mistake no longer counts", async ({ page }) => {
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "he ate rat poison");
  await expect(chat.emergency).toBeVisible();
  await wire.end({ response: "Call.", triage: { level: "emergency", reasons: [] } });
  await chat.change.click();
  await chat.question.fill("how often should I brush him?");
  await chat.question.press("Enter");
  await wire.end({ response: "Weekly." });
  await expect(chat.answer).toContainText("Weekly.");
  await expect(chat.emergency).toHaveCount(0);
  expect(JSON.parse((await wire.requests()).at(-1) ?? "{}")).not.toHaveProperty("previousLevel");
});

test("everything stays in reach on a low screen, and what people write has its own direction and speaker", { tag: "@nightly" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "כלב שלי מקיא");
  await wire.end({ response: "Call a vet." });
  await expect(chat.questions.first()).toHaveAttribute("dir", "auto");
  await expect(chat.dialog.getByRole("heading", { name: "You", exact: true })).toBeAttached();
  await expect(chat.dialog.getByRole("heading", { name: "Answer", exact: true })).toBeAttached();
  await chat.question.fill("a".repeat(3600));
  await expect(chat.dialog.getByText("3,600 of 4,000 characters")).toBeInViewport();
  await chat.question.fill("");
  await choose(page, "What was sent");
  await expect(page.getByRole("dialog", { name: "What was sent" })).toBeVisible();
  await page.keyboard.press("Escape");
  await chat.dialog.getByRole("button", { name: "For my vet" }).click();
  const sheet = page.getByRole("dialog", { name: "For my vet" });
  await sheet.evaluate((dialog) => dialog.scrollTo(0, 10_000));
  await expect(sheet.getByRole("button", { name: "Close: For my vet" })).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole("button", { name: "Copy" })).toBeInViewport({ ratio: 1 });
});

test("at 400% zoom nothing needs scrolling sideways, and the verdict has room for its first call", { tag: "@nightly" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 400 });
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog", "Bartholomew");
  const widest = () =>
    page.evaluate(() => {
      // What is folded has a size too, from before it was ever laid out.
      const shown = [...document.querySelectorAll("dialog *")].filter((part) => part.checkVisibility());
      return Math.max(...shown.map((part) => part.getBoundingClientRect().right));
    });
  await ask(page, "he ate rat poison");
  await wire.end({ response: "Call.", triage: undefined });
  await expect(chat.answer.getByRole("link", { name: "Find an emergency vet" })).toBeInViewport({ ratio: 1 });
  expect(await widest()).toBeLessThanOrEqual(320);
  await expect(chat.send).toBeInViewport({ ratio: 1 });
  await expect(chat.dialog.getByRole("button", { name: "Close the chat" })).toBeInViewport({ ratio: 1 });
  await chat.dialog.locator("summary", { hasText: "dog" }).first().click();
  expect(await widest()).toBeLessThanOrEqual(320);
  for (const open of [() => chat.pet.click(), () => chat.dialog.getByRole("button", { name: "For my vet" }).click()]) {
    await open();
    const sheet = page.getByRole("dialog").last();
    await expect(sheet.getByRole("button", { name: /^Close:/ })).toBeInViewport({ ratio: 1 });
    expect(await widest()).toBeLessThanOrEqual(320);
    await page.keyboard.press("Escape");
  }
});

test("the reasons of a down vote come into view", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const wire = await scriptChat(page);
  await page.route("**/api/feedback", (route) => route.fulfill({ json: { ok: true } }));
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "how often should I brush him?");
  await wire.end({ response: "Brush him weekly. ".repeat(60) });
  // No reader votes before the question has gone to the top.
  await page.waitForTimeout(2 * SCROLL_DELAY_MS);
  await chat.notHelpful.click();
  await expect(chat.answer.getByRole("group", { name: "What went wrong?" }).getByRole("button").last()).toBeInViewport({ ratio: 0.98 });
});
