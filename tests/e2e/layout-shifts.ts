import type { Page } from "@playwright/test";

type Shift = { by: number; what: string };
type Watched = Window & { shifts: Shift[] };

/** Records layout shifts without user input from the first paint on. @returns the shifts of the open page */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.shifts = [];
    const nameOf = (node: Node | null) => (node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources, hadRecentInput } = entry as unknown as {
          value: number;
          sources: { node: Node | null }[];
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) watched.shifts.push({ by: value, what: sources.map(({ node }) => nameOf(node)).join(", ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as Watched).shifts);
}
