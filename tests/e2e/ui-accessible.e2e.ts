import { expect, type Page } from "@playwright/test";
import { ask, chatOf, choose, startChat, test, violationsIn } from "./journey.ts";
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

test("the chat is accessible while an answer arrives, and in each way that it can fail", { tag: "@nightly" }, async ({ page, context }) => {
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
  await expectAccessible(page, "waiting");
  await expect(chat.answer).toContainText("Thinking...");
  await wire.say("## Brushing\n\nOnce a **week**.\n\n1. Start at the neck.\n2. Then the back.\n\n> Short hair needs less.\n\n");
  await wire.say("| Coat | How often |\n|---|---|\n| short | weekly |\n\n[Dog guide](/dog-health-guide) `comb`");
  await expect(chat.answer).toContainText("weekly");
  await expectAccessible(page, "arriving");
  await wire.end({ sources: [{ title: "Dog health guide", path: "/dog-health-guide" }], suggestions: ["How do I trim the nails?"] });
  await chat.helpful.waitFor();
  await expectAccessible(page, "long answer with a suggestion");

  await ask(page, "and the coat of a puppy?");
  await chat.stop.click();
  await expectAccessible(page, "stopped");
  await chat.change.click();
  await expectAccessible(page, "changing a question");
  await chat.dialog.getByRole("button", { name: "Cancel" }).click();
  await chat.retry.click();
  await wire.breakOff();
  await expect(chat.apology).toBeVisible();
  await context.setOffline(true);
  await expect(chat.dialog.locator("[data-status]")).toBeVisible();
  await expectAccessible(page, "error, offline");
  await context.setOffline(false);
  await ask(page, "still there?");
  await page.reload();
  await expect(chat.answer).toContainText("cut off");
  await expectAccessible(page, "cut off");
  await choose(page, "Erase");
  await expect(chat.dialog.getByRole("button", { name: "Undo" })).toBeVisible();
  await expectAccessible(page, "erased");
  await page.keyboard.press("Escape");
  await expect(chat.dialog).toBeHidden();
  await expectAccessible(page, "closed");
});

test("verdicts, votes and sheets of the chat are accessible", { tag: "@nightly" }, async ({ page }) => {
  const wire = await scriptChat(page);
  await page.goto("/about");
  const chat = await startChat(page, "Cat", "Mia");
  const answers = async (question: string, response: string, fields: object = {}) => {
    await ask(page, question);
    await wire.end({ response, triage: undefined, ...fields });
    await expect(chat.answer).toContainText(response);
  };
  await answers("she has not eaten for 24 hours and hides", "See a vet.");
  await expect(chat.answer.getByRole("link", { name: "Find a vet" })).toBeVisible();
  await expectAccessible(page, "urgent");
  await chat.answer.getByRole("button", { name: "Check again in 2 hours" }).click();
  await chat.notHelpful.click();
  await expectAccessible(page, "asked again later, voted");
  await answers("she ate a lily", "Call now.", { sources: [{ title: "Lilies", path: "/poisons/lily" }] });
  await expect(chat.emergency).toBeVisible();
  await expectAccessible(page, "emergency");
  await answers("never mind, i was wrong", "It stays an emergency.");
  await expect(chat.startOver).toBeVisible();
  await chat.strip.getByRole("button", { name: "Steps" }).click();
  await expectAccessible(page, "strip with its card open, and Start over");
  const danger = {
    id: "person",
    heading: "Call Poison Control",
    says: ["Do not wait."],
    lines: [{ name: "Line", number: "1", tel: "1", note: "Free" }],
  };
  await ask(page, "my toddler ate the tablets");
  await wire.end({ response: "Call.", triage: { level: "emergency", reasons: [], danger } });
  await expect(chat.answer.getByRole("heading", { name: "Call Poison Control" })).toBeVisible();
  await expectAccessible(page, "a person in danger");
  const sheets = [
    ["For my vet", () => chat.dialog.getByRole("button", { name: "For my vet" }).click()],
    ["Who is this about?", () => chat.pet.click()],
    ["More", () => chat.more.click()],
    ["What was sent", () => choose(page, "What was sent")],
    ["Remember this pet", () => choose(page, "Remember Mia on this device")],
  ] as const;
  for (const [name, open] of sheets) {
    await open();
    await expect(page.getByRole("dialog", { name, exact: true })).toBeVisible();
    await expectAccessible(page, name);
    await page.keyboard.press("Escape");
  }
});

test("the newsletter dialog and its toasts are accessible while idle, pending, refused and done", { tag: "@nightly" }, async ({ page }) => {
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

test("the landing page is accessible with every question, section and tab open", { tag: "@nightly" }, async ({ page }) => {
  // Mark the newsletter as offered, or its dialog would open after half a minute.
  await page.addInitScript(() => localStorage.setItem("emailModalShown", "true"));
  await page.goto("/");
  await expect(page.locator("[data-season]")).toHaveCount(1);
  for (const question of await page.locator("#faq [aria-expanded]").all()) await question.click();
  await expect(page.locator("#faq [aria-expanded=true]")).toHaveCount(11);
  // All panels and sections at once; rows of one group would close each other.
  await page.locator("#life-stages findable-part, #emergencies findable-part").evaluateAll((panels) => {
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
