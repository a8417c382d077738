import { expect, type Page } from "@playwright/test";
import { ask, chatOf, startChat, test, violationsIn } from "./journey.ts";
import { scriptChat } from "./scripted-chat.ts";

test.describe.configure({ mode: "parallel", timeout: 120_000 });

/** No violation in the current state: all rules in light mode, color rules in dark mode. */
async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  expect.soft(await violationsIn(page, undefined, within), `${state}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await violationsIn(page, ["color-contrast"], within), `${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

test("the chat is accessible in each of its states", async ({ page }) => {
  const wire = await scriptChat(page);
  await page.goto("/about");
  await page.getByRole("button", { name: "Ask now" }).click();
  const chat = chatOf(page);
  await expect(chat.dialog).toBeVisible();
  await expectAccessible(page, "setup");
  await chat.animal("Dog").click();
  await chat.question.waitFor();
  await expectAccessible(page, "nothing said yet");

  await ask(page, "how often should I brush my dog?");
  await expect(chat.stop).toBeVisible();
  await expectAccessible(page, "typing");
  await wire.say("## Brushing\n\nOnce a **week**.\n\n1. Start at the neck.\n2. Then the back.\n\n> Short hair needs less.\n\n");
  await wire.say("| Coat | How often |\n|---|---|\n| short | weekly |\n\n[Dog guide](/dog-health-guide) `comb`");
  await expect(chat.answer).toContainText("weekly");
  await expectAccessible(page, "arriving");
  await wire.end({ sources: [{ title: "Dog health guide", path: "/dog-health-guide" }] });
  await chat.helpful.waitFor();
  await expectAccessible(page, "long answer");

  await ask(page, "and the coat of a puppy?");
  await wire.breakOff();
  await expect(chat.retry).toBeVisible();
  await expectAccessible(page, "error");
  await page.keyboard.press("Escape");
  await expect(chat.dialog).toBeHidden();
  await expectAccessible(page, "closed");
});

test("cards, votes and sheets of the chat are accessible", async ({ page }) => {
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "he ate a bar of dark chocolate 3 hours ago");
  await expect(chat.emergency).toBeVisible();
  await chat.helpful.waitFor();
  await expectAccessible(page, "emergency card");
  await chat.notHelpful.click();
  await expect(chat.helpful).toBeDisabled();
  await expectAccessible(page, "voted");
  for (const sheet of ["For my vet", "More", "change or add a pet"]) {
    await chat.dialog.getByRole("button", { name: sheet }).click();
    await expectAccessible(page, sheet);
    await page.keyboard.press("Escape");
  }
});

test("the newsletter dialog and its toasts are accessible while idle, pending, refused and done", async ({ page }) => {
  let answer = () => {};
  await page.route("**/api/subscribe", async (route) => {
    await new Promise<void>((done) => {
      answer = done;
    });
    await route.fulfill(route.request().postDataJSON().email === "no@example.com" ? { status: 400, body: "no" } : { json: { ok: true } });
  });
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(1000);
  await expect(page.locator("[data-season]")).toHaveCount(1);
  await page.clock.runFor(30_000);
  const offer = page.getByRole("dialog", { name: "Get Weekly Pet Health Tips" });
  await expect(offer).toBeVisible();
  await expectAccessible(page, "idle");
  for (const [email, state] of [
    ["no@example.com", "refused"],
    ["yes@example.com", "done"],
  ] as const) {
    await offer.getByRole("textbox").fill(email);
    const asked = page.waitForRequest("**/api/subscribe");
    await offer.getByRole("button", { name: "Subscribe Free" }).click();
    await asked;
    await expect(offer.getByRole("button", { name: "Subscribing..." })).toBeDisabled();
    await expectAccessible(page, `pending, to be ${state}`);
    answer();
    await expect(page.locator("[data-toast]")).toContainText(state === "done" ? "Successfully subscribed" : "Subscription failed");
    await expectAccessible(page, state);
  }
});

test("the landing page is accessible with every question, section and tab open", async ({ page }) => {
  // Mark the newsletter as offered, or its dialog would open after half a minute.
  await page.addInitScript(() => localStorage.setItem("emailModalShown", "true"));
  await page.goto("/");
  await expect(page.locator("[data-season]")).toHaveCount(1);
  await page.locator("#faq summary").click();
  for (const question of await page.locator("#faq [aria-expanded]").all()) await question.click();
  await expect(page.locator("#faq [aria-expanded=true]")).toHaveCount(11);
  // All panels and sections at once; rows of one group would close each other.
  await page.locator("#life-stages findable-part").evaluateAll((panels) => {
    for (const panel of panels) panel.removeAttribute("hidden");
  });
  await page.locator("main details, footer details").evaluateAll((folds) => {
    for (const fold of folds as HTMLDetailsElement[]) {
      fold.removeAttribute("name");
      fold.open = true;
    }
  });
  await expectAccessible(page, "everything open");
});

test("the 404 page is accessible, and its search can be found", async ({ page }) => {
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expectAccessible(page, "not found");
});
