import { expect, type Page } from "@playwright/test";

/** The focused element: its name, its position, and whether the focus is visible. */
type Stop = {
  name: string;
  /** From the top and left of the page, in CSS pixels. */
  top: number;
  bottom: number;
  left: number;
  /** Fixed to the screen, without a position on the page. */
  floats: boolean;
  lost: boolean;
  ring: boolean;
  covered: boolean;
};

/** Presses one key and checks the focus: never lost, always visible, never covered. */
export async function press(page: Page, key: string): Promise<Stop> {
  await page.keyboard.press(key);
  return look(page, key);
}

async function look(page: Page, key: string): Promise<Stop> {
  const stop = await page.evaluate(whereFocusIs);
  expect.soft(stop.lost, `the focus is lost after ${key}`).toBe(false);
  expect.soft(stop.ring, `the focus is not marked on ${stop.name}`).toBe(true);
  expect.soft(stop.covered, `something lies over ${stop.name}`).toBe(false);
  return stop;
}

/** Tabs until the focus is on the element with this name. @returns all stops, that element last */
export async function tabTo(page: Page, name: string | RegExp, most = 60, key = "Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    const stop = await press(page, key);
    stops.push(stop);
    if (typeof name === "string" ? stop.name === name : name.test(stop.name)) return stops;
  }
  throw new Error(`No ${name} within ${most} stops: ${stops.map((stop) => stop.name).join(" | ")}`);
}

/** Expects stops in visual order: down the page, and from left to right in a row. */
export function expectReadingOrder(stops: readonly Stop[]): void {
  const placed = stops.filter(({ floats }) => !floats);
  for (const [index, stop] of placed.entries()) {
    const before = placed[index - 1];
    if (!before) continue;
    const sameRow = stop.top < before.bottom && stop.bottom > before.top;
    const follows = sameRow ? stop.left >= before.left || stop.top > before.top : stop.top >= before.top;
    expect.soft(follows, `${stop.name} comes after ${before.name}, and stands before it`).toBe(true);
  }
}

function whereFocusIs(): Stop {
  const element = document.activeElement as HTMLElement | null;
  const lost = !element || element === document.body;
  if (lost) return { name: "", top: 0, bottom: 0, left: 0, floats: false, lost, ring: true, covered: false };
  const own = element.getAttribute("aria-label") ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? "";
  const name = own.replace(/\s+/g, " ").trim() || element.outerHTML.slice(0, 80);

  // The focus ring may be around the label of a control instead of the control.
  const marked = [element, element.closest("label")].filter((one) => one !== null);
  const ring = marked.some((one) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(", 0)");
  });

  const { top, bottom, left, right } = element.getBoundingClientRect();
  const within = (low: number, high: number, part: number, end: number) => Math.min(Math.max(low + (high - low) * part, 1), end - 2);
  const seen = [0.1, 0.5, 0.9].some((part) => {
    const [x, y] = [within(left, right, part, innerWidth), within(top, bottom, part, innerHeight)];
    const over = document.elementFromPoint(x, y);
    return !!over && marked.some((one) => one.contains(over) || over.contains(one));
  });
  const off = bottom <= 0 || top >= innerHeight;
  let floats = false;
  // What a row has moved sideways to show its card does not change where the card stands.
  let moved = 0;
  for (let one: HTMLElement | null = element; one; one = one.parentElement) {
    floats ||= getComputedStyle(one).position === "fixed";
    moved += one.scrollLeft;
  }
  return { name, top: top + scrollY, bottom: bottom + scrollY, left: left + moved, floats, lost, ring, covered: off || !seen };
}
