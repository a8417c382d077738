import { expect } from "@playwright/test";
import { complaintsOf, test, violationsIn } from "./journey.ts";
import { pagePaths } from "./url-table.ts";

test("every page answers, is named, fits a small phone and is accessible in light and dark", async ({ page }) => {
  test.setTimeout(180_000);
  const complaints = complaintsOf(page);
  const titles = new Map<string, string>();
  const canonicals = new Map<string, string>();
  const paths = pagePaths();
  expect(paths.length).toBeGreaterThan(20);

  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: "light" });
    const answer = await page.goto(path, { waitUntil: "load" });
    expect.soft(answer?.status(), path).toBe(200);
    await page.waitForFunction(() => !document.querySelector('script[type="text/sleeping"]'));
    await expect.soft(page.locator("h1"), path).toHaveCount(1);

    const title = await page.title();
    expect.soft(titles.get(title), `${path} has the title of`).toBeUndefined();
    titles.set(title, path);
    const canonical = (await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "";
    expect.soft(new URL(canonical).pathname, `canonical of ${path}`).toBe(path);
    expect.soft(canonicals.get(canonical), `${path} has the canonical of`).toBeUndefined();
    canonicals.set(canonical, path);

    expect.soft(await violationsIn(page), `${path}, light`).toEqual([]);
    // Only colours differ in the dark.
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await violationsIn(page, ["color-contrast"]), `${path}, dark`).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(tooWide, `${path} scrolls sideways at 320 px by`).toBeLessThanOrEqual(0);
  }
  expect(complaints).toEqual([]);
});
