import { expect, type Page } from "@playwright/test";
import { ask, chatOf, startChat, test, violationsIn } from "./journey.ts";

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
    heading: (name: string | RegExp) => dialog.getByRole("heading", { name }),
  };
}

test("a plain sign that was not meant is asked about, with one tap, and Undo makes it red again", async ({ page }) => {
  await page.goto("/");
  const chat = await startChat(page, "Dog");
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, "He collapsed in the yard this morning.");
  const { chip, heading } = chipsOf(page);
  await expect(heading(RED)).toBeVisible();
  await expect(chip("dog")).toBeVisible();
  await expect(chip("this morning")).toBeVisible();
  await shot(page, "chips-red-360");
  await chip("collapsed").click();
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
