import type { Page, Route } from "@playwright/test";
import { chatOf } from "../e2e/journey.ts";

export type Sent = {
  message: string;
  petType?: string;
  petName?: string;
  conversationHistory: { role: string; content: string }[];
};

/**
 * Answers each message of the chat by itself, at once. The shape is the smallest that the specification names: JSON with `response` and `messageId`.
 * @param answers one for each message in turn, the last one for all that follow; a function may answer as it likes
 * @returns what was sent
 */
export async function answerChat(page: Page, ...answers: (string | ((route: Route) => Promise<void>))[]): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route("**/api/chat", async (route) => {
    sent.push(route.request().postDataJSON());
    const answer = answers[Math.min(sent.length, answers.length) - 1] ?? "All right.";
    if (typeof answer === "function") await answer(route);
    else await route.fulfill({ json: { response: answer, messageId: `id-${sent.length}` } });
  });
  return sent;
}

/** Opens the chat of a page that is loaded, and taps an animal. */
export async function openChat(page: Page, animal = "Dog") {
  const chat = chatOf(page);
  await page.evaluate(() => dispatchEvent(new Event("open_chatbot_modal")));
  await chat.animal(animal).click();
  await chat.pet.waitFor();
  return chat;
}

/** Asks, and waits until the answer of `answerChat` is there. */
export async function askAndRead(page: Page, question: string, answer: string): Promise<void> {
  const chat = chatOf(page);
  await chat.question.fill(question);
  await chat.question.press("Enter");
  await chat.answer.getByText(answer).first().waitFor();
  await chat.stop.waitFor({ state: "hidden" });
}
