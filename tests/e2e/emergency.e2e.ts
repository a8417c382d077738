import { expect } from "@playwright/test";
import { CHOCOLATE_PAGE, complaintsOf, test, violationsIn } from "./journey.ts";
import { SWEEPS } from "./url-table.ts";

const LINES = [
  { edge: "US", label: "US", number: "(888) 426-4435", fee: "A fee may apply" },
  { edge: "CA", label: "Canada", number: "(855) 764-7661", fee: "about 85 US dollars" },
  { edge: "GB", label: "UK", number: "01202 509000", fee: "£35" },
  { edge: "AU", label: "Australia", number: "1300 869 738", fee: "Free for owners" },
  { edge: "NZ", label: "New Zealand", number: "0800 869 738", fee: "Free for owners" },
  { edge: "CH", label: "Switzerland", number: "145", fee: "Free for owners" },
];

/** The tile of each protocol, as an owner would say it, and the protocol's name. */
const TILES = [
  ["Not breathing", "Not Breathing (CPR)"],
  ["Choking", "Choking"],
  ["Heavy bleeding", "Heavy Bleeding"],
  ["Poison", "Poisoning & Toxin Ingestion"],
  ["Hard breathing", "Breathing Difficulties"],
  ["Collapse", "Collapse"],
  ["Seizure", "Seizure"],
  ["Injury", "Trauma & Injury"],
] as const;

/** The bar of the chat covers this much of the screen. */
const CHAT_BAR = 48;

const PHONE = { width: 360, height: 740 };

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[R-72] [X40] one tap shows one protocol without scripts, with a button to call and the first step in view", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/emergency");
    await expect(page.getByRole("link", { name: "Find an emergency vet" })).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps\//);
    const tiles = page.getByRole("navigation", { name: "Emergencies" });
    await expect(tiles.getByRole("link")).toHaveText([...TILES.map(([tile]) => tile), "More"]);
    const pictures = await tiles.locator("path").evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
    expect(new Set(pictures).size, "one picture for each").toBe(TILES.length + 1);
    const more = await page.locator("#more-emergencies").textContent();
    for (const [, name] of TILES) expect(more).not.toContain(`More on this: ${name}`);
    for (const [tile] of TILES) await expect(tiles.getByRole("link", { name: tile })).toBeInViewport({ ratio: 1 });
    for (const [tile, name] of TILES) {
      await tiles.getByRole("link", { name: tile }).click();
      const protocol = page.locator("section:target");
      await expect(protocol.getByRole("heading", { name })).toBeInViewport({ ratio: 1 });
      await expect(protocol.getByRole("link", { name: /^(Poison line|Find an emergency vet)/ }).first()).toBeInViewport({ ratio: 1 });
      await expect(protocol.getByRole("listitem").first()).toBeInViewport({ ratio: 1 });
      for (const [, other] of TILES) await expect(page.getByRole("heading", { name: other })).toHaveCount(other === name ? 1 : 0);
    }
    await expect(page.getByText("Not yet reviewed by a veterinarian.")).toBeVisible();
  });

  test("[R-72] every country's number is there without scripts", async ({ page }) => {
    await page.goto("/emergency");
    const lines = page.getByRole("group", { name: "Poison line by country" });
    await expect(lines.getByRole("link", { name: "Poison line (888) 426-4435" })).toBeVisible();
    await lines.getByText("Other lines and countries").click();
    for (const { label, number, fee } of LINES) {
      await lines
        .locator("label")
        .filter({ hasText: new RegExp(`^${label}$`) })
        .click();
      const call = lines.getByRole("link", { name: /^Poison line/ }).first();
      await expect(call).toHaveText(`Poison line ${number}`);
      await expect(lines.getByText(fee).filter({ visible: true }).first()).toBeVisible();
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await lines.getByText("Elsewhere", { exact: true }).click();
    await expect(lines.getByText("Call the nearest vet")).toBeVisible();
  });

  test("the call script form can be filled in and sends nothing", async ({ page }) => {
    await page.goto(CHOCOLATE_PAGE);
    await page.getByText("What to say when they answer").click();
    await page.getByRole("textbox", { name: "Weight" }).fill("12 kg");
    await page.getByRole("textbox", { name: "Weight" }).press("Enter");
    await expect(page).toHaveURL(CHOCOLATE_PAGE);
    await expect(page.getByRole("textbox", { name: "Weight" })).toHaveValue("12 kg");
  });
});

test("the link to the first steps is the first tab stop on every kind of page", async ({ page }) => {
  for (const path of ["/", "/symptoms", CHOCOLATE_PAGE, "/about", "/no-such-page"]) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    await expect.soft(page.locator(":focus"), path).toHaveAttribute("href", "/emergency");
    await page.keyboard.press("Tab");
    await expect.soft(page.locator(":focus"), path).toHaveText("Skip to the text");
  }
});

test("a visitor in each country sees that country's poison line on every page", async ({ page, context }) => {
  for (const { edge, label, number } of LINES) {
    await context.setExtraHTTPHeaders({ "CF-IPCountry": edge });
    await page.goto("/emergency#lines");
    await expect(page.getByRole("radio", { name: label, exact: true })).toBeChecked();
    await page.goto(CHOCOLATE_PAGE);
    await expect(page.locator("[data-care] a[href^='tel:']").first()).toHaveText(`Poison line ${number}`);
    await expect(page.locator("body > footer a[href^='tel:']")).toHaveText(number);
  }
});

test("a hydrated page shows the visitor's poison line without console errors", async ({ page, context }) => {
  const complaints = complaintsOf(page);
  await context.setExtraHTTPHeaders({ "CF-IPCountry": "NZ" });
  for (const path of ["/", "/symptoms"]) {
    await page.goto(path);
    await expect(page.getByRole("main").locator("a[href='tel:+64800869738']").first()).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test("a visitor in a country without a poison line is sent to the nearest vet, and may choose another country", async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders({ "CF-IPCountry": "BR" });
  await page.goto(CHOCOLATE_PAGE);
  await expect(page.getByRole("main").getByText("We don't list an animal poison line for your country.").first()).toBeVisible();
  await page.goto("/emergency");
  await expect(page.getByText("Call the nearest vet").filter({ visible: true })).toHaveCount(1);
  await page.getByText("Other lines and countries").click();
  await expect(page.getByRole("radio", { name: "Elsewhere" })).toBeChecked();
  await page.getByText("UK", { exact: true }).click();
  await expect(page.getByRole("link", { name: "Poison line 01202 509000" })).toBeVisible();
});

test("the first line of a country is shown, and its others with one tap", async ({ page, context }) => {
  await context.setExtraHTTPHeaders({ "CF-IPCountry": "FR" });
  await page.goto("/emergency");
  await expect(page.getByRole("link", { name: "Poison line 04 78 87 10 40" })).toBeVisible();
  await page.getByText("Other lines and countries").click();
  await expect(page.getByRole("radio", { name: "France" })).toBeChecked();
  for (const number of ["04 78 87 10 40", "02 40 68 77 40"])
    await expect(page.getByRole("link", { name: `Poison line ${number}` })).toBeVisible();
});

test("without a known country, the first poison line is shown", async ({ page, context }) => {
  await context.setExtraHTTPHeaders({ "CF-IPCountry": "XX" });
  const answered = page.waitForResponse("**/api/country");
  await page.goto("/emergency#lines");
  expect(await (await answered).json()).toEqual({ country: null });
  await expect(page.getByRole("radio", { name: "US", exact: true })).toBeChecked();
});

test("the first steps print on one sheet, with every number", async ({ page }) => {
  await page.goto("/emergency");
  for (const format of ["A4", "Letter"]) {
    const sheets = (await page.pdf({ format })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sheets, format).toHaveLength(1);
  }
  await page.emulateMedia({ media: "print" });
  for (const { number } of LINES) await expect(page.getByText(number).first()).toBeVisible();
});

/** Pages of one kind have one layout, so a commit is held to each eighth. */
const EVERY = 8;

test("every page about an emergency shows what to do and a button to call in the first screen of a phone", { tag: "@sweep" }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  const linksOn = async (path: string, selector: string) => {
    await page.goto(path);
    return page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  };
  const guides = await linksOn("/symptoms?urgency=emergency", "main section li a");
  const protocols = await linksOn("/emergency", "a[href^='/emergency/']");
  expect(Math.min(guides.length, protocols.length)).toBeGreaterThan(15);
  const paths = [...new Set([...guides, ...protocols])];
  for (const path of SWEEPS ? paths : paths.filter((_, index) => index % EVERY === 0)) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const main = page.getByRole("main");
    const first = path.startsWith("/emergency/") ? main.getByRole("listitem").first() : main.getByRole("heading", { level: 2 }).first();
    await expect.soft(main.getByRole("heading", { level: 1 }), path).toBeInViewport({ ratio: 1 });
    await expect.soft(first, path).toBeInViewport({ ratio: 1 });
    const call = main.getByRole("link", { name: /^(Poison line|Find an emergency vet)/ }).first();
    const box = await call.boundingBox();
    expect.soft((box?.y ?? PHONE.height) + (box?.height ?? 0), path).toBeLessThanOrEqual(PHONE.height - CHAT_BAR);
    const step = await main
      .getByRole("list")
      .filter({ has: page.getByRole("listitem") })
      .first()
      .boundingBox();
    for (const later of [main.getByText("What to say when they answer"), main.getByRole("navigation", { name: "On this page" })])
      if (await later.count()) expect.soft((await later.boundingBox())?.y, path).toBeGreaterThan(step?.y ?? 0);
  }
});

test("the emergency page is at most 22.5 kB with everything it needs", async ({ page }) => {
  const sizes: number[] = [];
  page.on("response", async (response) => {
    // The browser requests the favicon whenever it likes.
    if (response.url().endsWith("/favicon.svg")) return;
    // Requests after the measurement have no sizes once the page is closed.
    const told = await response
      .request()
      .sizes()
      .catch(() => undefined);
    if (told) sizes.push(told.responseBodySize);
  });
  await page.goto("/emergency", { waitUntil: "load" });
  await expect.poll(() => sizes.length).toBeGreaterThanOrEqual(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(22.5 * 1024);
});

test("what the visitor types becomes sentences to read aloud, and is not sent", async ({ page }) => {
  await page.goto(CHOCOLATE_PAGE);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ""}`));
  await page.getByText("What to say when they answer").click();
  await page.getByRole("textbox", { name: "Weight" }).fill("12 kg");
  await page.getByRole("textbox", { name: "How much" }).fill("half a bar");
  await page.getByRole("textbox", { name: "Signs" }).fill("shaking");
  const script = page.getByRole("listitem");
  await expect(script.filter({ hasText: "I am calling about my dog. Weight: 12 kg." })).toBeVisible();
  await expect(script.filter({ hasText: "How much: half a bar, at the most." })).toBeVisible();
  await expect(script.filter({ hasText: "What I see now: shaking." })).toBeVisible();
  expect(asked.filter((request) => /12.?kg|half|shaking/i.test(request))).toEqual([]);
  expect(await violationsIn(page)).toEqual([]);
});
