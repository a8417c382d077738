import { expect } from "@playwright/test";
import { ask, CHOCOLATE_PAGE, chatOf, choose, complaintsOf, holdBack, startChat, test } from "./journey.ts";
import { scriptChat } from "./scripted-chat.ts";

const opener = { name: "Ask now" };

test("[R-70] a conversation and an unfinished question survive a reload and another page, and Erase deletes them", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(CHOCOLATE_PAGE);
  const chat = await startChat(page, "Dog", "Zanzibar-Rex");
  await ask(page, "he ate a bar of zanzibar-chocolate 3 hours ago");
  await expect(chat.helpful).toBeVisible();
  await chat.notHelpful.click();
  await chat.question.fill("half a zanzibar-thought");
  const kept = () => page.evaluate(() => [Object.keys(sessionStorage), Object.entries(localStorage), location.href]);
  await expect.poll(async () => JSON.stringify((await kept())[0])).toContain("conversation");
  const [session, local, address] = await kept();
  expect((session as string[]).filter((key) => !["conversation", "newsletterWaits"].includes(key))).toEqual([]);
  expect((local as string[][]).filter(([key]) => key !== "emailModalShown")).toEqual([]);
  expect(String(address).toLowerCase()).not.toContain("zanzibar");
  // The open chat is open again after a reload.
  await page.reload();
  await expect(chat.answers).toHaveCount(1);
  await expect(chat.emergency).toBeVisible();
  await expect(chat.question).toHaveValue("half a zanzibar-thought");
  await expect(chat.notHelpful).toHaveAttribute("aria-pressed", "true");
  await expect(chat.helpful).toBeDisabled();
  await page.goto("/about");
  await page.getByRole("button", opener).click();
  await expect(chat.questions).toHaveText(["he ate a bar of zanzibar-chocolate 3 hours ago"]);

  await choose(page, "Erase");
  await expect(chat.question).toBeFocused();
  await chat.dialog.getByRole("button", { name: "Undo" }).click();
  await expect(chat.questions).toHaveText(["he ate a bar of zanzibar-chocolate 3 hours ago"]);
  await choose(page, "Erase");
  await expect(chat.animal("Dog")).toBeVisible();
  const left = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, databases, history.state, document.body.outerHTML]);
  });
  expect(left.toLowerCase()).not.toContain("zanzibar");
  await page.reload();
  await expect(chat.animal("Dog")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("an animal that is tapped while a stored conversation comes back does not break it", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "he limps");
  await expect(chat.helpful).toBeVisible();
  const release = await holdBack(page, "**/assets/*.js");
  await page.reload();
  await chat.animal("Cat").click();
  release();
  // An error that nothing catches fails the journey.
  await expect(chat.questions).toHaveText(["he limps"]);
  await expect(chat.pet).toContainText("Dog");
});

test("an answer interrupted by leaving the page keeps its text and can be retried", { tag: "@firefox" }, async ({ page }) => {
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "how often should he be wormed");
  await wire.say("Every three ");
  await expect(chat.answer).toContainText("Every three");
  await page.reload();
  await expect(chat.answer).toContainText("Every three");
  await expect(chat.answer).toContainText("This answer was cut off.");
  await expect(chat.retry).toBeVisible();
});

test("[X32] an offline owner is told so, still gets the urgency, and loses nothing", async ({ page, context }) => {
  await page.goto(CHOCOLATE_PAGE);
  const chat = await startChat(page, "Dog");
  await context.setOffline(true);
  await expect(chat.dialog.locator("[data-status]", { hasText: "You are offline." })).toBeVisible();
  await ask(page, "he ate a bar of dark chocolate 3 hours ago");
  await expect(chat.emergency).toBeVisible();
  await expect(chat.apology).toBeVisible();
  await expect(chat.answer).toContainText("This device is offline.");
  await chat.question.fill("and he is shaking");
  await context.setOffline(false);
  await expect(chat.dialog.locator("[data-status]")).toHaveCount(0);
  await expect(chat.question).toHaveValue("and he is shaking");
  await chat.retry.click();
  await expect(chat.helpful).toBeVisible();
  await expect(chat.apology).toHaveCount(0);
  await expect(chat.questions).toHaveCount(1);
  await page.reload();
  await expect(chat.question).toHaveValue("and he is shaking");
});

test("the chat works when the browser refuses to store anything", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "my dog ate chocolate 3 hours ago");
  await expect(chat.helpful).toBeVisible();
  expect(complaints).toEqual([]);
});

test("[X40] a chat whose scripts failed to load works at the next attempt, without a reload", async ({ page }) => {
  let failing = true;
  await page.route("**/assets/*.js*", (route) => (failing ? route.abort() : route.continue()));
  await page.goto("/about");
  const chat = chatOf(page);
  await page.getByRole("button", opener).click();
  await chat.question.fill("my cat sneezed once");
  await chat.animal("Cat").click();
  await expect(chat.question).toHaveValue("my cat sneezed once");
  failing = false;
  await chat.animal("Cat").click();
  await expect(chat.pet).toHaveText(/Cat/);
  await expect(chat.question).toHaveValue("my cat sneezed once");
});
