import { expect } from "@playwright/test";
import { ask, startChat, test, violationsIn } from "./journey.ts";
import { scriptChat } from "./scripted-chat.ts";

const TABLE = `| Sign | What to do | Why it matters to your pet |
|---|---|---|
| shaking | call (888) 426-4435 | it can be a poison |
| drooling | call +15550100 | it can be a tooth |`;

for (const width of [360, 1280]) {
  test(`[N10] an answer's own numbers can be called and its table is a table, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const wire = await scriptChat(page);
    await page.goto("/about");
    const chat = await startChat(page, "Dog");
    await ask(page, "are grapes bad for dogs");
    await wire.say(`Ask the ASPCA at (888) 426-4435, or call 555-0100-2345.\n\n${TABLE}`);
    await wire.end();
    await expect(chat.answer.locator("td").first()).toHaveText("shaking");
    const links = chat.answer.locator("[data-bubble] a");
    await expect(links).toHaveText(["(888) 426-4435", "(888) 426-4435"]);
    await expect(links.first()).toHaveAttribute("href", "tel:+18884264435");
    await expect(chat.answer).not.toContainText("|");
    // The table scrolls by itself: the chat does not.
    const log = chat.dialog.getByRole("region", { name: "Conversation" });
    expect(await log.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    expect(await violationsIn(page)).toEqual([]);
  });
}

test("[N10] the number in our own answer on a poison can be called", async ({ page }) => {
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "are grapes bad for dogs");
  await expect(chat.helpful).toBeVisible();
  await expect(chat.answer.locator("[data-bubble] a[href^='tel:']").first()).toBeVisible();
});

test("a never is seen at once, with whom to call in the first screen of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "can i give my dog ibuprofen");
  await expect(chat.helpful).toBeVisible();
  await expect(chat.answer.getByText("No, never.", { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(chat.answer.getByRole("link", { name: "Poison line (888) 426-4435" })).toBeInViewport({ ratio: 1 });
  expect(await violationsIn(page, undefined, "#chat-dialog")).toEqual([]);
});

test("[N9] who looks for a vet gets the button that finds one, in the first screen of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "Find an emergency vet near me");
  await expect(chat.helpful).toBeVisible();
  await expect(chat.answer.getByRole("link", { name: "Find a vet" })).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps\//);
  await expect(chat.answer.getByRole("link", { name: "Find a vet" })).toBeInViewport({ ratio: 1 });
  expect(await violationsIn(page)).toEqual([]);
});

test("[N29] two answers with their pages add no landmark twice, and the faces to tap stand in one line", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Ask now" }).click();
  const chat = await ask(page, "he is drooling a lot");
  await expect(chat.helpful).toBeVisible();
  const faces = chat.answer.getByRole("group", { name: "Which animal is it?" }).getByRole("button");
  const [dog, cat] = [await faces.nth(0).boundingBox(), await faces.nth(1).boundingBox()];
  expect([cat?.y, cat?.height]).toEqual([dog?.y, dog?.height]);
  await ask(page, "can dogs eat grapes");
  await expect(chat.helpful).toBeVisible();
  await expect(chat.sources).toBeVisible();
  await ask(page, "can dogs eat chocolate");
  await expect(chat.sources).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
});

type Measured = { after: number; fromEnd: number; fromTop: number };

test("a new question is at the top, which is the end of the list, within 160 ms", async ({ page }) => {
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  const answered = async (question: string) => {
    await ask(page, question);
    await wire.say("Once a week. ".repeat(120));
    await wire.end();
    await expect(chat.helpful).toBeVisible();
  };
  await answered("how often should I brush my dog");
  const log = chat.dialog.getByRole("region", { name: "Conversation" });
  const measuring = await log.evaluateHandle((list) => {
    const measured: Measured[] = [];
    let changedAt: number | undefined;
    new MutationObserver(() => {
      changedAt = performance.now();
    }).observe(list.querySelector("[data-exchanges]") as Element, { childList: true });
    list.addEventListener("scroll", () => {
      if (changedAt === undefined) return;
      const last = list.querySelector("[data-last]")?.getBoundingClientRect().top ?? Number.NaN;
      measured.push({
        after: performance.now() - changedAt,
        fromEnd: list.scrollHeight - list.clientHeight - list.scrollTop,
        fromTop: last - list.getBoundingClientRect().top,
      });
      changedAt = undefined;
    });
    return measured;
  });
  for (const what of ["wash him", "clip his claws", "clean his ears"]) {
    const before = (await measuring.jsonValue()).length;
    await ask(page, `and how often should I ${what}`);
    await expect.poll(async () => (await measuring.jsonValue()).length).toBe(before + 1);
    await wire.say("Once a month. ".repeat(120));
    await wire.end();
    await expect(chat.answers).toHaveCount(before + 2);
    await expect(chat.helpful).toBeVisible();
  }
  const measured = await measuring.jsonValue();
  for (const { after, fromEnd, fromTop } of measured) {
    expect(after).toBeGreaterThan(90);
    expect(Math.abs(fromEnd)).toBeLessThan(2);
    expect(Math.abs(fromTop)).toBeLessThan(2);
  }
  // A busy machine adds to some of them.
  expect(Math.min(...measured.map(({ after }) => after))).toBeLessThan(160);
});

for (const width of [360, 1280]) {
  test(`where no answer is sure, the closest questions stand in a list, and one row leads back to writing, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/about");
    const chat = await startChat(page, "Cat");
    await ask(page, "my cat has been a bit quiet today");
    await expect(chat.helpful).toBeVisible();
    await expect(chat.answer).toContainText("I don't have a sure answer to that.");
    const rows = chat.titles.getByRole("button");
    await expect(rows).toHaveCount(4);
    for (const row of await rows.all()) {
      const box = await row.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThan(width === 360 ? 300 : 600);
    }
    expect(await violationsIn(page)).toEqual([]);
    await chat.titles.getByRole("button", { name: "Something else?" }).click();
    await expect(chat.question).toBeFocused();
    const title = (await rows.first().textContent()) ?? "";
    await rows.first().click();
    await expect(chat.questions.last()).toHaveText(title);
    await expect(chat.answers).toHaveCount(2);
    await expect(chat.helpful).toBeVisible();
    await expect(chat.titles).toHaveCount(0);
  });
}
