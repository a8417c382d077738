import { expect } from "@playwright/test";
import { CHOCOLATE_PAGE, holdBack, startChat, test } from "./journey.ts";

const SHEET = "**/assets/app-*.css";

test("every page, and the chat on it, is styled by one sheet", async ({ page }) => {
  for (const path of ["/", "/symptoms", CHOCOLATE_PAGE]) {
    await page.goto(path);
    if (path === CHOCOLATE_PAGE) await startChat(page, "Dog");
    const hrefs = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href && new URL(href).pathname));
    expect(hrefs, path).toEqual([expect.stringContaining("/assets/app-")]);
  }
});

test("no look of a pointer that hovers stays on what a finger has tapped", async ({ page }) => {
  for (const path of ["/about", "/emergency"]) {
    await page.goto(path);
    const stuck = await page.evaluate(() => {
      const found: string[] = [];
      const read = (rules: CSSRuleList, hovers: boolean) => {
        for (const rule of rules) {
          const isHover = hovers || (rule instanceof CSSMediaRule && rule.conditionText.includes("hover: hover"));
          // A tooltip's delay has no look, and what is not hovered does not keep one.
          const selector = rule instanceof CSSStyleRule ? rule.selectorText.replace(/:not\(.*\)/, "") : "";
          if (selector.includes(":hover") && !isHover && !rule.cssText.includes("--warm")) found.push(selector);
          if ("cssRules" in rule) read(rule.cssRules as CSSRuleList, isHover);
        }
      };
      for (const { cssRules } of document.styleSheets) read(cssRules, false);
      return found;
    });
    expect(stuck, path).toEqual([]);
  }
});

test("a page whose styles never come can be read, and its chat used", async ({ page }) => {
  await page.route(SHEET, (route) => route.abort());
  await page.goto(CHOCOLATE_PAGE);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const chat = await startChat(page, "Dog");
  await expect(chat.question).toBeVisible();
});

test("headings have the display face once it has come, and nothing moves when it is late", async ({ page }) => {
  const face = "**/assets/figtree-*.woff2";
  await page.goto("/symptoms");
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check("700 20px Figtree"))).toBe(true);
  const release = await holdBack(page, face);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.boundingBox();
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await heading.boundingBox()).toEqual(before);
});

test("the sticky table of contents covers nothing that follows the text", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(CHOCOLATE_PAGE);
  await page.evaluate(() => document.querySelector("[data-foot]")?.scrollIntoView({ block: "center" }));
  const over = await page.evaluate(() => {
    const [contents, foot] = ["[data-contents]", "[data-foot]"].map((one) =>
      (document.querySelector(one) as Element).getBoundingClientRect(),
    );
    if (!contents || !foot || contents.bottom <= foot.top) return "apart";
    const seen = document.elementFromPoint(contents.left + contents.width / 2, (Math.max(contents.top, foot.top) + contents.bottom) / 2);
    return seen?.closest("[data-contents]") ? "the contents" : "what follows";
  });
  expect(over).not.toBe("the contents");
});
