import { expect } from "@playwright/test";
import { test } from "../e2e/journey.ts";
import { isReplaced } from "./own-copy.ts";

/** Words that lead to the assistant; that it exists, or what it cannot do, is no prompt. */
const INVITES =
  /\b(ask|tell|give|show|describe|list|try|use|start)\b[^.?!]*\bassistant\b|\bassistant (can|will|is here)\b(?!['’]| not\b| be\b)/i;

test.skip(isReplaced("faq.yaml"), "the operator's own questions");

test("eleven questions in two columns open and close independently of each other", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  await expect(page.locator("[data-season]")).toHaveCount(1);
  const items = page.locator("#faq h3 button[aria-expanded]");
  await expect(items).toHaveCount(11);
  const lefts = await items.evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().left)));
  expect(new Set(lefts).size, "columns").toBe(2);
  for (const item of await items.all()) await expect(item).toBeVisible();
  for (const index of [0, 1, 2]) await items.nth(index).click();
  for (const index of [0, 1, 2]) await expect(items.nth(index)).toHaveAttribute("aria-expanded", "true");
  await items.nth(1).click();
  await expect(items.nth(1)).toHaveAttribute("aria-expanded", "false");
  for (const index of [0, 2]) await expect(items.nth(index)).toHaveAttribute("aria-expanded", "true");
  await expect(items.nth(3)).toHaveAttribute("aria-expanded", "false");
});

test("each answer ends with a prompt to use the assistant, and the advice has the figures of the specification", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const faq = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .flatMap(([, json = ""]) => JSON.parse(json))
    .find((thing) => thing["@type"] === "FAQPage") as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
  expect(faq.mainEntity).toHaveLength(11);
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    const sentences = acceptedAnswer.text.trim().split(/(?<=[.?!])\s+/);
    expect.soft(sentences.slice(-2).join(" "), name).toMatch(INVITES);
  }
  const answerTo = (...words: RegExp[]) => faq.mainEntity.find(({ name }) => words.every((word) => word.test(name)))?.acceptedAnswer.text;
  expect(answerTo(/rabbit/i, /eat/i)).toMatch(/6 to 8 hours.*12 hours.*emergency/is);
  expect(answerTo(/hamster/i, /eating or drinking/i)).toMatch(/24 hours.*emergency/is);
  expect(answerTo(/hamster/i, /temperature/i)).toMatch(/65 to 75 °F/);
  expect(answerTo(/puppy/i, /diarrhea/i)).toMatch(/12 to 24 hours only with your vet's approval/);
});
