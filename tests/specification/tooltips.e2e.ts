import { expect, type Locator } from "@playwright/test";
import { test } from "../e2e/journey.ts";
import { answerChat, askAndRead, openChat } from "./chat.ts";

const tooltipOf = (button: Locator) =>
  button.evaluate((element) => {
    const { content, opacity } = getComputedStyle(element, "::after");
    return { says: /^"(.*?)"/.exec(content)?.[1], opacity };
  });

test("a tooltip opens after 700 ms, and the next one at once within 300 ms of it", async ({ page }) => {
  await answerChat(page, "Once a week.");
  await page.goto("/about");
  const chat = await openChat(page);
  await askAndRead(page, "How often should I brush him?", "Once a week.");
  const [first, next] = [chat.helpful, chat.notHelpful];
  /** Sets the transition that is running in the style sheet to this many milliseconds, because waiting would measure the machine. */
  const setTransition = (ms: number) =>
    page.evaluate((at) => {
      const [running] = document.documentElement.getAnimations();
      running?.pause();
      if (running) running.currentTime = at;
      return running?.effect?.getComputedTiming().delay;
    }, ms);
  await chat.question.hover();
  await first.hover();
  expect(await setTransition(690)).toBe(700);
  expect(await tooltipOf(first)).toMatchObject({ opacity: "0" });
  await setTransition(701);
  await expect.poll(() => tooltipOf(first)).toEqual({ says: "Helpful", opacity: "1" });
  await chat.question.hover();
  expect(await setTransition(290)).toBe(300);
  await next.hover();
  expect(await tooltipOf(next)).toEqual({ says: "Not helpful", opacity: "1" });
  await chat.question.hover();
  await setTransition(301);
  await first.hover();
  expect(await tooltipOf(first)).toMatchObject({ opacity: "0" });
});
