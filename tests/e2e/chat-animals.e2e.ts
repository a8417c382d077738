import { expect } from "@playwright/test";
import { ask, chatOf, test, violationsIn } from "./journey.ts";

for (const width of [360, 1280]) {
  test(`a question that names no animal is answered after one tap on a face, at ${width} px`, async ({ page }) => {
    const sent: Record<string, unknown>[] = [];
    page.on("request", (request) => request.url().endsWith("/api/chat") && sent.push(request.postDataJSON()));
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/about");
    const chat = chatOf(page);
    await page.getByRole("button", { name: "Ask now" }).click();
    await ask(page, "my pet has been vomiting");
    const faces = chat.answer.getByRole("group", { name: "Which animal is it?" });
    await expect(faces.getByRole("button")).toHaveCount(11);
    // The faces say it: the same as words would be said twice.
    await expect(chat.followUps).toHaveCount(0);
    await expect(faces.locator("[aria-pressed]")).toHaveCount(0);
    expect(await violationsIn(page)).toEqual([]);

    await faces.getByRole("button", { name: "Rabbit" }).focus();
    await page.keyboard.press("Enter");
    await expect(chat.helpful).toBeVisible();
    await expect(chat.questions).toHaveText(["my pet has been vomiting"]);
    await expect(chat.pet).toContainText("Rabbit");
    await expect(faces).toHaveCount(0);
    await expect(chat.dialog.getByRole("region", { name: "Conversation" })).toBeFocused();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ message: "my pet has been vomiting", petType: "rabbit", conversationHistory: [] });
    expect(sent[1]).not.toHaveProperty("facts");
    // What was asked before the animal was known is not asked of the rabbit again.
    await expect(chat.answer).not.toContainText(/which animal/i);
  });
}

test("the name of a pet whose profile is on this device names its animal, with the message and with the vote", async ({ page }) => {
  const sent: Record<string, unknown>[] = [];
  page.on("request", (request) => request.url().endsWith("/api/chat") && sent.push(request.postDataJSON()));
  await page.addInitScript(() => localStorage.setItem("petProfiles", JSON.stringify([{ name: "Bella", type: "cat" }])));
  await page.goto("/about");
  const chat = chatOf(page);
  await page.getByRole("button", { name: "Ask now" }).click();
  await ask(page, "Bella is limping");
  await expect(chat.helpful).toBeVisible();
  await expect(chat.pet).toContainText("Bella, cat");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ petType: "cat", petName: "Bella" });
  const vote = page.waitForRequest("**/api/feedback");
  await chat.helpful.click();
  expect((await vote).postDataJSON()).toMatchObject({ petType: "cat" });
});

test("a page about one animal names it, for the server and for this device", async ({ page }) => {
  const sent: Record<string, unknown>[] = [];
  page.on("request", (request) => request.url().endsWith("/api/chat") && sent.push(request.postDataJSON()));
  await page.goto("/rabbit-not-pooping-12-hours");
  const chat = chatOf(page);
  await page.getByRole("button", { name: "Ask now" }).click();
  await page.route("**/api/chat", () => {}, { times: 1 });
  await ask(page, "no droppings and not eating since yesterday");
  // Before the server has answered.
  await expect(chat.emergency).toBeVisible();
  expect(sent[0]).toMatchObject({ aboutPage: "/rabbit-not-pooping-12-hours" });
  await chat.stop.click();
  await chat.retry.click();
  await expect(chat.helpful).toBeVisible();
  await expect(chat.answer.getByRole("group", { name: "Which animal is it?" })).toHaveCount(0);
  await expect(chat.pet).toContainText("Rabbit");
  expect(sent[1]).toMatchObject({ aboutPage: "/rabbit-not-pooping-12-hours" });
});
