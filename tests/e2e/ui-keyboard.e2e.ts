import { expect } from "@playwright/test";
import { chatOf, test } from "./journey.ts";
import { expectReadingOrder, press, tabTo } from "./keyboard.ts";

// No mouse in this file: no click, check, hover or fill.
test.describe.configure({ mode: "parallel", timeout: 90_000 });

test("with the keyboard alone a visitor reaches all of the landing page in visual order", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await expect(page.locator("[data-season]")).toHaveCount(1);

  const [first, skip] = [await press(page, "Tab"), await press(page, "Tab")];
  expect(first.name).toBe("Emergency? What to do now");
  expect(skip.name).toBe("Skip to the text");
  const header = [await press(page, "Tab"), ...(await tabTo(page, "Symptoms"))];
  expect(header.map(({ name }) => name).slice(1, 3)).toEqual(["Chat", "FAQ"]);
  const hero = await tabTo(page, "Breathing");
  const names = hero.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Describe symptoms", "Not eating", "Vomiting", "Diarrhea", "Lethargy", "Ate something"]));

  const tools = await tabTo(page, "Symptom library");

  const stages = await tabTo(page, "Adult dog");
  expect((await press(page, "ArrowRight")).name).toBe("Senior dog");
  await expect(page.getByRole("tabpanel", { name: "Senior dog" })).toBeVisible();
  const cards = await tabTo(page, "Puppy");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tabpanel", { name: "Puppy" })).toBeVisible();

  const emergencies = await tabTo(page, "Poisoning & Toxin Ingestion");
  expect((await press(page, "ArrowRight")).name).toBe("Trauma & Injury");
  const trauma = page.getByRole("tabpanel", { name: "Trauma & Injury" });
  await expect(trauma.getByRole("heading", { name: "First 2-5 minutes" })).toBeVisible();
  const list = await tabTo(page, "Be prepared: a checklist");
  await page.keyboard.press("Enter");
  const boxes = page.locator("#emergencies").getByRole("checkbox");
  const firstBox = (await boxes.first().locator("xpath=..").textContent())?.replace(/\s+/g, " ").trim() ?? "";
  await tabTo(page, firstBox);
  await page.keyboard.press("Space");
  await expect(boxes.first()).toBeChecked();
  const ticks = await tabTo(page, "Print this checklist");
  expect(ticks.length).toBe(await boxes.count());

  // Opening a question moves the next tab stop into or after it, and a second one does not close it.
  const questions = page.locator("#faq [aria-expanded]");
  const faq = await tabTo(page, (await questions.first().textContent()) ?? "");
  await page.keyboard.press("Enter");
  await expect(questions.first()).toHaveAttribute("aria-expanded", "true");
  const second = await tabTo(page, (await questions.nth(1).textContent()) ?? "");
  await page.keyboard.press("Space");
  await expect(questions.nth(1)).toHaveAttribute("aria-expanded", "true");
  await expect(questions.first()).toHaveAttribute("aria-expanded", "true");

  const form = await tabTo(page, "E-mail address");
  const foot = await tabTo(page, "Lines of other countries");
  // Opened parts make the page longer, so each section is checked separately.
  for (const stretch of [header, hero, tools, stages, cards, emergencies, list, ticks, faq, second, form, foot])
    expectReadingOrder(stretch);
  expect(foot.map(({ name }) => name)).toEqual(expect.arrayContaining(["Pet Health Resources", "Emergency Symptoms", "Connect"]));
});

test("the skip link passes the header, and subscribing needs no mouse", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/about");
  await press(page, "Tab");
  await press(page, "Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
  const next = await press(page, "Tab");
  expect(await page.evaluate(() => !!document.activeElement?.closest("main")), next.name).toBe(true);

  await page.goto("/");
  await expect(page.locator("[data-season]")).toHaveCount(1);
  await tabTo(page, "E-mail address", 150);
  await page.keyboard.type("keys@example.com");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-toast]")).toContainText("Successfully subscribed");
  // The toast is reached with its shortcut and dismissed, and the focus is not lost.
  await page.keyboard.press("F8");
  await tabTo(page, "Close this message", 4);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-toast]")).toHaveCount(0);
});

test("a visitor asks, reads the card, follows a source and closes the chat with the keyboard alone", async ({ page }) => {
  await page.goto("/about");
  const chat = chatOf(page);
  await tabTo(page, "Ask now", 80);
  await page.keyboard.press("Enter");
  await expect(chat.question).toBeFocused();
  await tabTo(page, "Dog", 20, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(chat.question).toBeFocused();
  await page.keyboard.type("he ate a bar of dark chocolate 3 hours ago");
  await page.keyboard.press("Enter");
  await expect(chat.emergency).toBeVisible();
  await expect(chat.helpful).toBeVisible();
  await expect(chat.question).toBeFocused();

  // Back from the composer, across the answer, to the card's links, which scroll into view.
  await tabTo(page, "Find an emergency vet", 25, "Shift+Tab");
  await expect(chat.emergency).toBeInViewport();
  const source = (await chat.sources.getByRole("link").first().textContent()) ?? "";
  const round = await tabTo(page, source, 40);
  expect(round.length).toBeGreaterThan(1);
  expect(await chat.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/about/);
  // Waits until the page has moved the focus to the section.
  await page.waitForLoadState();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await tabTo(page, "Ask now", 120, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(chat.dialog).toBeVisible();
  expect(await chat.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(chat.dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Ask now" })).toBeFocused();
});

test("what a key opens or replaces in the chat keeps the focus where it goes on", async ({ page }) => {
  await page.goto("/about");
  const chat = chatOf(page);
  await tabTo(page, "Chat", 6);
  await page.keyboard.press("Enter");
  await expect(chat.question).toBeFocused();
  await page.keyboard.type("my cat has been a bit quiet today");
  await page.keyboard.press("Enter");
  await expect(chat.helpful).toBeVisible();
  await tabTo(page, "Check again in 2 hours", 30, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(chat.dialog.getByRole("group", { name: "When this chat asks again" })).toBeFocused();
  await tabTo(page, "Don't ask", 4);
  await page.keyboard.press("Enter");
  await expect(chat.dialog.getByRole("button", { name: "Check again in 2 hours" })).toBeFocused();
  await tabTo(page, "Quick symptoms", 3);
  await page.keyboard.press("Enter");
  await expect(chat.quick("Not eating")).toBeFocused();
  expectReadingOrder(await tabTo(page, "Your question", 6));
});

test("the button that opens the chat comes last for the keyboard, as it stands", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/medical-disclaimer");
    await tabTo(page, "Symptoms", 6);
    const next = await press(page, "Tab");
    expect(await page.evaluate(() => !!document.activeElement?.closest("main")), next.name).toBe(true);
    await page.getByRole("link", { name: "Lines of other countries" }).focus();
    expect((await press(page, "Tab")).name).toBe("Ask now");
  }
});

test("from the start page to the number to call with the keyboard alone", { tag: "@firefox" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const chat = chatOf(page);
  await tabTo(page, "What's going on with your pet?", 30);
  await page.keyboard.type("my dog ate rat poison");
  await page.keyboard.press("Enter");
  await expect(chat.emergency).toBeInViewport();
  await expect(chat.question).toBeFocused();
  await expect(chat.helpful).toBeAttached();
  await tabTo(page, /^Poison line \(888\)/, 25, "Shift+Tab");
  await expect(chat.emergency).toBeInViewport();
  // The verdict is the first thing in the answer.
  expect((await press(page, "Shift+Tab")).name).toBe("Find an emergency vet");
});

test("the symptom library is searched and filtered with the keyboard alone", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/symptoms");
  await tabTo(page, "What do you see?");
  await page.keyboard.type("vomiting");
  await expect(page.getByRole("status").first()).toContainText("vomiting");
  expect((await press(page, "Tab")).name).toBe("Search");
  await press(page, "Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Cat" })).toBeChecked();
  await expect(page.getByRole("status").first()).toContainText("Cat");
  expect((await press(page, "Tab")).name).toMatch(/^How urgent/);
  await press(page, "Shift+Tab");
  await press(page, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.contains(document.querySelector("main [role=status]")))).toBe(true);
  await tabTo(page, "All animals", 3);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").first()).not.toContainText("Cat");
});

test("the newsletter dialog focuses its field, traps the focus, and returns it", { tag: "@nightly" }, async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(1000);
  await expect(page.locator("[data-season]")).toHaveCount(1);
  await tabTo(page, "Symptoms", 8);
  await page.clock.runFor(30_000);
  const offer = page.getByRole("dialog", { name: "Get Weekly Pet Health Tips" });
  await expect(offer.getByRole("textbox", { name: "E-mail address" })).toBeFocused();
  expect((await press(page, "Tab")).name).toBe("Subscribe Free");
  expect((await press(page, "Tab")).name).toBe("Later");
  await page.keyboard.press("Enter");
  await expect(offer).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "Symptoms" })).toBeFocused();
});
