import { expect } from "@playwright/test";
import { pageSlugs } from "../../remix.config.js";
import { CHOCOLATE_PAGE, chatOf, holdBack, startChat, test } from "./journey.ts";

const TOOLS = "**/assets/tools-*.css";

/** Rules of tools.css that match a text page without changing how it looks at rest. */
const HARMLESS = [
  // Tooltips of icon buttons.
  "html",
  ".icon-button",
];

test("a text page, including its closed chat, has nothing that only tools.css styles", async ({ page }) => {
  await page.goto("/");
  const dressed = await page.evaluate(
    async ({ paths, harmless }) => {
      const selectorsIn = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
          ...("cssRules" in rule && !(rule instanceof CSSStyleRule) ? selectorsIn(rule.cssRules as CSSRuleList) : []),
        ]);
      const tools = [...document.styleSheets].find(({ href }) => href?.includes("/tools-"));
      // Utility classes that the first view of the chat uses are in both sheets.
      const app = [...document.styleSheets].find(({ href }) => href?.includes("/app-"));
      const known = new Set([...harmless, ...selectorsIn((app as CSSStyleSheet).cssRules)]);
      const selectors = [...new Set(selectorsIn((tools as CSSStyleSheet).cssRules))].filter((one) => !known.has(one));
      const found = selectors.length > 50 ? [] : ["too few rules: has the sheet another name?"];
      for (const path of paths) {
        const html = await (await fetch(path)).text();
        const text = new DOMParser().parseFromString(html.replace(/<style>.*?<\/style>/s, ""), "text/html");
        found.push(...selectors.filter((one) => text.querySelector(one)).map((one) => `${path}: ${one}`));
      }
      return found;
    },
    { paths: pageSlugs().map((slug) => `/${slug}`), harmless: HARMLESS },
  );
  expect(dressed).toEqual([]);
});

test("the inline styles of a text page equal the sheet that other pages load", async ({ page }) => {
  await page.goto("/");
  const sheet = await page.locator('link[href*="/assets/app-"]').getAttribute("href");
  const fetched = await (await page.request.get(sheet ?? "")).text();
  await page.goto(CHOCOLATE_PAGE);
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
  expect(await page.locator("style").allTextContents()).toEqual([fetched.trim()]);
});

test("tools.css loads before the conversation is shown, and once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const sheets = () => asked.filter((path) => path.includes("/tools-"));
  await page.goto(CHOCOLATE_PAGE, { waitUntil: "networkidle" });
  expect(sheets()).toEqual([]);
  const release = await holdBack(page, TOOLS);
  await page.getByRole("button", { name: "Ask now" }).click();
  const chat = chatOf(page);
  await chat.animal("Dog").click();
  await expect.poll(() => asked.some((path) => path.includes("/screen-"))).toBe(true);
  await expect(chat.pet).toHaveCount(0);
  release();
  await expect(chat.pet).toBeVisible();
  await expect(chat.send).toHaveCSS("display", "flex");
  await expect(page.locator(".chat-quick")).toHaveCSS("display", "flex");
  expect(sheets()).toHaveLength(1);
});

test("the chat works when tools.css never loads", async ({ page }) => {
  await page.route(TOOLS, (route) => route.abort());
  await page.goto(CHOCOLATE_PAGE);
  const chat = await startChat(page, "Dog");
  await expect(chat.question).toBeVisible();
});

test("the sticky table of contents covers nothing that follows the text", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(CHOCOLATE_PAGE);
  await page.evaluate(() => document.querySelector(".page-foot")?.scrollIntoView({ block: "center" }));
  const over = await page.evaluate(() => {
    const [contents, foot] = [".page-contents", ".page-foot"].map((one) =>
      (document.querySelector(one) as Element).getBoundingClientRect(),
    );
    if (!contents || !foot || contents.bottom <= foot.top) return "apart";
    const seen = document.elementFromPoint(contents.left + contents.width / 2, (Math.max(contents.top, foot.top) + contents.bottom) / 2);
    return seen?.closest(".page-contents") ? "the contents" : "what follows";
  });
  expect(over).not.toBe("the contents");
});
