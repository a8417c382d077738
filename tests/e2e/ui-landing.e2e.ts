import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { contentReader } from "#app/library/compile/files/content-reader.ts";
import { marketingFile, testimonialEntry } from "#app/library/compile/lists/landing-schemas.ts";
import { chatOf, complaintsOf, holdBack, test, violationsIn } from "./journey.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";

/** The words of this copy: its operator may have changed them. */
const content = contentReader(join(import.meta.dirname, "../.."));
const marketing = content.object("marketing.yaml", marketingFile)?.item;
const testimonials = content.list("testimonials.yaml", testimonialEntry).map(({ item }) => item);

/** Waits until the page is hydrated. */
async function live(page: Page): Promise<void> {
  await expect(page.locator("[data-season]")).toHaveCount(1);
}

for (const width of [360, 1280]) {
  test(`every part of the landing page is in its order, and nothing shifts (${width} px)`, {
    tag: width === 360 ? [] : "@nightly",
  }, async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 800 });
    const complaints = complaintsOf(page);
    const shifts = await watchLayoutShifts(page);
    await page.goto("/");
    await live(page);
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Chat" })).toHaveAttribute("href", "#chatbot");
    await expect(header.getByRole("link", { name: "FAQ" })).toHaveAttribute("href", "#faq");
    await expect(header.getByRole("link", { name: "Symptoms" })).toHaveAttribute("href", "/symptoms");
    if (!marketing) throw new Error("content/marketing.yaml cannot be read");
    const { banner, claims, animals, chat } = marketing;
    await expect(page.getByText(banner.petsHelpedText)).toBeVisible();
    await expect(page.getByText(banner.avgResponseText)).toBeVisible();
    const owners = Number(await page.locator("section[aria-label='This month'] span").textContent());
    expect(owners).toBeGreaterThanOrEqual(banner.activeSessions.low);
    expect(owners).toBeLessThanOrEqual(banner.activeSessions.high);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: chat.heading })).toBeVisible();
    const box = main.getByRole("textbox", { name: "What's going on with your pet?" });
    for (const part of [box, main.getByRole("button", { name: "Describe symptoms" })]) {
      const { y = Number.NaN, height = 0 } = (await part.boundingBox()) ?? {};
      expect(y + height, "in the first screen").toBeLessThanOrEqual(740);
    }
    for (const { label } of animals.tiles) await expect(main.getByRole("radio", { name: label })).toHaveCount(1);
    for (const { value } of claims) await expect(main.locator("[data-claims]").getByText(value)).toBeVisible();
    for (const { label } of chat.shortcuts) await expect(main.getByRole("button", { name: label, exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: "Ate something" })).toHaveAttribute("href", "/poisons");
    const section = main.getByText("What owners say");
    await expect(section).toHaveCount(testimonials.length > 0 ? 1 : 0);
    if (testimonials.length > 0) await section.click();
    await expect(main.getByText("Sample", { exact: true })).toHaveCount(testimonials.filter(({ sample }) => sample).length);
    if (testimonials.length > 0) await section.click();
    await expect(page.locator("#faq [aria-expanded]")).toHaveCount(11);

    await page.evaluate(() => scrollTo(0, 0));
    const tops = await page.evaluate(() =>
      [
        "body > header",
        "[data-ask]",
        "[data-ask] + p",
        "section[aria-label='This month']",
        "#emergencies",
        "#seasons",
        "#life-stages",
        "#faq",
        "[data-claims]",
        "form[action='/subscribe']",
        "body > footer",
      ].map((part) => (document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN) + scrollY),
    );
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await page.evaluate(() => scrollTo(0, 2500));
    await expect(header).toBeInViewport();
    await expect(page.getByRole("contentinfo").locator("[data-columns] > section")).toHaveCount(4);
    await expect(page.getByRole("contentinfo")).toContainText("Copyright");
    expect(await shifts()).toEqual([]);
    // What was not on the screen yet has an estimated height.
    await page.locator("body").evaluate((body) => body.setAttribute("data-whole", ""));
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(width < 640 ? 5150 : 3800);
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
    const now = guide.locator("article[data-is]").filter({ has: page.getByRole("heading", { name: season }) });
    await expect(now.getByText("Active")).toBeVisible();
    await expect(now.locator("ul").first().locator("li")).toHaveCount(3);
    await guide.getByText("More for this season, and all seasons").click();
    const more = guide.locator("details article[data-is]").filter({ visible: true });
    await expect(more.locator("ul").first().locator("li")).toHaveCount(2);
    await expect(more.getByRole("heading", { name: "Emergency signs to watch for" })).toBeVisible();
    const cards = guide.locator("li > [data-is]");
    await expect(cards).toHaveCount(4);
    for (const card of await cards.all()) {
      await expect(card.locator("ul").nth(0).locator("li")).toHaveCount(3);
      await expect(card.locator("ul").nth(1).locator("li")).toHaveCount(2);
    }
    for (const months of ["Mar-May", "Jun-Aug", "Sep-Nov", "Dec-Feb"]) await expect(guide.getByText(months)).toBeVisible();
  }
});

test("the season is shown before the page's scripts load, and without scripts all four are", { tag: "@nightly" }, async ({
  page,
  browser,
}) => {
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

test("an owner chooses a life stage by its tile, by the arrow keys and by a link", { tag: "@firefox" }, async ({ page }) => {
  await page.goto("/");
  await live(page);
  const guide = page.locator("#life-stages");
  const tab = (name: string) => guide.getByRole("tab", { name, exact: true });
  await expect(guide.getByRole("tab")).toHaveText(["Puppy", "Adult dog", "Senior dog", "Kitten", "Adult cat", "Senior cat"]);
  await expect(tab("Adult dog")).toHaveAttribute("aria-selected", "true");
  const panel = guide.getByRole("tabpanel");
  for (const fold of await panel.locator("summary:visible").all()) await fold.click();
  for (const part of ["Health priorities", "Vet schedule", "Nutrition", "Exercise", "Emergency warning signs"]) {
    await expect(panel.getByRole("heading", { name: part })).toBeVisible();
  }
  const [graver, grave] = [panel.locator("[data-care=emergency] li"), panel.locator("[data-care=urgent] li")];
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

  await page.evaluate(() => {
    location.hash = "#stage-senior-dog";
  });
  await expect(tab("Senior dog")).toHaveAttribute("aria-selected", "true");
  await expect(guide.getByRole("tabpanel", { name: "Senior dog" })).toBeInViewport();
  await expect(guide.getByRole("tabpanel")).toHaveCount(1);
});

test("an owner in an emergency opens a row, reads the first steps and calls, and prepares for the next time", async ({ page }) => {
  await page.goto("/");
  const guide = page.locator("#emergencies");
  await expect(guide.getByRole("heading", { name: "Always contact an emergency vet immediately" })).toBeVisible();
  await expect(guide.locator('a[href^="tel:"]').first()).toBeVisible();
  for (const name of [
    "Poisoning & Toxin Ingestion",
    "Trauma & Injury",
    "Breathing Difficulties",
    "Cardiac Events",
    "Neurological Emergencies",
  ]) {
    const row = guide.locator(".protocol").filter({ has: page.getByRole("heading", { name, level: 3 }) });
    await row.getByRole("heading", { name, level: 3 }).click();
    // One is open at a time.
    await expect(guide.locator(".protocol[open]")).toHaveCount(1);
    await expect(row.getByText("Critical", { exact: true })).toBeVisible();
    await expect(row.locator("ol").first().locator("li")).toHaveCount(3);
    await expect(row.getByRole("link", { name: /^Poison line/ })).toBeVisible();
    await row.getByText("Transport, what to tell the vet").click();
    for (const part of ["First 2-5 minutes", "On the way", "What to tell the vet", "Prevention", "Aftercare"]) {
      await expect(row.getByRole("heading", { name: part })).toBeVisible();
    }
  }
  expect(await violationsIn(page)).toEqual([]);

  await guide.getByText("Be prepared: a checklist").click();
  await guide.getByRole("checkbox").first().check();
  await guide.getByRole("link", { name: "Print this checklist" }).click();
  await expect(page).toHaveURL("/be-ready");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  expect(await violationsIn(page)).toEqual([]);
});

test("a tab that was pressed before the scripts loaded is selected once they have", async ({ page }) => {
  const release = await holdBack(page, "**/*.js");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const kitten = page.getByRole("tab", { name: "Kitten" });
  await kitten.click();
  release();
  await expect(kitten).toHaveAttribute("aria-selected", "true");
});

test("two taps lead from the start page to a verdict: into the box, and on the button", { tag: "@firefox" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const box = page.getByRole("textbox", { name: "What's going on with your pet?" });
  await box.click();
  await page.keyboard.type("my dog ate rat poison");
  await page.getByRole("button", { name: "Describe symptoms" }).click();
  const chat = chatOf(page);
  await expect(chat.questions).toHaveText(["my dog ate rat poison"]);
  await expect(chat.emergency).toBeInViewport();
  await chat.dialog.getByRole("button", { name: "Close the chat" }).click();
  await expect(box).toHaveValue("");
});

test("the page starts at its top, also after a reload", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/");
  await live(page);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");
  await page.evaluate(() => scrollTo(0, 3000));
  await page.reload();
  await live(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the landing page prints helplines, the current season and open sections", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("[data-season]")).toHaveCount(1);
  const question = page.locator("#faq h3 button").first();
  await question.click();
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await page.locator("#emergencies .protocol summary").first().click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-ask] + p")).toBeVisible();
  await expect(page.locator("article[data-is]:visible")).toHaveCount(1);
  await expect(page.locator("[data-accordion-item]:visible")).toHaveCount(1);
  await expect(page.locator(".protocol:visible")).toHaveCount(1);
  await expect(page.locator("[data-symptom], [data-claims], [data-ask], figure, [data-fab]").filter({ visible: true })).toHaveCount(0);
});

test("on a phone the chat bar waits until the text box has scrolled away, on the start page and on /ask", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/ask");
  await expect(page.getByRole("main").getByRole("button", { name: "Ask" })).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[data-fab]")).toBeHidden();
  await page.goto("/");
  await expect(page.getByRole("textbox", { name: "What's going on with your pet?" })).toBeInViewport();
  await expect(page.locator("[data-fab]")).toBeHidden();
  await page.locator("#faq h2").scrollIntoViewIfNeeded();
  await expect(page.locator("[data-fab]")).toBeVisible();
});
