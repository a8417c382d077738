import { expect, type Page } from "@playwright/test";
import { ask, chatOf, startChat, test, violationsIn } from "./journey.ts";
import { someAddress } from "./wire.ts";

const RED = "Call an emergency vet now";
const CHECK = /This may be an emergency/;

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

/** What was read of the last message, as chips under it. */
function chipsOf(page: Page) {
  const { dialog } = chatOf(page);
  return {
    chip: (name: string) => dialog.locator("[data-chip]").filter({ hasText: name }),
    notMeant: dialog.getByRole("button", { name: "Not meant" }),
    sayBetter: dialog.getByRole("textbox", { name: "What should it say?" }),
    save: dialog.getByRole("button", { name: "Save" }),
    heading: (name: string | RegExp) => dialog.getByRole("heading", { name }),
  };
}

test("a plain sign that was not meant is asked about, and Undo makes it red again", async ({ page }) => {
  await page.goto("/");
  const chat = await startChat(page, "Dog");
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, "He collapsed in the yard this morning.");
  const { chip, heading, notMeant } = chipsOf(page);
  await expect(heading(RED)).toBeVisible();
  await expect(chip("dog")).toBeVisible();
  await expect(chip("this morning")).toBeVisible();
  await shot(page, "chips-red-360");
  await chip("collapsed").click();
  await shot(page, "chips-change-360");
  await notMeant.click();
  await expect(heading(RED)).toHaveCount(0);
  await expect(heading(CHECK)).toBeVisible();
  await expect(chip("collapsed")).toHaveText(/Undo/);
  await expect(chip("collapsed")).toBeFocused();
  await expect(chat.questions).toHaveCount(1);
  await shot(page, "chips-check-360");
  expect(await violationsIn(page, undefined, "#chat-dialog")).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(heading(RED)).toBeVisible();
  await expect(chip("collapsed")).not.toHaveText(/Undo/);
});

test("on a phone what was read takes one row that moves sideways, until a chip is opened", async ({ page }) => {
  await page.goto("/");
  await startChat(page, "Dog");
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, "he has thrown up twice since this morning and has diarrhea");
  const { chip, sayBetter } = chipsOf(page);
  await expect(chip("since this morning")).toBeAttached();
  const tops = async () =>
    Promise.all(["dog", "thrown up twice", "since this morning"].map(async (name) => (await chip(name).boundingBox())?.y));
  expect(new Set(await tops()).size).toBe(1);
  await chip("thrown up twice").focus();
  await page.keyboard.press("Tab");
  await expect(chip("since this morning")).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("Enter");
  await expect(sayBetter).toBeInViewport({ ratio: 1 });
  expect((await sayBetter.boundingBox())?.y).toBeGreaterThan((await chip("dog").boundingBox())?.y ?? 0);
});

test("another animal and a name are chosen with the keyboard alone, and the message is judged for them", async ({ page }) => {
  await page.goto("/");
  await startChat(page, "Dog");
  await ask(page, "My dog has been limping since Sunday.");
  const { chip } = chipsOf(page);
  await chip("dog").focus();
  await page.keyboard.press("Enter");
  const animals = page.getByRole("group", { name: "Which animal is it?" });
  await expect(animals).toBeVisible();
  await shot(page, "chips-animals-1280");
  await animals.getByRole("button", { name: "Cat" }).focus();
  await page.keyboard.press("Enter");
  await expect(animals).toHaveCount(0);
  await expect(chip("cat")).toBeVisible();
  await expect(chip("cat")).toBeFocused();
  await expect(chip("dog")).toHaveCount(0);
});

test("what the sign is and since when are said better in place, and the message is judged again without a new one", async ({ page }) => {
  await page.goto("/");
  const chat = await startChat(page, "Dog");
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, "He has been limping since Sunday.");
  const { chip, heading, sayBetter, save } = chipsOf(page);
  await expect(heading(RED)).toHaveCount(0);
  await chip("since Sunday").click();
  await expect(sayBetter).toHaveValue("since Sunday");
  await sayBetter.fill("since this morning");
  await page.keyboard.press("Enter");
  await expect(chip("since this morning")).toBeFocused();
  await chip("limping").click();
  await expect(sayBetter).toHaveCount(1);
  await sayBetter.fill("dragging both back legs");
  await save.click();
  await expect(heading(RED)).toBeVisible();
  await expect(chat.questions).toHaveText([/He has been dragging both back legs since this morning\./]);
  await expect(chip("since this morning")).toBeVisible();
  expect(await violationsIn(page, undefined, "#chat-dialog")).toEqual([]);
});

test("without scripts a chip is taken away, put back, said better and changed to another animal, each judged again", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: { "CF-Connecting-IP": someAddress() } });
  const page = await context.newPage();
  const main = page.getByRole("main");
  const chip = (name: string) => main.locator("[data-chip]").filter({ hasText: name });
  const red = main.getByRole("heading", { name: RED });
  const press = (name: string | RegExp) =>
    Promise.all([page.waitForResponse("**/ask"), main.getByRole("button", { name }).and(main.locator(":visible")).first().click()]);
  await page.goto("/ask");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("combobox", { name: /animal/ }).selectOption("dog");
  await page.getByRole("textbox", { name: /going on/ }).fill("He collapsed in the yard this morning.");
  await press(/^Ask$/);
  await expect(red).toBeVisible();
  await chip("collapsed").click();
  await shot(page, "ask-chips-change-360");
  await press("Not meant");
  await expect(main.getByRole("heading", { name: CHECK })).toBeVisible();
  await press(/collapsed.*Undo/);
  await expect(red).toBeVisible();
  await chip("dog").click();
  await press("Rabbit");
  await expect(chip("rabbit")).toBeVisible();
  await expect(red).toBeVisible();
  await chip("collapsed").click();
  await main.getByRole("textbox", { name: "What should it say?" }).and(main.locator(":visible")).fill("limped a bit");
  await press("Save");
  await expect(red).toHaveCount(0);
  await expect(chip("rabbit")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /going on/ })).toHaveValue("He limped a bit this morning.");
  await context.close();
});

test("where nobody has named the animal, the check asks for it with faces, and its list is that animal's", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Ask now" }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(
    page,
    "Last week, when we came back from the park, mine collapsed on the grass. Since then she has been sleeping on the sofa next to me, and my husband says that I worry too much about her, but I keep going back to look.",
  );
  const { heading } = chipsOf(page);
  const { answer } = chatOf(page);
  await expect(heading(CHECK)).toBeVisible();
  const faces = answer.getByRole("group", { name: "Which animal is it?" });
  await expect(faces).toBeVisible();
  await shot(page, "faces-360");
  await faces.getByRole("button", { name: "Rabbit" }).click();
  await expect(faces).toHaveCount(0);
  await expect(heading(CHECK)).toBeVisible();
  await expect(chipsOf(page).chip("rabbit")).toBeVisible();
});
