import { expect, type Page } from "@playwright/test";
import { pageSlugs } from "../../remix.config.js";
import { CHOCOLATE_PAGE, holdBack, startChat, test } from "./journey.ts";
import { send } from "./wire.ts";

const SHEETS = "**/assets/{app,text}-*.css";
const ANSWER = "/answers/stomach/dog-eats-grass";
const ANSWERS = "/answers/stomach";
const SUBSTANCES = ["/poisons/grapes", "/poisons/carrot", "/poisons/diphenhydramine"];

const sheetsOf = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].map(({ href }) => /\/assets\/(\w+)-/.exec(href ?? "")?.[1] ?? "none"));

test("a page of text has its part of the sheet until the chat brings the whole; every other page has the whole", async ({ page }) => {
  for (const path of ["/", "/symptoms", "/ask", "/poisons"]) {
    await page.goto(path);
    expect(await sheetsOf(page), path).toEqual(["app"]);
  }
  await page.goto(CHOCOLATE_PAGE);
  expect(await sheetsOf(page)).toEqual(["text"]);
  await startChat(page, "Dog");
  expect(await sheetsOf(page)).toEqual(["text", "app"]);
});

/** How Tailwind writes a class in a selector. */
const selectorOf = (name: string) => `.${name.replace(/[^\w-]/g, "\\$&")}`;
const decoded = (text: string) =>
  text.replace(/&(?:#x27|quot|gt|lt|amp);/g, (one) => ({ "&#x27;": "'", "&quot;": '"', "&gt;": ">", "&lt;": "<" })[one] ?? "&");

test("no page of text has a class that only the whole sheet has", async () => {
  const linked = async (path: string) => (await send(/href="([^"]+\.css)"/.exec((await send(path)).body)?.[1] ?? "")).body;
  const [whole, part] = [await linked("/"), await linked(CHOCOLATE_PAGE)];
  expect(part.length).toBeLessThan(whole.length);
  for (const path of [
    ...pageSlugs().map((slug) => `/${slug}`),
    ANSWER,
    ANSWERS,
    "/answers/loss-and-goodbye",
    "/answers/stomach/none",
    ...SUBSTANCES,
  ]) {
    const { body } = await send(path);
    const names = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) => decoded(list).split(/\s+/)));
    const missing = [...names].filter((name) => whole.includes(selectorOf(name)) && !part.includes(selectorOf(name)));
    expect.soft(missing, `${path}: add the component to app/text.css`).toEqual([]);
  }
});

test("a page of text and the first view of its chat look the same as with the whole sheet", { tag: "@nightly" }, async ({ page }) => {
  test.setTimeout(90_000);
  // The face may come or not, and the chat's scripts would bring the whole sheet.
  await page.route(/figtree|\/entry\.client|\/api\/country/, (route) => route.abort());
  const whole = /href="([^"]+\.css)"/.exec((await send("/")).body)?.[1] ?? "";
  const body = (await send(whole)).body;
  const looks = async (path: string) => {
    await page.goto(path);
    const text = await page.screenshot({ fullPage: true });
    await page.evaluate(() => (document.getElementById("chat-dialog") as HTMLDialogElement).showModal());
    return [text, await page.screenshot()];
  };
  // The first page that the browser draws differs from its next by some pixels in the bar, whatever the sheet.
  await looks(CHOCOLATE_PAGE);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of [CHOCOLATE_PAGE, "/dog-health-guide", "/privacy-policy", ANSWER, ANSWERS, "/poisons/grapes"]) {
      const before = await looks(path);
      await page.route("**/assets/text-*.css", (route) => route.fulfill({ contentType: "text/css", body }));
      const after = await looks(path);
      await page.unroute("**/assets/text-*.css");
      const same = before.map((one, at) => one.equals(after[at] ?? Buffer.alloc(0)));
      expect.soft(same, `${path} at ${width} px`).toEqual([true, true]);
    }
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
  await page.route(SHEETS, (route) => route.abort());
  await page.goto(CHOCOLATE_PAGE);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const chat = await startChat(page, "Dog");
  await expect(chat.question).toBeVisible();
});

for (const { now, links } of [
  { now: 100, links: 1 },
  { now: 1000, links: 0 },
])
  test(`a page of text that is there after ${now} ms ${links ? "brings" : "does not bring"} the display face with it`, async ({ page }) => {
    await page.addInitScript((at) => {
      performance.now = () => at;
    }, now);
    await page.goto(CHOCOLATE_PAGE, { waitUntil: "domcontentloaded" });
    await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(links);
  });

test("an emergency page never asks for the display face", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/emergency", { waitUntil: "networkidle" });
  expect(asked.filter((url) => url.includes("figtree"))).toEqual([]);
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
