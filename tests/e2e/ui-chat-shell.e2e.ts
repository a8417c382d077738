import { expect, type Page } from "@playwright/test";
import { chatOf, complaintsOf, holdBack, test, violationsIn } from "./journey.ts";

const PAGE = "/about";
const opener = (page: Page) => page.getByRole("button", { name: "Ask now" });

test("the chat closes with its button, the backdrop, Escape and Back, and the focus returns each time", { tag: "@firefox" }, async ({
  page,
}) => {
  await page.goto("/medical-disclaimer");
  await page.goto(PAGE);
  const { dialog } = chatOf(page);
  const ways: [string, () => Promise<unknown>][] = [
    ["button", () => dialog.getByRole("button", { name: "Close the chat" }).click()],
    ["backdrop", () => page.mouse.click(5, 5)],
    ["Escape", () => page.keyboard.press("Escape")],
    ["Back", () => page.goBack()],
  ];
  for (const [way, close] of ways) {
    await opener(page).click();
    await expect(dialog, way).toBeVisible();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement)), way).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), way).toBe("hidden");
    await close();
    await expect(dialog, way).toBeHidden();
    await expect(opener(page), way).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state?.chat), way).toBeUndefined();
    await expect(page, way).toHaveURL(PAGE);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), way).not.toBe("hidden");
  }
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/medical-disclaimer");
});

test("on the landing page Back closes the chat without a request", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("[data-season]")).toHaveCount(1);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("button", { name: "Describe symptoms" }).click();
  const { dialog } = chatOf(page);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Describe symptoms" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.waitForTimeout(300);
  expect(asked.filter((url) => url.includes(".data"))).toEqual([]);
  await expect(page).toHaveURL("/");
});

test("the chat is full screen on a phone and 800 by 700 pixels on a large screen", { tag: "@nightly" }, async ({ page }) => {
  const sizes = [
    [360, 740, 360, 740],
    [1280, 900, 800, 700],
    [1280, 600, 800, 540],
  ] as const;
  for (const [width, height, wide, high] of sizes) {
    await page.setViewportSize({ width, height });
    // From another page: a reload would find the chat open.
    await page.goto("about:blank");
    await page.goto(PAGE);
    await opener(page).click();
    const box = await chatOf(page).dialog.boundingBox();
    // A desktop's scroll bar takes space beside the page; a phone's overlays it.
    const bar = await page.evaluate(() => innerWidth - document.documentElement.offsetWidth);
    const widest = Math.min(wide, width - bar);
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)], `${width} x ${height}`).toEqual([widest, high]);
    expect(await violationsIn(page)).toEqual([]);
  }
});

test("only the messages of the chat scroll: its header stays in place, whatever an answer holds", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("textbox", { name: "What's going on with your pet?" }).fill("my dog ate 100g of dark chocolate, he weighs 20 kg");
  await page.getByRole("button", { name: "Describe symptoms" }).click();
  const { dialog, helpful } = chatOf(page);
  await expect(helpful).toBeVisible();
  // Answers to tap have a legend that is only read aloud.
  await expect(dialog.locator("legend.sr-only").first()).toBeAttached();
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test("the chat opens on the window event, and takes a symptom that was stored before or is chosen while it is open", async ({ page }) => {
  await page.goto(PAGE);
  await page.evaluate(() => {
    sessionStorage.setItem("pendingSymptom", "Not_Eating");
    dispatchEvent(new Event("open_chatbot_modal"));
  });
  const chat = chatOf(page);
  await chat.animal("Cat").click();
  await expect(chat.question).toHaveValue("my pet is not eating");
  expect(await page.evaluate(() => sessionStorage.getItem("pendingSymptom"))).toBeNull();
  const select = (symptom: string) => page.evaluate((detail) => dispatchEvent(new CustomEvent("symptom-selected", { detail })), symptom);
  await select("Lethargy");
  await expect(chat.question).toHaveValue("my pet is very tired");
  await select("general_consultation");
  await expect(chat.question).toHaveValue("my pet is very tired");
});

test("a general consultation only opens the chat", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Describe symptoms" }).click();
  const chat = chatOf(page);
  await chat.animal("Dog").click();
  await expect(chat.question).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("pendingSymptom"))).toBeNull();
});

test("a chat that is opened while the page is hydrating stays open, and the page still hydrates", async ({ page }) => {
  const complaints = complaintsOf(page);
  // The page's own scripts are delayed, the chat's are not.
  const release = await holdBack(page, "**/assets/{landing,root}-*.js");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Describe symptoms" }).click();
  const chat = chatOf(page);
  await chat.animal("Dog").click();
  await expect(chat.question).toBeVisible();
  await chat.question.fill("half a sentence");
  release();
  await expect(page.locator("[data-season]")).toHaveCount(1);
  await expect(chat.question).toHaveValue("half a sentence");
  expect(complaints).toEqual([]);
});

test("an event that opens the chat while it closes is not lost, before and after it has begun to go back", async ({ page }) => {
  await page.goto(PAGE);
  const { dialog, questions } = chatOf(page);
  await opener(page).click();
  await expect(dialog).toBeVisible();
  const reopen = (message: string, onceClosed: boolean) =>
    dialog.evaluate(
      (element, [text, waits]) => {
        const open = () => dispatchEvent(new CustomEvent("open_chatbot_modal", { detail: { message: text } }));
        if (waits) element.addEventListener("close", () => setTimeout(open), { once: true });
        (element as HTMLDialogElement).close();
        if (!waits) open();
      },
      [message, onceClosed] as const,
    );
  for (const [message, onceClosed] of [["my dog sneezes", false] as const, ["my dog coughs", true] as const]) {
    await reopen(message, onceClosed);
    await expect(questions.last()).toHaveText(message);
    await expect(dialog.getByRole("button", { name: "Stop the answer" })).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.chat)).toBe(1);
    await expect(dialog).toBeVisible();
  }
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(PAGE);
});
