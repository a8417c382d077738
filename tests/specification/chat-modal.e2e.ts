import { expect } from "@playwright/test";
import { chatOf, namePet, test } from "../e2e/journey.ts";
import { answerChat, openChat } from "./chat.ts";

const SYMPTOMS = ["Not eating", "Vomiting", "Diarrhea", "Lethargy"];

test("full screen on a phone, a centered dialog of 800 by 700 elsewhere, and at most 90% of the height", async ({ page }) => {
  for (const [width, height, wide, high] of [
    [360, 740, 360, 740],
    [1280, 900, 800, 700],
    [1280, 600, 800, 540],
  ] as const) {
    await page.setViewportSize({ width, height });
    // From another page: a reload would find the chat open.
    await page.goto("about:blank");
    await page.goto("/about");
    await page.evaluate(() => dispatchEvent(new Event("open_chatbot_modal")));
    const { dialog } = chatOf(page);
    await expect(dialog).toBeVisible();
    const box = await dialog.evaluate((element) => {
      const { left, top, width: across, height: down } = element.getBoundingClientRect();
      // A desktop's scroll bar keeps its room beside the page; a phone's has none.
      return { left, top, across, down, room: document.documentElement.offsetWidth };
    });
    expect([Math.round(box.across), Math.round(box.down)], `${width} x ${height}`).toEqual([Math.min(wide, box.room), high]);
    expect(Math.abs(box.left - (box.room - box.across) / 2), "centered across").toBeLessThanOrEqual(8);
    expect(Math.abs(box.top - (height - box.down) / 2), "centered down").toBeLessThanOrEqual(1);
  }
});

test("it names an AI pet care helper, asks about health, behavior or care, and offers four symptoms", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => dispatchEvent(new Event("open_chatbot_modal")));
  const { dialog, question, send } = chatOf(page);
  await expect(dialog.getByRole("heading", { level: 2 }).first()).toHaveText(/assistant/i);
  await expect(dialog.getByText(/AI pet care helper/)).toBeVisible();
  await expect(question).toHaveAttribute("placeholder", /health.*behavior.*care/i);
  await expect(send).toBeVisible();
  for (const symptom of SYMPTOMS) await expect(dialog.getByRole("button", { name: symptom, exact: true })).toBeVisible();
});

test("it closes by its button, a click on the backdrop and Escape, and the page behind does not scroll", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/about");
  const { dialog } = chatOf(page);
  const closings = [
    () => dialog.getByRole("button", { name: "Close the chat" }).click(),
    () => page.mouse.click(5, 450),
    () => page.keyboard.press("Escape"),
  ];
  for (const close of closings) {
    await page.evaluate(() => dispatchEvent(new Event("open_chatbot_modal")));
    await expect(dialog).toBeVisible();
    await page.mouse.move(20, 450);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflowY])).toEqual([0, "hidden"]);
    await close();
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("hidden");
    // Closing goes back in the history, which ends a little later.
    await expect.poll(() => page.evaluate(() => history.state?.chat)).toBeUndefined();
  }
});

test("a quick symptom sends that the pet, by its name if known, has been showing it", async ({ page }) => {
  const sent = await answerChat(page, "All right.");
  await page.goto("/about");
  const chat = await openChat(page);
  await namePet(page, "Milo");
  await chat.quick("Vomiting").click();
  await expect(chat.questions).toHaveText(["Milo has been vomiting."]);
  expect(sent[0]).toMatchObject({ message: "Milo has been vomiting.", petName: "Milo", petType: "dog" });
});

test("the quick symptoms stay within reach after the first message", async ({ page }) => {
  const sent = await answerChat(page, "All right.");
  await page.goto("/about");
  const chat = await openChat(page);
  await chat.quick("Diarrhea").click();
  await expect(chat.questions).toHaveText(["My pet has had diarrhea."]);
  await expect(chat.stop).toBeHidden();
  const again = chat.dialog.getByRole("button", { name: "Lethargy", exact: true });
  if (!(await again.isVisible()))
    await chat.dialog
      .getByRole("button", { name: /symptoms/i })
      .first()
      .click();
  await again.click();
  await expect(chat.questions.last()).toHaveText("My pet has been very tired.");
  expect(sent[1]?.message).toMatch(/^My pet has been very tired\./);
});

test("a typing indicator shows until the answer comes, and the answer has two thumbs", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await answerChat(page, async (route) => {
    await released;
    await route.fulfill({ json: { response: "Here it is.", messageId: "an-id" } });
  });
  await page.goto("/about");
  const chat = await openChat(page);
  await chat.question.fill("How often should I brush him?");
  await chat.question.press("Enter");
  await expect(chat.dialog.locator("[data-waiting]")).toBeVisible();
  release();
  await expect(chat.answer.getByText("Here it is.")).toBeVisible();
  await expect(chat.dialog.locator("[data-waiting]")).toHaveCount(0);
  await expect(chat.helpful).toBeVisible();
  await expect(chat.notHelpful).toBeVisible();
});

const SAMPLES = [
  "http://a.example/x",
  "https://a.example/x",
  "irc://a.example/x",
  "ircs://a.example/x",
  "mailto:vet@a.example",
  "xmpp:vet@a.example",
];
const REFUSED = ["javascript:alert(1)", "data:text/html,x", "ftp://a.example/x", "tel:123", "file:///etc/hosts", "vbscript:x"];

test("answers are Markdown, links of six protocols are links, and no other is", async ({ page }) => {
  const links = [...SAMPLES, ...REFUSED].map((address, index) => `- [link ${index + 1}.](${address})`);
  await answerChat(page, `## A heading\n\n**bold words** and *others*\n\n${links.join("\n")}\n\nThe end.`);
  await page.goto("/about");
  const chat = await openChat(page);
  await chat.question.fill("How often should I brush him?");
  await chat.question.press("Enter");
  await expect(chat.answer.getByText("The end.")).toBeVisible();
  await expect(chat.answer.getByRole("heading", { name: "A heading" })).toBeVisible();
  await expect(chat.answer.locator("strong", { hasText: "bold words" })).toBeVisible();
  await expect(chat.answer.locator("em", { hasText: "others" })).toBeVisible();
  const found = await chat.answer.locator("li a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(found).toEqual(SAMPLES);
  for (const index of REFUSED.keys()) await expect(chat.answer.getByText(`link ${SAMPLES.length + index + 1}.`)).toBeVisible();
});

for (const heading of ["## Recommended Products", "### Pet-Care Products", "**Recommended products:**", "# Pet care products"]) {
  test(`text after the heading "${heading}" is not shown`, async ({ page }) => {
    await answerChat(page, `Brush him once a week.\n\n${heading}\n\nBuy the golden brush.\n\n- And the silver comb`);
    await page.goto("/about");
    const chat = await openChat(page);
    await chat.question.fill("How often should I brush him?");
    await chat.question.press("Enter");
    await expect(chat.answer.getByText("Brush him once a week.")).toBeVisible();
    await expect(chat.stop).toBeHidden();
    await expect(chat.dialog.getByText(/golden brush|silver comb|products/i)).toHaveCount(0);
  });
}
