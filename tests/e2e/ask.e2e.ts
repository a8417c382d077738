import { expect } from "@playwright/test";
import { ask, CHOCOLATE_PAGE, chatOf, complaintsOf, holdBack, startChat, test, violationsIn, watchGrowth } from "./journey.ts";

test("an owner asks from a page, reads the answer as it arrives, follows a source and rates it", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || request.url().endsWith(".js")) scripts.push(request.url());
  });
  const complaints = complaintsOf(page);
  await page.goto(CHOCOLATE_PAGE, { waitUntil: "networkidle" });
  expect(scripts, "scripts before any touch").toEqual([]);

  const chat = await startChat(page, "Dog");
  await expect(chat.dialog).toContainText("What's happening with your dog?");
  const growth = await watchGrowth(chat.dialog.getByRole("list").first());
  await ask(page, "he ate a bar of dark chocolate 3 hours ago");
  await expect(chat.emergency).toBeVisible();
  await expect(chat.question).toHaveValue("");
  await expect(chat.helpful).toBeVisible();
  const lengths = await growth();
  // The first two belong to the question and its card, the last one to sources and votes.
  const growing = lengths.slice(2, -1).filter((length, index, all) => index === 0 || length > (all[index - 1] ?? 0));
  // Our own answer takes about half a second, and the page is rendered at most ten times a second.
  expect(growing.length, `observed lengths ${lengths}`).toBeGreaterThanOrEqual(2);

  const source = chat.sources.locator('a[href^="/poisons?q=Dark%20chocolate"]');
  await expect(source).toBeVisible();
  expect((await page.request.get((await source.getAttribute("href")) ?? "")).status()).toBe(200);

  const stored = page.waitForResponse("**/api/feedback");
  await chat.helpful.click();
  expect((await stored).status()).toBe(200);
  await expect(chat.helpful).toBeDisabled();
  await expect(chat.notHelpful).toBeDisabled();
  await expect(chat.helpful).toHaveAttribute("aria-pressed", "true");
  expect(complaints).toEqual([]);
});

test("the emergency card does not wait for the server", async ({ page }) => {
  await page.goto(CHOCOLATE_PAGE);
  const chat = await startChat(page, "Dog");
  const release = await holdBack(page, "**/api/chat");
  await ask(page, "my dog ate chocolate 3 hours ago");
  await expect(chat.emergency).toBeVisible({ timeout: 1000 });
  await expect(chat.stop).toBeVisible();
  await expect(chat.helpful).toHaveCount(0);
  release();
  await expect(chat.helpful).toBeVisible();
  await expect(chat.emergency).toHaveCount(1);
});

test("input before the scripts arrive is not lost", async ({ page }) => {
  const release = await holdBack(page, "**/*.js");
  await page.goto(CHOCOLATE_PAGE);
  const chat = chatOf(page);
  await page.getByRole("button", { name: "Ask now" }).click();
  await chat.animal("Rabbit").click();
  release();
  await expect(chat.dialog).toContainText("What's happening with your rabbit?");
  await ask(page, "she has not pooped for 12 hours");
  await expect(chat.sources.locator('a[href^="/rabbit-not-pooping-12-hours"]')).toBeVisible();
});

test("a symptom on the landing page starts the question, however early it is pressed", async ({ page }) => {
  const release = await holdBack(page, "**/*.js");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Vomiting", exact: true }).first().click();
  const chat = chatOf(page);
  await chat.animal("Cat").click();
  release();
  await expect(chat.question).toHaveValue("my pet is vomiting");
  // Never as a plain form: the animal and its name would be in the URL.
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => sessionStorage.getItem("pendingSymptom"))).toBeNull();
});

test("an owner who uses only the keyboard asks, rates, and comes back to the page", { tag: "@nightly" }, async ({ page }) => {
  await page.goto(CHOCOLATE_PAGE);
  const opener = page.getByRole("button", { name: "Ask now" });
  const chat = chatOf(page);
  const tabTo = async (target: typeof opener, most: number) => {
    for (let presses = 0; presses < most; presses += 1) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Not reached with ${most} presses of Tab: ${target}`);
  };
  await tabTo(opener, 150);
  await page.keyboard.press("Enter");
  await expect(chat.dialog).toBeVisible();
  // Typing is enough to start.
  await expect(chat.question).toBeFocused();
  await page.keyboard.type("he ate chocolate 3 hours ago");
  await page.keyboard.press("Enter");
  await expect(chat.emergency).toBeVisible();
  await expect(chat.helpful).toBeVisible();
  await expect(chat.question).toBeFocused();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Shift+Tab");
    if (await chat.helpful.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(chat.helpful).toBeFocused();
  const stored = page.waitForResponse("**/api/feedback");
  await page.keyboard.press("Enter");
  expect((await stored).status()).toBe(200);
  await expect(chat.helpful).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(chat.dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the chat is accessible in light and dark, before and after an answer", async ({ page }) => {
  await page.goto(CHOCOLATE_PAGE);
  const chat = chatOf(page);
  await page.getByRole("button", { name: "Ask now" }).click();
  await expect(chat.dialog).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violationsIn(page, ["color-contrast"])).toEqual([]);
  await chat.animal("Cat").click();
  await ask(page, "she has not eaten or drunk for 3 days");
  await expect(chat.helpful).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await violationsIn(page, ["color-contrast"])).toEqual([]);
});
