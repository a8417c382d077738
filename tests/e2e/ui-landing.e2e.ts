import { expect, type Page } from "@playwright/test";
import { complaintsOf, test, violationsIn } from "./journey.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";

/** Waits until the page is hydrated. */
async function live(page: Page): Promise<void> {
  await expect(page.locator("[data-season]")).toHaveCount(1);
}

for (const width of [360, 1280]) {
  test(`every part of the landing page is in its order, and nothing shifts (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const complaints = complaintsOf(page);
    const shifts = await watchLayoutShifts(page);
    await page.goto("/");
    await live(page);
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Chat" })).toHaveAttribute("href", "#chatbot");
    await expect(header.getByRole("link", { name: "FAQ" })).toHaveAttribute("href", "#faq");
    await expect(header.getByRole("link", { name: "Symptoms" })).toHaveAttribute("href", "/symptoms");
    await expect(page.getByText("1247+ pets helped this month")).toBeVisible();
    await expect(page.getByText("average response 10s")).toBeVisible();
    const owners = Number(await page.locator(".proof-number").textContent());
    expect(owners).toBeGreaterThanOrEqual(3);
    expect(owners).toBeLessThanOrEqual(10);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: "Is Your Pet Acting Strange?" })).toBeVisible();
    for (const animal of ["Dogs", "Cats", "Birds", "Rabbits", "Hamsters", "Fish"])
      await expect(main.getByRole("link", { name: animal })).toBeVisible();
    for (const claim of ["94%", "under 10s", "100%", "24/7"]) await expect(main.locator(".claims").getByText(claim)).toBeVisible();
    for (const symptom of ["Not eating", "Vomiting", "Diarrhea", "Lethargy"])
      await expect(main.getByRole("button", { name: symptom, exact: true })).toBeVisible();
    await expect(main.getByText("Sample", { exact: true })).toHaveCount(3);
    expect(await page.locator("#faq").getByRole("button").count()).toBe(11);

    // Content far below is laid out when it comes near, and all of it before an in-page jump.
    await page.evaluate(() => document.body.toggleAttribute("data-whole", true));
    const tops = await page.evaluate(() =>
      [
        ".site-header",
        ".proof",
        ".ask",
        ".voice",
        "#faq",
        "#seasons",
        "#life-stages",
        "#emergencies",
        ".checklist",
        ".newsletter",
        ".site-footer",
      ].map((part) => (document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN) + scrollY),
    );
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    const emergency = await page.locator(".ask-emergency").boundingBox();
    const button = await main.getByRole("button", { name: "Describe symptoms" }).boundingBox();
    expect((emergency?.y ?? 0) + (emergency?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    await page.evaluate(() => scrollTo(0, 4000));
    await expect(header).toBeInViewport();
    await expect(page.getByRole("contentinfo").locator(".site-footer-columns > section")).toHaveCount(4);
    await expect(page.getByRole("contentinfo")).toContainText("Copyright 2025");
    expect(await shifts()).toEqual([]);
    expect(await violationsIn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test("the season is the one of the visitor's date", async ({ page }) => {
  for (const [date, season, others] of [
    ["2026-03-01", "Spring pet care", "Winter pet care"],
    ["2026-08-31", "Summer pet care", "Fall pet care"],
    ["2026-11-30", "Fall pet care", "Winter pet care"],
    ["2026-12-01", "Winter pet care", "Fall pet care"],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
    await page.goto("/");
    const guide = page.locator("#seasons");
    await expect(guide.getByRole("heading", { name: season })).toBeVisible();
    await expect(guide.getByRole("heading", { name: others })).toBeHidden();
    const now = guide.locator(".season-now > .season").filter({ has: page.getByRole("heading", { name: season }) });
    await expect(now.getByText("Active")).toBeVisible();
    await expect(now.locator("ul").first().locator("li")).toHaveCount(5);
    await expect(now.getByRole("heading", { name: "Emergency signs to watch for" })).toBeVisible();
    const cards = guide.locator(".cards .season");
    await expect(cards).toHaveCount(4);
    for (const card of await cards.all()) {
      await expect(card.locator("ul").nth(0).locator("li")).toHaveCount(3);
      await expect(card.locator("ul").nth(1).locator("li")).toHaveCount(2);
    }
    for (const months of ["Mar-May", "Jun-Aug", "Sep-Nov", "Dec-Feb"]) await expect(guide.getByText(months)).toBeVisible();
  }
});

test("the season is shown before the page's scripts load, and without scripts all four are", async ({ page, browser }) => {
  await page.route("**/assets/*.js", () => {});
  for (const [date, season] of [
    ["2026-02-28", "Winter pet care"],
    ["2026-03-01", "Spring pet care"],
    ["2026-06-01", "Summer pet care"],
    ["2026-09-01", "Fall pet care"],
    ["2026-12-01", "Winter pet care"],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
    await page.goto("/");
    await expect(page.locator("#seasons").getByRole("heading", { name: / pet care$/ })).toHaveText([season]);
  }
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: `http://127.0.0.1:${process.env.SITE_PORT}` });
  const plain = await context.newPage();
  await plain.goto("/");
  await expect(plain.locator("#seasons").getByRole("heading", { name: / pet care$/ })).toHaveCount(4);
  await context.close();
});

test("an owner chooses a life stage by its tab, by the arrow keys and by a quick card", async ({ page }) => {
  await page.goto("/");
  await live(page);
  const guide = page.locator("#life-stages");
  const tab = (name: string) => guide.getByRole("tab", { name, exact: true });
  await expect(guide.getByRole("tab")).toHaveText(["Puppy", "Adult dog", "Senior dog", "Kitten", "Adult cat", "Senior cat"]);
  await expect(tab("Adult dog")).toHaveAttribute("aria-selected", "true");
  const panel = guide.getByRole("tabpanel");
  for (const part of ["Health priorities", "Vet schedule", "Nutrition", "Exercise", "Emergency warning signs"]) {
    await expect(panel.getByRole("heading", { name: part })).toBeVisible();
  }
  const [graver, grave] = [panel.locator(".care-card--emergency li"), panel.locator(".care-card--urgent li")];
  expect(await graver.count()).toBe(await grave.count());

  await tab("Kitten").click();
  await expect(guide.getByRole("tabpanel", { name: "Kitten" })).toBeVisible();
  await expect(guide.getByRole("tabpanel")).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await expect(tab("Adult cat")).toBeFocused();
  await expect(guide.getByRole("tabpanel", { name: "Adult cat" })).toBeVisible();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expect(tab("Puppy")).toBeFocused();

  await guide.getByRole("link", { name: "Senior dog" }).click();
  await expect(tab("Senior dog")).toHaveAttribute("aria-selected", "true");
  await expect(guide.getByRole("tabpanel", { name: "Senior dog" })).toBeInViewport();
  await expect(guide.getByRole("tabpanel")).toHaveCount(1);
});

test("an owner in an emergency reads the steps, calls, and prepares for the next time", async ({ page }) => {
  await page.goto("/");
  await live(page);
  const guide = page.locator("#emergencies");
  await expect(guide.getByRole("heading", { name: "Always contact an emergency vet immediately" })).toBeVisible();
  await expect(guide.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(guide.getByRole("tab")).toHaveCount(5);
  await expect(guide.getByRole("tab").first()).toHaveAttribute("aria-selected", "true");
  for (const name of [
    "Poisoning & Toxin Ingestion",
    "Trauma & Injury",
    "Breathing Difficulties",
    "Cardiac Events",
    "Neurological Emergencies",
  ]) {
    await guide.getByRole("tab", { name }).click();
    const panel = guide.getByRole("tabpanel", { name });
    await expect(panel.getByText("Critical", { exact: true })).toBeVisible();
    for (const part of ["First 2-5 minutes", "On the way", "What to tell the vet", "Prevention", "Aftercare"]) {
      await expect(panel.getByRole("heading", { name: part })).toBeVisible();
    }
  }
  expect(await violationsIn(page)).toEqual([]);

  const [first] = await guide.getByRole("checkbox").all();
  await first?.check();
  await page.evaluate(() => {
    window.print = () => Object.assign(window, { printed: document.documentElement.dataset.print });
  });
  await guide.getByRole("button", { name: "Print this checklist" }).click();
  expect(await page.evaluate(() => (window as unknown as { printed?: string }).printed)).toBe("checklist");
  await page.emulateMedia({ media: "print" });
  await expect(guide.getByRole("heading", { name: "Be prepared" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(guide.getByRole("tabpanel").first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a tab that was pressed before the scripts loaded is selected once they have", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const trauma = page.getByRole("tab", { name: "Trauma & Injury" });
  await trauma.click();
  release();
  await expect(trauma).toHaveAttribute("aria-selected", "true");
});

test("the page starts at its top, also after a reload", async ({ page }) => {
  await page.goto("/");
  await live(page);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");
  await page.evaluate(() => scrollTo(0, 3000));
  await page.reload();
  await live(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the landing page prints helplines, the current season and open sections", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("[data-season]")).toHaveCount(1);
  const question = page.locator(".accordion-trigger").first();
  await question.click();
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".ask-emergency")).toBeVisible();
  await expect(page.locator(".season-now > .season:visible")).toHaveCount(1);
  await expect(page.locator(".accordion-item:visible")).toHaveCount(1);
  await expect(page.locator(".tab-panel:visible")).toHaveCount(2);
  await expect(page.locator(".checklist")).toBeVisible();
  await expect(page.locator(".chips, .claims, .tiles, .reasons, .voice, .fab").filter({ visible: true })).toHaveCount(0);
});

test("on a phone the floating button waits until the large button has scrolled away, and covers no symptom", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Vomiting", exact: true })).toBeInViewport();
  await expect(page.locator(".fab")).toBeHidden();
  await page.locator("#faq h2").scrollIntoViewIfNeeded();
  await expect(page.locator(".fab")).toBeVisible();
});
