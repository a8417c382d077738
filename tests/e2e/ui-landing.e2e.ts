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
    const { banner, claims, animals, chat, trust } = marketing;
    if (!banner) throw new Error("content/marketing.yaml has no banner");
    await expect(page.getByText(banner.petsHelpedText)).toBeVisible();
    await expect(page.getByText(banner.avgResponseText)).toBeVisible();
    const owners = Number(await page.locator("section[aria-label='This month'] span").textContent());
    expect(owners).toBeGreaterThanOrEqual(banner.activeSessions.low);
    expect(owners).toBeLessThanOrEqual(banner.activeSessions.high);
    const main = page.getByRole("main");
    const [pets, ask, why] = [animals.heading, chat.heading, trust.heading].map((name) => main.getByRole("region", { name }));
    if (!pets || !ask || !why) throw new Error("three cards");
    await expect(ask.getByRole("heading", { level: 1, name: chat.heading })).toBeVisible();
    await expect(ask.getByText(chat.tagline)).toBeVisible();
    const box = ask.getByRole("textbox", { name: "What's going on with your pet?" });
    for (const part of [
      box,
      ask.getByRole("button", { name: "Describe symptoms" }),
      ask.locator('a[href^="tel:"]'),
      ask.getByText("Breathing"),
    ]) {
      const { y = Number.NaN, height = 0 } = (await part.boundingBox()) ?? {};
      expect(y + height, "in the first screen").toBeLessThanOrEqual(740);
    }
    for (const { label } of animals.tiles) await expect(pets.getByRole("radio", { name: label })).toHaveCount(1);
    const buttons = ask.getByRole("list", { name: "Common symptoms" }).getByRole("listitem");
    await expect(buttons).toHaveText([...chat.shortcuts.map(({ label }) => label), "Ate something", "Breathing"]);
    for (const { value } of claims) await expect(ask.locator("[data-claims]").getByText(value)).toBeVisible();
    for (const point of trust.points) await expect(why.getByText(point)).toBeVisible();
    // On a phone the box comes first; on a desk it stands in the middle.
    const order = width < 1024 ? [ask, pets, why] : [pets, ask, why];
    const cards = await Promise.all(order.map((card) => card.boundingBox()));
    const [edge, other] = width < 1024 ? (["y", "x"] as const) : (["x", "y"] as const);
    expect(cards.map((card) => card?.[edge])).toEqual(cards.map((card) => card?.[edge] ?? 0).toSorted((one, two) => one - two));
    expect(new Set(cards.map((card) => card?.[other])).size).toBe(1);
    await expect(main.getByText("Sample", { exact: true })).toHaveCount(testimonials.filter(({ sample }) => sample).length);
    if (width < 640 && testimonials.length > 0) await main.getByText(`Read ${testimonials.length} stories`).click();
    for (const { petName } of testimonials) await expect(main.getByText(`with ${petName}`)).toBeVisible();
    await expect(page.locator("#faq [aria-expanded]:visible")).toHaveCount(11);

    await page.evaluate(() => scrollTo(0, 0));
    const tops = await page.evaluate(() =>
      [
        "body > header",
        "section[aria-label='This month']",
        "[data-ask]:has(textarea)",
        "[data-ask]:has(textarea) + p",
        "[data-symptom]",
        "[data-claims]",
        "main figure",
        "a[href='/poisons'] img, h3 a[href='/poisons']",
        "#seasons",
        "#life-stages",
        "#emergencies",
        "#faq",
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
    expect(await violationsIn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test("an owner chooses a life stage by its tab, by its card, by the arrow keys and by a link", { tag: "@firefox" }, async ({ page }) => {
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
  const [graver, grave] = [panel.locator("[data-care=emergency] li"), panel.locator("[data-care=urgent] li")];
  expect(await graver.count()).toBe(await grave.count());

  const quick = guide.getByRole("list", { name: "Life stages at a glance" }).getByRole("link");
  await expect(quick).toHaveText(["Puppy", "Adult dog", "Senior dog"]);
  await quick.last().click();
  await expect(guide.getByRole("tabpanel", { name: "Senior dog" })).toBeInViewport();
  await expect(guide.getByRole("tabpanel")).toHaveCount(1);
  await expect(tab("Senior dog")).toHaveAttribute("aria-selected", "true");

  await tab("Kitten").click();
  await expect(guide.getByRole("tabpanel", { name: "Kitten" })).toBeVisible();
  await expect(guide.getByRole("tabpanel")).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await expect(tab("Adult cat")).toBeFocused();
  await expect(guide.getByRole("tabpanel", { name: "Adult cat" })).toBeVisible();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expect(tab("Puppy")).toBeFocused();

  await quick.last().click();
  await expect(tab("Senior dog")).toHaveAttribute("aria-selected", "true");
  await page.evaluate(() => {
    location.hash = "#stage-senior-cat";
  });
  await expect(tab("Senior cat")).toHaveAttribute("aria-selected", "true");
  await expect(guide.getByRole("tabpanel", { name: "Senior cat" })).toBeInViewport();
  await expect(guide.getByRole("tabpanel")).toHaveCount(1);
});

test("an owner in an emergency reads the steps for poisoning, chooses another one and calls, and prepares for the next time", async ({
  page,
}) => {
  await page.goto("/");
  await live(page);
  const guide = page.locator("#emergencies");
  await expect(guide.getByRole("heading", { name: "Always contact an emergency vet immediately" })).toBeVisible();
  await expect(guide.locator('a[href^="tel:"]').first()).toBeVisible();
  const conditions = [
    "Poisoning & Toxin Ingestion",
    "Trauma & Injury",
    "Breathing Difficulties",
    "Cardiac Events",
    "Neurological Emergencies",
  ];
  await expect(guide.getByRole("tab")).toHaveText(conditions);
  for (const [index, name] of conditions.entries()) {
    const panel = guide.getByRole("tabpanel", { name });
    // Poisoning is chosen at the start.
    if (index > 0) await guide.getByRole("tab", { name }).click();
    await expect(guide.getByRole("tabpanel")).toHaveCount(1);
    await expect(panel.getByRole("heading", { name, level: 3 })).toBeVisible();
    await expect(panel.getByText("Critical", { exact: true })).toBeVisible();
    await expect(panel.locator("ol").first().locator("li:visible")).toHaveCount(8);
    for (const part of ["First 2-5 minutes", "On the way", "What to tell the vet", "Prevention", "Aftercare"]) {
      await expect(panel.getByRole("heading", { name: part })).toBeVisible();
    }
  }
  await page.evaluate(() => {
    location.hash = "#emergency-cardiac";
  });
  await expect(guide.getByRole("tab", { name: "Cardiac Events" })).toHaveAttribute("aria-selected", "true");
  expect(await violationsIn(page)).toEqual([]);

  await guide.getByRole("checkbox").first().check();
  await guide.getByRole("link", { name: "Print this checklist" }).click();
  await expect(page).toHaveURL("/be-ready");
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeVisible();
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

test("the landing page prints helplines, the current season and every folded part", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await live(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-ask] + p")).toBeVisible();
  await expect(page.locator("article[data-is]:visible")).toHaveCount(1);
  // Laid out and not skipped: what is only hidden until it is found has no text on paper.
  const printed = (part: string) =>
    page.locator(part).evaluateAll((all) => all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length);
  expect(await printed("[data-accordion-item] [role=region] p:first-child")).toBeGreaterThanOrEqual(11);
  expect(await printed("#life-stages [data-care=emergency]")).toBe(6);
  expect(await printed("[data-protocol] ol li:last-child")).toBeGreaterThanOrEqual(5);
  expect(await printed("[data-protocol] [data-phone-fold] ul > li:first-child")).toBe(20);
  await expect(page.locator("[data-symptom], [data-claims], [data-ask], figure, [data-fab]").filter({ visible: true })).toHaveCount(0);
});

test("on a phone the chat bar covers neither the box nor the number below it", { tag: "@firefox" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/", "/ask"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("textbox").first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator("[data-fab]")).toBeHidden();
  }
  await page.goto("/about");
  await expect(page.locator("[data-fab]")).toBeVisible();
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

test("a tapped animal goes along with a shortcut", { tag: "@firefox" }, async ({ page, browserName }) => {
  await page.goto("/");
  await page.getByText("Rabbits", { exact: true }).click();
  await page.getByRole("main").getByRole("button", { name: "Not eating", exact: true }).click();
  const chat = chatOf(page);
  await expect(chat.question).toHaveValue("my pet is not eating");
  await expect(chat.pet).toContainText("rabbit", { ignoreCase: true });
  const sent = page.waitForRequest("**/api/chat");
  await chat.send.click();
  const body = (await sent).postDataJSON();
  // Firefox does not tell what was sent.
  if (browserName !== "firefox")
    expect(body).toMatchObject({ message: expect.stringContaining("my pet is not eating"), petType: "rabbit" });
  await expect(chat.questions).toContainText(["not eating"]);
  await chat.dialog.getByRole("button", { name: "Close the chat" }).click();
});

test("on a slow network the typed words stand in the opened chat at once, and are sent when its scripts are there", async ({ page }) => {
  await page.goto("/");
  const release = await holdBack(page, "**/assets/*.js");
  await page.getByRole("textbox", { name: "What's going on with your pet?" }).fill("my dog ate rat poison\nan hour ago");
  const clickedAt = Date.now();
  await page.getByRole("button", { name: "Describe symptoms" }).click();
  const chat = chatOf(page);
  const early = chat.dialog.locator("[data-early]");
  await expect(early).toContainText("my dog ate rat poison", { timeout: 1000 });
  await expect(early).toBeInViewport();
  await expect(chat.dialog.getByText("Or tap your pet first")).toBeHidden();
  await expect(chat.dialog.getByText("Is your pet in danger right now?")).toBeVisible();
  expect(Date.now() - clickedAt).toBeLessThan(1500);
  release();
  await expect(chat.emergency).toBeVisible();
  await expect(chat.questions).toHaveText(["my dog ate rat poison\nan hour ago"]);
  await expect(early).toHaveCount(0);
});

test("when the chat's scripts are gone, the words of the start page's box are answered on /ask", async ({ page, breaches }) => {
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/");
  await page.getByText("Cats", { exact: true }).click();
  await page.getByRole("textbox", { name: "What's going on with your pet?" }).fill("she cannot breathe");
  await page.getByRole("button", { name: "Describe symptoms" }).click();
  await expect(page).toHaveURL(/\/ask$/);
  await expect(page.getByRole("heading", { name: /Call an emergency vet now/ })).toBeVisible();
  await expect(page.getByLabel("Which animal is it about?")).toHaveValue("cat");
  breaches.length = 0;
});

test("the chat's scripts load at the first focus of the box", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/");
  await live(page);
  const isLoaded = () => scripts.some((url) => url.includes("chat-island"));
  expect(isLoaded()).toBe(false);
  await page.locator("#ask-message").focus();
  await expect.poll(isLoaded).toBe(true);
});

test("Enter on an animal or a symptom of the chat before its scripts counts once they are there", async ({ page }) => {
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Ask now" }).click();
  const chat = chatOf(page);
  await chat.animal("Cat").focus();
  await page.keyboard.press("Enter");
  release();
  await expect(chat.pet).toContainText("cat", { ignoreCase: true });

  const again = await page.context().newPage();
  const go = await holdBack(again, "**/assets/*.js");
  await again.goto("/about", { waitUntil: "domcontentloaded" });
  await again.getByRole("button", { name: "Ask now" }).click();
  await chatOf(again).quick("Vomiting").focus();
  await again.keyboard.press("Enter");
  go();
  await expect(chatOf(again).questions).toContainText(["vomiting"]);
});

test("Enter that confirms a word of an input method does not send from the start page", async ({ page }) => {
  await page.goto("/");
  const box = page.locator("#ask-message");
  await box.fill("うちの犬が");
  // As Safari tells of it: the composition has ended, and only the old number is left.
  await box.dispatchEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true });
  await expect(chatOf(page).dialog).toBeHidden();
  await expect(box).toHaveValue("うちの犬が");
  await box.press("Enter");
  await expect(chatOf(page).dialog).toBeVisible();
});

test("the guide to a species leads to its ages on the start page", async ({ page }) => {
  await page.goto("/cat-care-tips");
  const ages = page.getByRole("main").locator("section").filter({ hasText: "Care by age" }).getByRole("link");
  await expect(ages).toHaveText(["Kitten", "Adult cat", "Senior cat"]);
  await ages.last().click();
  await expect(page).toHaveURL("/#stage-senior-cat");
  await expect(page.getByRole("tabpanel", { name: "Senior cat" })).toBeInViewport();
  await expect(page.locator("#life-stages").getByRole("tabpanel")).toHaveCount(1);
});
