import { expect, type Page } from "@playwright/test";
import { ask, chatOf, startChat, test, violationsIn } from "./journey.ts";

const STORY =
  "Last week, when we came back from the park, my dog collapsed on the grass. Since then she has been sleeping on the sofa next to me, and my husband says that I worry too much about her, but I keep going back to look.";

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

/** The check and its outcome, as an owner sees them. */
function checkOf(page: Page) {
  const { answer, dialog } = chatOf(page);
  const group = (name: string) => answer.getByRole("group", { name });
  return {
    heading: answer.getByRole("heading", { name: "This may be an emergency. One question:" }),
    sign: group("Is that happening now, or on and off today?"),
    list: group("Is one of these so?"),
    tap: (name: string) => answer.getByRole("button", { name, exact: true }),
    today: answer.getByRole("heading", { name: "Call your vet today" }),
    red: dialog.getByRole("heading", { name: "Call an emergency vet now" }),
    undo: answer.getByRole("button", { name: /^Undo/ }),
  };
}

/** Answers the signs of the story with no, up to the list. */
async function denySigns(page: Page) {
  const check = checkOf(page);
  for (let most = 3; most > 0 && (await check.sign.isVisible()); most--) {
    const before = await check.undo.count();
    await check.tap("No").click();
    await expect(check.undo).toHaveCount(before + 1);
  }
  await expect(check.list).toBeVisible();
}

test("a story is asked about: a yes turns the card red with one tap, and Undo takes it back", async ({ page }) => {
  await page.goto("/");
  const chat = await startChat(page, "Dog");
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, STORY);
  const check = checkOf(page);
  await expect(check.heading).toBeVisible();
  await expect(chat.answer.getByRole("blockquote").filter({ hasText: "my dog collapsed on the grass" })).toBeVisible();
  await expect(chat.answer.getByRole("link", { name: /Find an emergency vet/ })).toBeInViewport();
  await expect(chat.answer.locator('a[href^="tel:"]')).toHaveCount(0);
  await shot(page, "check-360");
  await check.tap("Yes").click();
  await expect(check.red).toBeVisible();
  await expect(chat.questions).toHaveCount(1);
  await expect(chat.answer.getByRole("listitem").filter({ hasText: "You said: Yes" })).toBeVisible();
  await shot(page, "red-360");
  await check.undo.click();
  await expect(check.sign).toBeVisible();
  await expect(check.sign).toBeFocused();
  await expect(check.red).toHaveCount(0);
});

test("on a small phone every answer of the question is in view when it arrives, and the way to call is too", async ({ page }) => {
  await page.goto("/");
  const chat = await startChat(page, "Dog");
  await page.setViewportSize({ width: 360, height: 640 });
  await ask(page, STORY);
  const check = checkOf(page);
  for (const answer of ["Yes", "It is over", "No", "Can't tell", "A vet has seen it and it is no worse"])
    await expect(check.tap(answer)).toBeInViewport({ ratio: 1 });
  await expect(chat.answer.getByRole("link", { name: /Find an emergency vet/ })).toBeInViewport({ ratio: 1 });
  const composer = await chat.question.boundingBox();
  const lowest = await check.tap("A vet has seen it and it is no worse").boundingBox();
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual(composer?.y ?? 0);
});

test("after no the list is asked, and none of these is a call today; the sheet for the vet names what was asked", async ({ page }) => {
  await page.goto("/");
  const chat = await startChat(page, "Dog");
  await ask(page, STORY);
  const check = checkOf(page);
  await expect(check.sign).toBeVisible();
  await shot(page, "check-1280");
  await denySigns(page);
  await shot(page, "list-1280");
  expect(await violationsIn(page, undefined, "#chat-dialog")).toEqual([]);
  await check.tap("None of these").click();
  await expect(check.today).toBeVisible();
  await expect(check.list).toHaveCount(0);
  await expect(chat.questions).toHaveCount(1);
  await shot(page, "today-1280");
  await chat.dialog.getByRole("button", { name: "For my vet" }).click();
  const sheet = page.getByRole("dialog", { name: "For my vet" });
  await expect(sheet.getByText(/my dog collapsed on the grass.*\? No/).first()).toBeVisible();
});

test("on a phone the whole list is in view with the way to call", async ({ page }) => {
  await page.goto("/");
  const chat = await startChat(page, "Dog");
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, STORY);
  await denySigns(page);
  const check = checkOf(page);
  for (const answer of ["Breathing hard, or gasping", "None of these", "Can't tell"])
    await expect(check.tap(answer)).toBeInViewport({ ratio: 1 });
  await expect(chat.answer.getByRole("link", { name: /Find an emergency vet/ })).toBeInViewport({ ratio: 1 });
});

test("the keyboard alone answers, and the focus goes on to the next question", async ({ page }) => {
  await page.goto("/");
  await startChat(page, "Dog");
  await ask(page, STORY);
  const check = checkOf(page);
  await check.tap("No").focus();
  await page.keyboard.press("Enter");
  await expect(check.undo).toHaveCount(1);
  await expect(check.sign.or(check.list)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(check.red).toBeVisible();
});

test("a later turn asks the open question again in its own place, in view on a phone, and a tap answers it", async ({ page }) => {
  await page.goto("/");
  const chat = await startChat(page, "Dog");
  await page.setViewportSize({ width: 360, height: 640 });
  await ask(page, STORY);
  await expect(chat.stop).toHaveCount(0);
  await ask(page, "what should I feed her tonight?");
  await expect(chat.strip).toContainText("one question");
  expect((await chat.strip.boundingBox())?.height).toBeLessThan(68);
  const check = checkOf(page);
  await expect(check.sign).toBeInViewport();
  for (const answer of ["Yes", "No", "A vet has seen it and it is no worse"]) await expect(check.tap(answer)).toBeInViewport({ ratio: 1 });
  await shot(page, "strip-360");
  await check.tap("Yes").click();
  await expect(check.red).toBeVisible();
  await expect(chat.questions).toHaveCount(2);
});

test("without scripts the check is a form, answered and taken back by its buttons", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const main = page.getByRole("main");
  const press = async (name: RegExp) => Promise.all([page.waitForResponse("**/ask"), main.getByRole("button", { name }).first().click()]);
  await page.goto("/ask");
  await page.getByRole("combobox", { name: /animal/ }).selectOption("dog");
  await page.getByRole("textbox", { name: /going on/ }).fill(STORY);
  await press(/^Ask$/);
  const sign = main.getByRole("group", { name: "Is that happening now, or on and off today?" });
  await expect(sign).toBeVisible();
  await shot(page, "ask-1280");
  await press(/^Yes$/);
  await expect(main.getByRole("heading", { name: "Call an emergency vet now" })).toBeVisible();
  await press(/^Undo/);
  for (let most = 3; most > 0 && (await sign.isVisible()); most--) await press(/^No$/);
  await expect(main.getByRole("group", { name: "Is one of these so?" })).toBeVisible();
  await press(/^None of these$/);
  await expect(main.getByRole("heading", { name: "Call your vet today" })).toBeVisible();
  await expect(main.getByText("You said: No", { exact: false }).first()).toBeVisible();
  await context.close();
});
