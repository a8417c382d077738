import { expect, type Page } from "@playwright/test";
import { complaintsOf, test } from "./journey.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";
import { onePathOfEachKind, sweptPaths } from "./url-table.ts";

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

test("no kind of page scrolls sideways with text twice as large, on a phone of 360 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const filled = [
    "/emergency/poisoning",
    "/answers/diet-and-feeding",
    "/poisons?q=grapes&species=dog",
    "/how-long?species=cat&what=eat&hours=20",
  ];
  for (const path of [...onePathOfEachKind(), ...filled, "/no-such-page"]) {
    await page.goto(path);
    const tooWide = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    expect.soft(tooWide, `${path} scrolls sideways by`).toBeLessThanOrEqual(0);
  }
});
