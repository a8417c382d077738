import { expect } from "@playwright/test";
import { ask, chatOf, choose, startChat, test, violationsIn } from "./journey.ts";
import { scriptChat } from "./scripted-chat.ts";

const PAGE = "/about";

test("an owner types at once, and a second pet has a conversation of its own", { tag: "@firefox" }, async ({ page }) => {
  const wire = await scriptChat(page);
  await page.goto(PAGE);
  const chat = chatOf(page);
  await page.getByRole("button", { name: "Ask now" }).click();
  await ask(page, "Rex ate a grape");
  // Sent before the scripts were there, it waits for them.
  await expect.poll(async () => (await wire.requests()).length).toBe(1);
  await wire.say("Call a vet.");
  const animal = { species: "dog", name: "Rex", mentions: [], quantities: [], level: "emergency", rules: [] };
  await wire.end({ facts: { animals: [animal], current: 0, turns: 1, sentences: 1 } });
  // The animal comes from the words.
  await expect(chat.pet).toContainText("Rex, dog");

  await chat.pet.click();
  const sheet = page.getByRole("dialog", { name: "Who is this about?" });
  expect(await violationsIn(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Add another pet" }).click();
  await expect(chat.answers).toHaveCount(0);
  await chat.question.fill("my cat sneezes");
  await chat.question.press("Enter");
  const sent = JSON.parse((await wire.requests()).at(-1) ?? "{}");
  expect(sent).toMatchObject({ message: "my cat sneezes", conversationHistory: [] });
  expect(sent).not.toHaveProperty("previousLevel");
  expect(sent).not.toHaveProperty("facts");
  await wire.say("Watch her.");
  await wire.end();

  // Both are there after a reload, which opens the chat again.
  await page.reload();
  await expect(chat.questions).toHaveText(["my cat sneezes"]);
  await chat.pet.click();
  await sheet.getByRole("button", { name: "Go to Rex, dog" }).click();
  await expect(chat.questions).toHaveText(["Rex ate a grape"]);
});

test("Enter in the moment in which an early tile is taken up sends what was typed", async ({ page }) => {
  const wire = await scriptChat(page);
  let release = () => {};
  const scripts = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/*.js", async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(PAGE);
  await page.getByRole("button", { name: "Ask now" }).click();
  const chat = chatOf(page);
  await page.getByRole("button", { name: "Cat", exact: true }).click();
  await chat.question.fill("she sneezes");
  await chat.question.evaluate((field) =>
    addEventListener("submit", () => setTimeout(() => field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }))), {
      once: true,
    }),
  );
  release();
  await expect.poll(async () => (await wire.requests()).length).toBe(1);
  expect(JSON.parse((await wire.requests())[0] ?? "")).toMatchObject({ message: "she sneezes", petType: "cat" });
});

test("a remembered pet stays on the device, fills in what it can, and can be exported and erased", { tag: "@nightly" }, async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  context.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto(PAGE);
  const chat = await startChat(page, "Cat");
  await choose(page, "Remember this pet on this device");
  const sheet = page.getByRole("dialog", { name: "Remember this pet" });
  await sheet.getByLabel("Name").fill("Mia");
  await sheet.getByLabel("Breed").fill("breedzq");
  await sheet.getByLabel("Birthday").fill("2021-03-04");
  await sheet.getByLabel("Weight").fill("4.5 kg marker-weight");
  await sheet.getByLabel("Medicines").fill("marker-medicine");
  await sheet.getByLabel("Phone number of your own vet").fill("+1 555 0100");
  expect(await violationsIn(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Save on this device" }).click();
  await expect(chat.pet).toContainText("Mia, cat");

  await ask(page, "she has not eaten for 24 hours and hides");
  await expect(chat.helpful).toBeVisible();
  await expect(chat.answer.getByRole("link", { name: "Call my vet" })).toHaveAttribute("href", "tel:+15550100");
  await expect(chat.answer.getByRole("link", { name: "Find a vet" })).toBeVisible();
  await chat.dialog.getByRole("button", { name: "For my vet" }).click();
  const card = page.getByRole("article", { name: "Card for the vet: Mia, cat" });
  await expect(card).toContainText("4.5 kg marker-weight");
  await expect(card).toContainText("marker-medicine");
  await page.keyboard.press("Escape");

  // The tools take the weight and the animal from it, and a vote says nothing of it.
  await page.route("**/api/feedback", (route) => route.fulfill({ json: { ok: true } }));
  await chat.helpful.click();
  for (const path of ["/poisons", "/how-long", "/emergency", "/subscribe"]) await page.goto(path);
  await page.goto(PAGE);
  await page.getByRole("button", { name: "Ask now" }).click();
  await expect(chat.pet).toContainText("Mia, cat");
  expect(sent.length).toBeGreaterThan(10);
  expect(decodeURIComponent(sent.join("\n"))).not.toMatch(/marker-|555|breedzq|2021-03-04/);
  expect(await context.cookies()).toEqual([]);

  // It is offered in the next conversation.
  await choose(page, "Erase");
  await chat.dialog.getByRole("button", { name: "Mia, cat" }).click();
  await expect(chat.pet).toContainText("Mia, cat");
  await choose(page, "Mia's profile");
  const profile = page.getByRole("dialog", { name: "Mia's profile" });
  const file = page.waitForEvent("download");
  await profile.getByRole("button", { name: "Export" }).click();
  expect((await file).suggestedFilename()).toBe("Mia.json");
  await profile.getByRole("button", { name: "Erase this profile" }).click();
  expect(await page.evaluate(() => localStorage.getItem("petProfiles"))).toBeNull();
});

test("an owner is asked again two hours later, and the answer is a message that the rules read", async ({ page }) => {
  await page.clock.install();
  const wire = await scriptChat(page);
  await page.goto(PAGE);
  const chat = await startChat(page, "Cat", "Mia");
  await ask(page, "she has not eaten for 24 hours and hides");
  await wire.say("See a vet.");
  await wire.end({ triage: { level: "urgent", reasons: [] } });
  await chat.answer.getByRole("button", { name: "Check again in 2 hours" }).click();
  await chat.answer.getByRole("button", { name: "Don't ask" }).click();
  await chat.answer.getByRole("button", { name: "Check again in 2 hours" }).click();
  const file = page.waitForEvent("download");
  await chat.answer.getByRole("button", { name: "Add to calendar" }).click();
  expect((await file).suggestedFilename()).toBe("check-again.ics");
  await page.clock.fastForward("02:00:01");
  await expect(chat.dialog.getByText("How is Mia now?", { exact: true })).toBeVisible();
  await chat.dialog.getByRole("button", { name: "Worse" }).click();
  await expect(chat.questions).toHaveText(["she has not eaten for 24 hours and hides", "Mia is getting worse."]);
  expect(JSON.parse((await wire.requests()).at(-1) ?? "{}").message).toContain("Mia is getting worse.");
  await expect(chat.dialog.getByRole("button", { name: "Worse", exact: true })).toHaveCount(0);
});
