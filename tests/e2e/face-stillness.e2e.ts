import { expect, type Page } from "@playwright/test";
import { complaintsOf, test } from "./journey.ts";
import { pagePaths } from "./url-table.ts";

test.describe.configure({ mode: "parallel", timeout: 300_000 });

type Watched = Window & { jumps: { by: number; what: string }[] };

/** Writes down whatever moves without being touched, from the first paint on. */
async function watchJumps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.jumps = [];
    const nameOf = (node: Node | null) => (node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources, hadRecentInput } = entry as unknown as {
          value: number;
          sources: { node: Node | null }[];
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) watched.jumps.push({ by: value, what: sources.map(({ node }) => nameOf(node)).join(", ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Until the page is awake, its fonts stand and its pictures are there; then once down to its end, a screen at a time. */
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
    // What moved in the last one is told after the next.
    await frame();
    await frame();
  });
}

for (const width of [360, 1280]) {
  test(`nothing moves by itself on any page, and no page complains (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const complaints = complaintsOf(page);
    await watchJumps(page);
    for (const path of [...pagePaths(), "/no-such-page"]) {
      await page.goto(path);
      await readToTheEnd(page);
      expect.soft(await page.evaluate(() => (window as unknown as Watched).jumps), path).toEqual([]);
    }
    // The browser itself reports the status of a page that is not there.
    expect(complaints.filter((complaint) => !complaint.includes("/no-such-page"))).toEqual([]);
  });
}
