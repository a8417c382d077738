import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { onePathOfEachKind } from "./url-table.ts";

test.use({ viewport: { width: 360, height: 640 } });

/** Minimum target size in pixels; a layout may lose a fraction of one. */
const THUMB = 44;

type Target = { name: string; low: number; narrow: number; covered: boolean };

/** Visible targets outside of sentences that are too small, at the current scroll position. */
function targetsIn(page: Page): Promise<Target[]> {
  return page.evaluate((thumb) => {
    const shown = (part: Element) => part.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const fab = document.querySelector("[data-fab]");
    const over = fab && shown(fab) ? fab.getBoundingClientRect() : new DOMRect();
    /** In a sentence a link is as high as its line; text beside it shows that it is one. */
    const inWords = (part: Element) => {
      const around = part.closest("p, li, td, dd")?.textContent?.trim().length ?? 0;
      return getComputedStyle(part).display.startsWith("inline") && around > (part.textContent?.trim().length ?? 0) + 3;
    };
    return [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
      .filter((part) => shown(part) && !part.closest("dialog") && !part.matches("[data-fab], [data-skip], .cite") && !inWords(part))
      .map((part) => {
        // Labels are targets too, and so are cards whose title is a link.
        const label = part instanceof HTMLInputElement && /radio|checkbox/.test(part.type) ? part.labels?.[0] : undefined;
        const whole = getComputedStyle(part, "::after").position === "absolute" ? part.closest("[data-card], li") : undefined;
        const { width, height, left, right, top, bottom } = (label ?? whole ?? part).getBoundingClientRect();
        const covered = left < over.right && right > over.left && top < over.bottom && bottom > over.top;
        return { name: (part.textContent || part.id).trim(), low: thumb - height, narrow: thumb - width, covered };
      });
  }, THUMB);
}

test("on a phone every target outside of sentences is large enough and not covered by the floating button", async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of [...onePathOfEachKind(), "/poisons?q=chocolate"]) {
    await page.goto(path);
    await page.waitForFunction(() => !document.getElementById("page-data"));
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const targets = await targetsIn(page);
    expect(targets.length, path).toBeGreaterThan(1);
    const small = targets.filter(({ low, narrow }) => low > 0.5 || narrow > 0.5);
    expect.soft(small, `${path}: too small`).toEqual([]);
    const stuck = targets.filter(({ covered }) => covered);
    expect.soft(stuck, `${path}: under the floating button at the end, where no scrolling helps`).toEqual([]);
  }
});

test("on a large screen the floating button stands beside every card, field and link of every kind of page", { tag: "@nightly" }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of onePathOfEachKind()) {
    await page.goto(path);
    const under = await page.evaluate(() => {
      const edge = document.querySelector("[data-fab]")?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
      return [...document.querySelectorAll("main :is(a, button, input, select, textarea, [data-card], [data-care]), footer a")]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > edge)
        .map((part) => part.textContent?.trim());
    });
    expect.soft(under, path).toEqual([]);
  }
});

test("the button that opens the chat is a bar below the page or stands in its margin, and is hidden while writing on a phone", async ({
  page,
}) => {
  await page.goto("/poisons");
  const fab = page.locator("[data-fab]");
  const box = async () => (await fab.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const bar = await box();
  expect([bar.x, bar.width, bar.y + bar.height]).toEqual([0, await page.evaluate(() => document.documentElement.offsetWidth), 640]);
  const question = page.getByRole("searchbox", { name: /get into/ });
  await question.fill("she limps");
  await expect(fab).toBeHidden();
  await question.blur();
  await expect(fab).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await question.focus();
  await expect(fab).toBeVisible();
  const content = await page.getByRole("main").locator(".page").boundingBox();
  expect((await box()).x).toBeGreaterThanOrEqual((content?.x ?? 0) + (content?.width ?? Number.POSITIVE_INFINITY));
});

test("the breathing limits fit on a phone", async ({ page }) => {
  await page.goto("/breathing");
  expect(await page.getByRole("table").evaluate((table) => table.scrollWidth - table.clientWidth)).toBeLessThanOrEqual(0);
});
