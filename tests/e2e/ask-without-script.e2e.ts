import { expect } from "@playwright/test";
import { CHOCOLATE_PAGE, test, violationsIn } from "./journey.ts";
import { someAddress } from "./wire.ts";

test("without scripts an owner asks on /ask and gets the verdict, the answer, its sources and a number to call", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(CHOCOLATE_PAGE);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("button", { name: "Ask now" }).click();
  // What the page was about comes along.
  await expect(page.getByRole("combobox", { name: /animal/ })).toHaveValue("dog");
  const back = page.getByRole("main").getByRole("link", { name: title });
  await expect(back).toHaveAttribute("href", CHOCOLATE_PAGE);
  const danger = page.getByRole("main").getByText("Is your pet in danger right now?");
  expect((await danger.boundingBox())?.y).toBeLessThan((await back.boundingBox())?.y ?? 0);
  await page.getByRole("textbox", { name: /going on/ }).fill("my dog ate a bar of dark chocolate 3 hours ago");
  const [answered] = await Promise.all([page.waitForResponse("**/ask"), page.getByRole("button", { name: "Ask", exact: true }).click()]);
  expect(answered.headers()["cache-control"]).toContain("no-store");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: /Call an emergency vet now/ })).toBeVisible();
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(main.getByText(/calculator/).first()).toBeVisible();
  await expect(main.getByRole("group", { name: /Pages/ }).locator('a[href^="/poisons?q=Dark%20chocolate"]')).toBeVisible();
  await expect(page.getByRole("textbox", { name: /going on/ })).toHaveValue(/dark chocolate/);
  expect(page.url()).not.toContain("chocolate");
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  await context.close();
});

test("without scripts every button that opens the chat leads to /ask", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  for (const path of [
    CHOCOLATE_PAGE,
    "/answers/stomach/dog-eats-grass",
    "/answers?q=grass",
    "/poisons/grapes",
    "/no-such-page",
    "/offline",
  ]) {
    await page.goto(path);
    const openers = page.getByRole("main").locator("button[data-chat]");
    await expect(openers.first(), path).toBeVisible();
    await openers.first().click();
    await expect(page, path).toHaveURL(/\/ask\b/);
    await expect(page.getByRole("heading", { level: 1, name: "Ask about your pet" })).toBeVisible();
    // Who is there already is led nowhere else.
    await expect(page.locator("[data-fab]")).toBeHidden();
  }
  await context.close();
});

test("a made-up page leads nowhere, and its name is not shown on /ask", async ({ request }) => {
  const text = await (await request.get("/ask?page=/call-this-number")).text();
  expect(text).not.toContain("call-this-number");
  expect(text).not.toContain("You were reading");
});

test("/ask is accessible at every width, light and dark", { tag: "@nightly" }, async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/ask");
    await page.getByRole("combobox", { name: /animal/ }).selectOption("dog");
    await page.getByRole("textbox", { name: /going on/ }).fill("my toddler ate the dog's tablets");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await expect(page.getByRole("heading", { name: "The answer" })).toBeVisible();
    // The country's poison line for animals must not replace the number for people.
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForFunction(() => performance.getEntriesByName(`${origin}/api/country`).length > 0);
    await expect(page.getByRole("main").getByText("1-800-222-1222").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violationsIn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violationsIn(page, ["color-contrast"])).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
  }
});

test("without scripts /ask asks for the animal by faces, and one tap asks the same question about it", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: { "CF-Connecting-IP": someAddress() } });
  const page = await context.newPage();
  await page.goto("/ask");
  await page.getByRole("textbox", { name: /going on/ }).fill("how much should I feed a day");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  const faces = page.getByRole("group", { name: "Which animal is it?" });
  await expect(faces.getByRole("button")).toHaveCount(11);
  await expect(faces.locator("svg").first()).toBeVisible();
  await faces.getByRole("button", { name: "Rabbit" }).click();
  await expect(page.getByRole("combobox", { name: /animal/ })).toHaveValue("rabbit");
  await expect(page.getByRole("main").getByText(/hay/i).first()).toBeVisible();
  await context.close();
});

test("an empty question is answered with a message, not with an error page", async ({ request, baseURL }) => {
  const answered = await request.post("/ask", { form: { message: " " }, headers: { Origin: baseURL ?? "" } });
  expect(answered.status()).toBe(400);
  expect(await answered.text()).toContain("Please write a message first");
});

test("a long text is refused in words, stays in the field and is judged whole", async ({ page }) => {
  await page.goto("/ask");
  const text = `${"She likes her new toy a lot. ".repeat(200)}Now she has collapsed and her gums are white.`;
  await page.getByRole("textbox", { name: /going on/ }).fill(text);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Your message is longer than 4,000 characters. Please shorten it.");
  await expect(page.getByRole("heading", { name: /Call an emergency vet now/ })).toBeVisible();
  await expect(page.getByRole("textbox", { name: /going on/ })).toHaveValue(text);
});

test("4,000 characters of any script and with any line breaks are taken, and more is refused on a page", async ({ request, baseURL }) => {
  const send = (message: string) => request.post("/ask", { form: { message, petType: "dog" }, headers: { Origin: baseURL ?? "" } });
  const lines = `${"x".repeat(78)}\r\n`.repeat(50);
  for (const message of [lines, "犬".repeat(4_000)]) {
    const answered = await send(message);
    expect(answered.status()).toBe(200);
    expect(await answered.text()).toContain("The answer");
  }
  for (const message of ["犬".repeat(4_001), "犬".repeat(40_000)]) {
    const refused = await send(message);
    expect([400, 413]).toContain(refused.status());
    expect(refused.headers()["content-type"]).toContain("text/html");
    expect(await refused.text()).toContain("Your message is longer than 4,000 characters. Please shorten it.");
  }
});
