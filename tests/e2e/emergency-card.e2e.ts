import { expect } from "@playwright/test";
import { ask, startChat, test, violationsIn } from "./journey.ts";

test("without a network the emergency card says whom to call and what to do first", async ({ page, context }) => {
  await page.goto("/dog-ate-chocolate-3-hours-ago");
  const chat = await startChat(page, "Dog");
  await context.setOffline(true);
  await ask(page, "he ate rat poison");
  await expect(chat.emergency).toBeVisible();
  const card = chat.answer.locator("[data-care]");
  await expect(card.getByRole("link", { name: "Find an emergency vet" })).toHaveAttribute("href", /google\.com\/maps/);
  await expect(card.getByRole("link", { name: /^Poison line \(888\)/ })).toBeVisible();
  await expect(card.getByRole("listitem").first()).toContainText("Take away the rest of the poison");
  await card.getByText("More steps").click();
  await expect(card.getByText(/Don't make them vomit/)).toBeVisible();
  const order = await card.evaluate((node) => {
    const at = (selector: string) => [...node.querySelectorAll("*")].indexOf(node.querySelector(selector) as Element);
    return [at("[data-calls]"), at("ol"), at("ul")];
  });
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(await violationsIn(page)).toEqual([]);
});

test("an emergency card stays in view while the answer below it arrives, and the reader may scroll on", { tag: "@firefox" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/dog-ate-chocolate-3-hours-ago");
  const chat = await startChat(page, "Dog");
  await ask(page, "he ate rat poison");
  await expect(chat.helpful).toBeAttached();
  await expect(chat.emergency).toBeInViewport();
  await expect(chat.answer.getByRole("link", { name: "Find an emergency vet" })).toBeInViewport();
  await chat.helpful.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await expect(chat.helpful).toBeInViewport();
});

test("a child who ate the pet's medicine puts the poison line in view, above the pet's card", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/dog-ate-chocolate-3-hours-ago");
  const chat = await startChat(page, "Dog");
  await ask(page, "he ate a bar of dark chocolate");
  await expect(chat.helpful).toBeAttached();
  await ask(page, "my toddler ate the dog's tablets");
  await expect(chat.answers).toHaveCount(2);
  const line = chat.answer.getByRole("link", { name: /1-800-222-1222/ });
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(chat.answer.getByRole("link", { name: "Call 911" })).toBeInViewport({ ratio: 1 });
  const abroad = chat.answer.getByRole("link", { name: "Call 13 11 26" });
  await expect(abroad).toBeHidden();
  await chat.answer.getByText("Numbers in other countries").click();
  await expect(abroad).toBeVisible();
  await expect(chat.answer.locator("[data-care]")).toHaveCount(2);
  const [danger, pets] = await chat.answer.locator("[data-care]").all();
  expect((await danger?.boundingBox())?.y).toBeLessThan((await pets?.boundingBox())?.y ?? 0);
});

test("a message in an unsupported language gets whom to call in its own words, and the list of signs in seven languages", async ({
  page,
}) => {
  await page.goto("/dog-ate-chocolate-3-hours-ago");
  const chat = await startChat(page, "Cat");
  await ask(page, "私の猫が呼吸できません");
  const card = chat.answer.locator("[data-care]").first();
  await expect(card.getByRole("heading", { name: /an emergency/ })).toBeVisible();
  await expect(card.getByRole("link", { name: "Find an emergency vet" })).toBeVisible();
  await expect(card.getByText("この言語は読み取れませんでした")).toBeVisible();
  await expect(card.getByRole("button", { name: /Breathing hard · Le cuesta respirar · .* · Atemnot/ })).toBeVisible();
});

test("with letters of twice the size the number on a small phone is whole", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto("/about");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const chat = await startChat(page, "Dog");
  await ask(page, "he ate rat poison");
  const card = await chat.answer.locator("[data-care]").boundingBox();
  const number = await chat.answer.locator("[data-care] [data-part=number]").boundingBox();
  expect((number?.x ?? 999) + (number?.width ?? 999)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0));
});
