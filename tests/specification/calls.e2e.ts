import { expect } from "@playwright/test";
import { test } from "../e2e/journey.ts";
import { answerChat, askAndRead, openChat } from "./chat.ts";

test("a message carries the last three of the conversation with role and content, two concerns, all symptoms and the last advice", async ({
  page,
}) => {
  const answers = ["I recommend rest. And water.", "You could try a walk. Later.", "Fine.", "I suggest a brush. A soft one.", "Good."];
  const sent = await answerChat(page, ...answers);
  await page.goto("/about");
  await openChat(page);
  const questions = [
    "He had a cough and a fever. What should I do?",
    "How do I help with scratching?",
    "What does a healthy coat look like?",
    "Thanks, limping too",
    "Is that all?",
  ];
  for (const [index, question] of questions.entries()) await askAndRead(page, question, answers[index]?.split(".")[0] ?? "");

  expect(sent).toHaveLength(5);
  expect(sent[0]).toMatchObject({ message: questions[0], conversationHistory: [] });
  const [, second, , , fifth] = sent;
  expect(second?.conversationHistory).toEqual([
    { role: "user", content: questions[0] },
    { role: "assistant", content: answers[0] },
  ]);
  expect(fifth?.conversationHistory).toEqual([
    { role: "assistant", content: answers[2] },
    { role: "user", content: questions[3] },
    { role: "assistant", content: answers[3] },
  ]);
  const [own, ...context] = (fifth?.message ?? "").split("\n").filter(Boolean);
  expect(own).toBe("Is that all?");
  const appended = context.join("\n");
  // The last two concerns, not the first.
  expect(appended).toContain(questions[1]);
  expect(appended).toContain(questions[2]);
  expect(appended).not.toContain("What should I do?");
  for (const symptom of ["cough", "fever", "scratching", "limping"]) expect(appended).toMatch(new RegExp(`symptoms.*${symptom}`, "i"));
  // The most recent advice, and of it the first sentence.
  expect(appended).toContain("I suggest a brush.");
  for (const older of ["A soft one", "try a walk", "I recommend rest"]) expect(appended).not.toContain(older);
});

test("a vote and a subscription carry the fields of the specification, and every call sends cookies", async ({ page, context }) => {
  await context.addCookies([{ name: "spec", value: "1", url: `http://127.0.0.1:${process.env.SITE_PORT}` }]);
  const cookies: string[] = [];
  const bodies: Record<string, unknown> = {};
  for (const path of ["chat", "feedback", "subscribe"]) {
    await page.route(`**/api/${path}`, async (route) => {
      expect(route.request().method()).toBe("POST");
      bodies[path] = route.request().postDataJSON();
      if (/spec=1/.test((await route.request().allHeaders()).cookie ?? "")) cookies.push(path);
      await route.fulfill({ json: path === "chat" ? { response: "Once a week.", messageId: "the-id" } : { ok: true } });
    });
  }
  await page.goto("/about");
  const chat = await openChat(page, "Cat");
  await askAndRead(page, "How often should I brush her?", "Once a week.");
  await chat.notHelpful.click();
  await expect.poll(() => bodies.feedback).toMatchObject({ messageId: "the-id", rating: "negative", petType: "cat" });
  await chat.dialog.getByRole("button", { name: "Close the chat" }).click();
  // Closing goes back in the history, which ends a little later.
  await expect.poll(() => page.evaluate(() => history.state?.chat)).toBeUndefined();
  await page.goto("/");
  await expect(page.locator("[data-season]")).toHaveCount(1);
  const form = page.getByRole("main").locator("form", { has: page.locator("input[type=email]") });
  await form.getByRole("textbox").fill(" ann@example.com ");
  await form.getByRole("button", { name: "Subscribe Free" }).click();
  await expect.poll(() => bodies.subscribe).toMatchObject({ email: "ann@example.com", source: expect.any(String) });
  expect(cookies).toEqual(["chat", "feedback", "subscribe"]);
});

test("the start of a page reports an impression of the widget with its time, if there is a tag function", async ({ page }) => {
  const uncaught: Error[] = [];
  page.on("pageerror", (error) => uncaught.push(error));
  await page.goto("/about");
  expect(uncaught, "without a tag function").toEqual([]);
  await page.addInitScript(() => {
    const told: unknown[][] = [];
    Object.assign(window, { told, gtag: (...words: unknown[]) => told.push(words) });
  });
  const before = Date.now();
  await page.goto("/");
  const told = await page.evaluate(() => (window as unknown as { told: [string, string, { timestamp: number }][] }).told);
  expect(told).toEqual([["event", "chat_widget_impression", { timestamp: expect.any(Number) }]]);
  const timestamp = told[0]?.[2].timestamp ?? 0;
  expect(Math.abs(timestamp - before)).toBeLessThan(60_000);
});
