import { expect, type Page } from "@playwright/test";
import { complaintsOf, test } from "./journey.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";
import { sweptPaths } from "./url-table.ts";

test.describe.configure({ mode: "parallel", timeout: 300_000 });

/** Waits for hydration, fonts and images; then scrolls to the end, a screen at a time. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.getElementById("page-data"));
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
    await frame();
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo(0, at);
      await frame();
    }
    // Layout shifts of one step are reported after the next.
    await frame();
    await frame();
  });
}

for (const width of [320, 1280]) {
  test(`[R-33] no page shifts its layout, scrolls sideways or logs an error (${width} px)`, {
    tag: width === 320 ? "@sweep" : "@nightly",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const complaints = complaintsOf(page);
    const shifts = await watchLayoutShifts(page);
    for (const path of [...sweptPaths(), "/no-such-page"]) {
      await page.goto(path);
      await readToTheEnd(page);
      expect.soft(await shifts(), path).toEqual([]);
      await expect.soft(page.locator("h1"), path).toHaveCount(1);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect.soft(tooWide, `${path} scrolls sideways by`).toBeLessThanOrEqual(0);
    }
    // The browser itself logs the 404 status.
    expect(complaints.filter((complaint) => !complaint.includes("/no-such-page"))).toEqual([]);
  });
}
