import { expect, type Locator, type Page } from "@playwright/test";
import { CHOCOLATE_PAGE, chatOf, holdBack, test } from "./journey.ts";

/** Counts the scripts that a page requests. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

const asks = (page: Page) => page.getByRole("button", { name: "Ask now" });

const WAYS: [string, (page: Page) => Promise<unknown>][] = [
  ["a pointer that rests on it", (page) => asks(page).hover()],
  ["a finger that touches it", (page) => asks(page).dispatchEvent("touchstart")],
  ["the focus of a keyboard", (page) => asks(page).focus()],
];

for (const [way, reach] of WAYS) {
  test(`the chat's scripts load with ${way}, and none before`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(CHOCOLATE_PAGE, { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
    await reach(page);
    await expect.poll(() => scripts.some((url) => url.includes("chat-island"))).toBe(true);
    await expect(chatOf(page).dialog).toBeHidden();
  });
}

test("a visitor whose scripts never load reads the page, and the chat dialog still opens and closes", async ({ page, breaches }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(CHOCOLATE_PAGE);
  await asks(page).click();
  const { dialog, question } = chatOf(page);
  await expect(dialog).toBeVisible();
  await question.fill("my dog limps");
  await dialog.getByRole("button", { name: "Close the chat" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Only the blocked scripts may be missing.
  expect(breaches.filter((breach) => !/dynamically imported module/.test(breach))).toEqual([]);
  breaches.length = 0;
});

const saysLoading = (page: Page) => page.evaluate(() => getComputedStyle(document.body, "::after").content.includes("Loading..."));

test("[X35] when the chat's scripts are gone, /ask takes over what was chosen", async ({ page, breaches }) => {
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(CHOCOLATE_PAGE);
  await asks(page).click();
  const { dialog } = chatOf(page);
  const start = dialog.getByRole("button", { name: "Cat", exact: true });
  await start.click();
  // The first failure may be a weak signal.
  await expect(dialog).toBeVisible();
  await start.click();
  await expect(page).toHaveURL(/\/ask$/);
  await expect(page.getByLabel("Which animal is it about?")).toHaveValue("cat");
  await page.getByLabel("What is going on").fill("she cannot breathe");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByRole("heading", { name: "The answer" })).toBeVisible();
  breaches.length = 0;
});

test("while the next page loads slowly, the current one says so; the next one starts at its top", async ({ page }) => {
  await page.goto(CHOCOLATE_PAGE);
  // No link leads there, so the browser cannot have prefetched it.
  const release = await holdBack(page, "**/about*");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await saysLoading(page)).toBe(false);
  await page.evaluate(() => {
    // A page that is being left cannot be queried, so it records what it shows.
    setInterval(() => {
      const { content, opacity } = getComputedStyle(document.body, "::after");
      if (opacity === "1") sessionStorage.setItem("shown", content);
    }, 20);
    setTimeout(() => location.assign("/about?held"));
  });
  await new Promise((done) => setTimeout(done, 1000));
  release();
  await page.waitForURL("**/about?held");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("shown"))).toContain("Loading...");
  expect(await saysLoading(page)).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(CHOCOLATE_PAGE);
  expect(await saysLoading(page)).toBe(false);
});

test("a call, an in-page link and the open chat are not navigations", async ({ page }) => {
  await page.goto(CHOCOLATE_PAGE);
  await page.evaluate(
    () =>
      new Promise((arrived) => {
        addEventListener("hashchange", arrived, { once: true });
        location.hash = "main";
      }),
  );
  expect(await saysLoading(page)).toBe(false);
  const { dialog } = chatOf(page);
  await asks(page).click();
  await expect(dialog).toBeVisible();
  expect(await saysLoading(page)).toBe(false);
  await dialog.getByRole("button", { name: "Close the chat" }).click();
  // Last, because the browser's prompt to call may take the next click.
  await page.locator('main a[href^="tel:"]').first().click({ noWaitAfter: true });
  expect(await saysLoading(page)).toBe(false);
});

test("the next page is prefetched as its link is pressed, and none that only stands on the screen; a search or a mailed link never is", {
  tag: "@browser",
}, async ({ page, context }) => {
  const preload = await context.newCDPSession(page);
  const errors: unknown[] = [];
  const fetched: string[] = [];
  preload.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
    if (ruleSet.errorType) errors.push(ruleSet.errorMessage);
  });
  preload.on("Preload.prefetchStatusUpdated", ({ key }) => fetched.push(new URL(key.url).pathname));
  await preload.send("Preload.enable");
  await page.goto(CHOCOLATE_PAGE);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About", exact: false }).first();
  // A press that is taken back: the pointer leaves before it is lifted.
  const press = async (one: Locator) => {
    await one.hover();
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
  };
  await link.hover();
  // As long as a browser looks at a link before it guesses.
  await page.waitForTimeout(1500);
  expect(fetched).toEqual([]);
  await press(link);
  await expect.poll(() => fetched).toContain("/about");
  await page.evaluate(() => {
    const link = document.querySelector("main a");
    for (const path of ["/api/country", "/symptoms?q=blood", "/unsubscribe?token=x"]) {
      const never = document.createElement("a");
      never.href = path;
      never.textContent = path;
      link?.parentElement?.insertBefore(never, link);
    }
  });
  for (const path of ["/api/country", "/symptoms?q=blood", "/unsubscribe?token=x"]) await press(page.getByRole("link", { name: path }));
  await press(link);
  expect(fetched.filter((path) => path !== "/about")).toEqual([]);
  expect(errors).toEqual([]);
});
