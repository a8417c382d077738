import { expect } from "@playwright/test";
import { bringAxe, CHOCOLATE_PAGE, test, violationsIn } from "./journey.ts";
import { onePathOfEachKind, pagePaths, SWEEPS } from "./url-table.ts";
import { send } from "./wire.ts";

// The sweeps visit many pages; in parallel they take half the time.
test.describe.configure({ mode: "parallel", timeout: 300_000 });

const TITLE = /<title>([^<]+)<\/title>/;
const CANONICAL = /<link rel="canonical" href="https?:\/\/[^/"]+(\/[^"]*)"/;

test("every page responds with one main heading, and a title and canonical URL of its own", async () => {
  const titles = new Map<string, string>();
  const paths = pagePaths();
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) {
    const { status, body } = await send(path);
    expect.soft(status, path).toBe(200);
    expect.soft(body.match(/<h1[\s>]/g), path).toHaveLength(1);
    const title = TITLE.exec(body)?.[1] ?? "";
    expect.soft(title, path).not.toBe("");
    expect.soft(titles.get(title), `${path} has the title of`).toBeUndefined();
    titles.set(title, path);
    const canonical = CANONICAL.exec(body)?.[1];
    expect.soft(canonical, `canonical of ${path}`).toBe(path);
  }
});

/** One page of each layout; every page at night. */
const CHECKED = SWEEPS ? pagePaths() : ["/", "/emergency", "/subscribe", "/dog-health-guide", CHOCOLATE_PAGE];

test("pages are accessible in light mode, and every kind of page in dark mode", { tag: "@sweep" }, async ({ page }) => {
  await bringAxe(page);
  const kinds = onePathOfEachKind();
  for (const path of CHECKED) {
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
