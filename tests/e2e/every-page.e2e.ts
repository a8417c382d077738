import { expect } from "@playwright/test";
import { bringAxe, complaintsOf, test, violationsIn } from "./journey.ts";
import { onePathOfEachKind, pagePaths } from "./url-table.ts";

// Both visit all pages; in parallel they take half the time.
test.describe.configure({ mode: "parallel", timeout: 300_000 });

/** Reached by a mailed link or shown instead of another page, and never indexed: they need no canonical URL. */
const LINK_PAGES = ["/confirm", "/unsubscribe", "/my-data", "/offline"];

test("[R-33] every page loads, has a unique title, logs no error and fits a small phone", async ({ page }) => {
  const complaints = complaintsOf(page);
  const titles = new Map<string, string>();
  const canonicals = new Map<string, string>();
  const paths = pagePaths();
  expect(paths.length).toBeGreaterThan(30);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(200);
    await page.waitForFunction(() => !document.getElementById("page-data"));
    await expect.soft(page.locator("h1"), path).toHaveCount(1);

    const title = await page.title();
    expect.soft(titles.get(title), `${path} has the title of`).toBeUndefined();
    titles.set(title, path);
    const canonical = await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? "");
    if (!LINK_PAGES.includes(path)) expect.soft(canonical, `canonical of ${path}`).toMatch(new RegExp(`^https?://[^/]+${path}$`));
    if (canonical) expect.soft(canonicals.get(canonical), `${path} has the canonical of`).toBeUndefined();
    canonicals.set(canonical, path);

    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(tooWide, `${path} scrolls sideways at 320 px by`).toBeLessThanOrEqual(0);
  }
  expect(complaints).toEqual([]);
});

test("every page is accessible in light mode, and every kind of page in dark mode", async ({ page }) => {
  await bringAxe(page);
  const kinds = onePathOfEachKind();
  for (const path of pagePaths()) {
    await page.emulateMedia({ colorScheme: "light" });
    // The scripts at the end of the page wait for the styles, so the styles are loaded.
    await page.goto(path, { waitUntil: "domcontentloaded" });
    if (!kinds.includes(path)) {
      // Header, footer and chat are the same on every page of one kind.
      expect.soft(await violationsIn(page, undefined, "main"), `${path}, light`).toEqual([]);
      continue;
    }
    expect.soft(await violationsIn(page), `${path}, light`).toEqual([]);
    // Only colors differ in dark mode, and pages of one kind have the same ones.
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await violationsIn(page, ["color-contrast"]), `${path}, dark`).toEqual([]);
  }
});
