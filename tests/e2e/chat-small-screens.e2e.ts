import { expect, type Page } from "@playwright/test";
import { ask, chatOf, startChat, test } from "./journey.ts";
import { scriptChat } from "./scripted-chat.ts";

/** What of the chat's controls lies outside the window, and controls that overlap. */
function outOfPlace(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll("#chat-root [data-bar] :is(a, button), #chat-form :is(button, textarea)")].map((part) => ({
      name: part.getAttribute("aria-label") ?? part.textContent ?? part.id,
      box: part.getBoundingClientRect(),
    }));
    const outside = parts.filter(
      ({ box }) => box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5,
    );
    const overlapping = parts.filter((one, i) =>
      parts
        .slice(i + 1)
        .some(
          ({ box }) =>
            one.box.left < box.right - 0.5 &&
            box.left < one.box.right - 0.5 &&
            one.box.top < box.bottom - 0.5 &&
            box.top < one.box.bottom - 0.5,
        ),
    );
    return [...outside.map(({ name }) => `outside: ${name}`), ...overlapping.map(({ name }) => `overlapped: ${name}`)];
  });
}

const SCREENS = [
  { what: "a laptop at 200% zoom", width: 640, height: 400 },
  { what: "a phone with text at 200%", width: 360, height: 740, text: "200%" },
  { what: "a low phone", width: 360, height: 400 },
];

for (const { what, width, height, text } of SCREENS) {
  test(`on ${what} the verdict and the composer are in view, and every button of the chat`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const wire = await scriptChat(page);
    await page.goto("/about");
    if (text) await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size, "important"), text);
    const chat = await startChat(page, "Rabbit");
    await ask(page, "she ate rat poison");
    await wire.end({ response: "Call.", triage: undefined });
    await expect(chat.dialog.getByRole("button", { name: "For my vet" })).toBeVisible();
    await expect(chat.emergency).toBeInViewport({ ratio: 1 });
    await expect(chat.answer.getByRole("link", { name: "Find an emergency vet" })).toBeInViewport();
    expect(await outOfPlace(page)).toEqual([]);
    const header = await chat.dialog.locator("[data-bar]").first().boundingBox();
    expect(header?.height).toBeLessThan(150);
    await chat.dialog.getByRole("button", { name: "Quick symptoms" }).click();
    await expect(chat.quick("Not eating")).toBeInViewport({ ratio: 1 });
    expect(await outOfPlace(page)).toEqual([]);
    await ask(page, "and what should I tell the vet when I call");
    await ask(page, "now she has collapsed and her gums are white and she breathes very fast");
    await expect(chat.dialog.locator("[data-held]").getByRole("button", { name: "Stop and ask this" })).toBeInViewport({ ratio: 1 });
    expect(await outOfPlace(page)).toEqual([]);
  });
}

test("a pet's chip shows its name whole or the face alone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Rabbit");
  const name = chat.pet.locator("span.truncate");
  const isCut = () => name.evaluate((words) => words.scrollWidth > words.clientWidth && words.clientWidth > 1);
  expect(await isCut()).toBe(false);
  await ask(page, "she ate rat poison");
  await wire.end({ response: "Call.", triage: undefined });
  await expect(chat.dialog.getByRole("button", { name: "For my vet" })).toBeVisible();
  expect(await isCut()).toBe(false);
  await expect(chat.pet).toHaveAccessibleName(/Rabbit/);
});

test("with the keyboard of a phone held sideways, the composer stays above it and some of the conversation in view", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  // Safari lays its keyboard over the page and says so in the visual viewport alone.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, "height", { configurable: true, value: 180 });
    window.visualViewport?.dispatchEvent(new Event("resize"));
  });
  await expect.poll(async () => (await chat.dialog.boundingBox())?.height).toBeLessThanOrEqual(181);
  const [composer, log] = await Promise.all([
    chat.question.boundingBox(),
    chat.dialog.getByRole("region", { name: "Conversation" }).boundingBox(),
  ]);
  expect((composer?.y ?? 0) + (composer?.height ?? 0)).toBeLessThanOrEqual(181);
  expect(log?.height).toBeGreaterThan(70);
});

test("the quick symptoms stay in reach for the whole chat", async ({ page }) => {
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Rabbit");
  await ask(page, "how often should I brush her?");
  await wire.end({ response: "Weekly." });
  const fold = chatOf(page).dialog.getByRole("button", { name: "Quick symptoms" });
  await expect(chat.quick("Lethargy")).toHaveCount(0);
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await fold.click();
  await chat.quick("Lethargy").click();
  await expect(chat.questions.last()).toHaveText("My pet has been very tired.");
  await expect(chat.quick("Lethargy")).toHaveCount(0);
  expect(JSON.parse((await wire.requests())[1] ?? "{}")).toMatchObject({ petType: "rabbit" });
});

test("after a vote both thumbs are dimmed", async ({ page }) => {
  const wire = await scriptChat(page);
  await page.route("**/api/feedback", (route) => route.fulfill({ json: { ok: true } }));
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "how often should I brush him?");
  await wire.end({ response: "Weekly." });
  await chat.helpful.click();
  for (const thumb of [chat.helpful, chat.notHelpful]) {
    await expect(thumb).toBeDisabled();
    expect(await thumb.evaluate((button) => Number(getComputedStyle(button).opacity))).toBeLessThanOrEqual(0.6);
  }
});

test("on a phone the name of each animal stands clear of the edge of its tile", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  await page.getByRole("button", { name: "Ask now" }).click();
  await chatOf(page).animal("Chinchilla").waitFor();
  const gaps = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("#chat-root button[name=petType]")].map((tile) => {
      const range = document.createRange();
      range.selectNodeContents(tile.lastElementChild as Element);
      const [box, words] = [tile.getBoundingClientRect(), range.getBoundingClientRect()];
      return Math.min(words.left - box.left, box.right - words.right);
    }),
  );
  expect(gaps.length).toBeGreaterThan(8);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
});
