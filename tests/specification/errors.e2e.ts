import { expect, type Page, type Route } from "@playwright/test";
import { chatOf, test } from "../e2e/journey.ts";
import { answerChat, openChat } from "./chat.ts";

const APOLOGY = "I'm having trouble processing your request right now. Please try again in a moment.";

/** Asks on a page whose chat is open. @returns what the console says of it */
async function logOf(page: Page, action: () => Promise<void>, words: RegExp): Promise<string> {
  const logged = page.waitForEvent("console", { predicate: (message) => words.test(message.text()) });
  await action();
  return (await logged).text();
}

const FAILURES: [title: string, log: string, answer: (route: Route) => Promise<void>][] = [
  ["a status with a body", "500: the body", (route) => route.fulfill({ status: 500, body: "the body" })],
  ["a status without a body", "503: Service Unavailable", (route) => route.fulfill({ status: 503, body: "" })],
  [
    "an error field",
    "the error's own text",
    (route) => route.fulfill({ json: { response: "", messageId: "", error: "the error's own text" } }),
  ],
  ["an answer that says nothing", "Failed to send message", (route) => route.fulfill({ json: {} })],
];

test("the fixed apology stands under each failure, only the console has the error's text, and the next question can be sent", async ({
  page,
}) => {
  await answerChat(page, ...FAILURES.map(([, , answer]) => answer));
  await page.goto("/about");
  const chat = await openChat(page);
  for (const [title, log] of FAILURES) {
    const said = await logOf(
      page,
      async () => {
        await chat.question.fill(`How often should I brush him, ${title}?`);
        await chat.send.click();
      },
      /Chat failed/,
    );
    expect(said, title).toContain(log);
    await expect(chat.answer.getByText(APOLOGY, { exact: true }), title).toBeVisible();
    await expect(chat.dialog.getByText(log), title).toHaveCount(0);
    await expect(chat.helpful, title).toHaveCount(0);
    await expect(chat.stop, title).toBeHidden();
    await chat.question.fill("And her?");
    await expect(chat.send, title).toBeEnabled();
  }
});

test("a vote that fails is logged, and the visitor sees nothing of it", async ({ page }) => {
  await answerChat(page, "Once a week.");
  await page.route("**/api/feedback", (route) => route.fulfill({ status: 400, body: "no such message" }));
  await page.goto("/about");
  const chat = await openChat(page);
  await chat.question.fill("How often should I brush him?");
  await chat.question.press("Enter");
  const said = await logOf(page, () => chat.helpful.click(), /vote/i);
  expect(said).toContain("400: no such message");
  await expect(page.getByText("no such message")).toHaveCount(0);
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await expect(chat.apology).toHaveCount(0);
});

test("without a network the apology stands there too", async ({ page }) => {
  await answerChat(page, (route) => route.abort());
  await page.goto("/about");
  const chat = await openChat(page);
  await chat.question.fill("How often should I brush him?");
  await chat.question.press("Enter");
  await expect(chatOf(page).apology).toHaveText(APOLOGY);
});
