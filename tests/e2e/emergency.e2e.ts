import { expect } from "@playwright/test";
import { CHOCOLATE_PAGE, complaintsOf, test, violationsIn } from "./journey.ts";

const LINES = [
  { edge: "US", label: "US", number: "(888) 426-4435", fee: "A fee may apply" },
  { edge: "CA", label: "Canada", number: "(855) 764-7661", fee: "about 85 US dollars" },
  { edge: "GB", label: "UK", number: "01202 509000", fee: "35 pounds" },
  { edge: "AU", label: "Australia", number: "1300 869 738", fee: "Free for owners" },
  { edge: "NZ", label: "New Zealand", number: "0800 869 738", fee: "Free for owners" },
  { edge: "CH", label: "Switzerland", number: "145", fee: "Free for owners" },
];

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[R-72] [X40] the first steps and every country's number are there without scripts", async ({ page }) => {
    await page.goto("/emergency");
    for (const name of [
      "Poisoning & Toxin Ingestion",
      "Trauma & Injury",
      "Breathing Difficulties",
      "Cardiac Events",
      "Neurological Emergencies",
    ])
      await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(page.getByRole("link", { name: "Find an emergency vet" })).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps\//);
    for (const { label, number, fee } of LINES) {
      await page
        .locator("label")
        .filter({ hasText: new RegExp(`^${label}$`) })
        .click();
      const call = page.getByRole("link", { name: /^Call/ }).first();
      await expect(call).toHaveText(`Call ${number}`);
      await expect(page.locator(".choice p").filter({ visible: true }).first()).toContainText(fee);
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.getByText("Elsewhere", { exact: true }).click();
    await expect(page.getByText("Call the nearest vet")).toBeVisible();
    await expect(page.getByText("Not yet reviewed by a veterinarian.")).toBeVisible();
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

for (const { edge, label, number } of LINES) {
  test(`a visitor in ${edge} sees that country's poison line on every page`, async ({ page, context }) => {
    await context.setExtraHTTPHeaders({ "CF-IPCountry": edge });
    await page.goto("/emergency");
    await expect(page.getByRole("radio", { name: label, exact: true })).toBeChecked();
    await page.goto(CHOCOLATE_PAGE);
    await expect(page.locator("[data-care] a[href^='tel:']").first()).toHaveText(`Call ${number}`);
    await expect(page.locator("body > footer a[href^='tel:']")).toHaveText(number);
  });
}

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
  await expect(page.getByRole("radio", { name: "Elsewhere" })).toBeChecked();
  await page.getByText("UK", { exact: true }).click();
  await expect(page.getByRole("link", { name: "Call 01202 509000" })).toBeVisible();
});

test("every line of a country is shown", async ({ page, context }) => {
  await context.setExtraHTTPHeaders({ "CF-IPCountry": "FR" });
  await page.goto("/emergency");
  await expect(page.getByRole("radio", { name: "France" })).toBeChecked();
  for (const number of ["04 78 87 10 40", "02 40 68 77 40"]) await expect(page.getByRole("link", { name: `Call ${number}` })).toBeVisible();
});

test("without a known country, the first poison line is shown", async ({ page, context }) => {
  await context.setExtraHTTPHeaders({ "CF-IPCountry": "XX" });
  const answered = page.waitForResponse("**/api/country");
  await page.goto("/emergency");
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

test("the emergency page is at most 15 kB with everything it needs", async ({ page }) => {
  const sizes: number[] = [];
  page.on("response", async (response) => {
    // Requests after the measurement have no sizes once the page is closed.
    const told = await response
      .request()
      .sizes()
      .catch(() => undefined);
    if (told) sizes.push(told.responseBodySize);
  });
  await page.goto("/emergency", { waitUntil: "load" });
  await expect.poll(() => sizes.length).toBeGreaterThanOrEqual(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15 * 1024);
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
