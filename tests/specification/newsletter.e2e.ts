import { expect, type Page } from "@playwright/test";
import { holdBack, test } from "../e2e/journey.ts";

const offer = (page: Page) => page.getByRole("dialog", { name: "Get Weekly Pet Health Tips", exact: true });
const flag = (page: Page) => page.evaluate(() => localStorage.getItem("emailModalShown"));

/** Opens a page with a clock that the test controls. */
async function arrive(page: Page, path = "/"): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  if (path === "/") {
    await page.clock.runFor(1000);
    await expect(page.locator("[data-season]")).toHaveCount(1);
  }
}

/** The dialog, half a minute later. */
async function offered(page: Page) {
  await page.clock.runFor(30_000);
  const dialog = offer(page);
  await expect(dialog).toBeVisible();
  return {
    dialog,
    email: page.locator("dialog input[type=email]"),
    subscribe: dialog.getByRole("button", { name: "Subscribe Free", exact: true }),
  };
}

/** Stops the clock, which has run by itself until now. */
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

/** Stops the clock from the start, and says that each page has loaded 500 ms after it began. The clock itself would hide the browser's entry. */
async function loadOnStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(() => {
    const loadEventEnd = performance.now() + 500;
    performance.getEntriesByType = (type) => (type === "navigation" ? [{ loadEventEnd } as PerformanceNavigationTiming] : []);
  });
}

/** The page's scripts start when the browser is idle, which takes some time of the stopped clock. */
async function wake(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.clock.runFor(100);
  await expect(page.locator("[data-season]")).toHaveCount(1);
}

/** Goes on until so many milliseconds after the page has loaded. */
async function runUntil(page: Page, sinceLoad: number): Promise<void> {
  const loaded = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return performance.now() - (entry as PerformanceNavigationTiming).loadEventEnd;
  });
  await page.clock.runFor(Math.round(sinceLoad - loaded));
}

test("30 seconds after the landing page has loaded, however late its scripts come, the newsletter is offered, once, and never on another page", async ({
  page,
}) => {
  await loadOnStoppedClock(page);
  const release = await holdBack(page, "**/*.js");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await runUntil(page, 5000);
  await expect(page.locator("[data-season]")).toHaveCount(0);
  release();
  await wake(page);
  expect(await flag(page)).toBeNull();
  await runUntil(page, 29_000);
  await expect(offer(page)).toBeHidden();
  await runUntil(page, 30_000);
  await expect(offer(page)).toBeVisible();
  expect(await flag(page)).toBe("true");
  await offer(page).getByRole("button", { name: "Later", exact: true }).click();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await wake(page);
  await page.clock.runFor(40_000);
  await expect(offer(page)).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/about");
  await page.clock.runFor(40_000);
  await expect(offer(page)).toBeHidden();
  expect(await flag(page)).toBeNull();
});

test("its words, and a subscription: pending, sent once and trimmed, a toast for five seconds", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const sent: unknown[] = [];
  await page.route("**/api/subscribe", async (route) => {
    sent.push(route.request().postDataJSON());
    await released;
    await route.fulfill({ json: { ok: true } });
  });
  await arrive(page);
  const { dialog, email, subscribe } = await offered(page);
  for (const note of ["No spam", "Unsubscribe anytime", "Expert-backed content", "Free forever"]) await expect(dialog).toContainText(note);
  await expect(email).toHaveAttribute("type", "email");
  await expect(email).toHaveAttribute("required", "");
  await subscribe.click();
  await email.fill("   ");
  await subscribe.click();
  expect(sent, "nothing is sent for an empty address").toEqual([]);
  await email.fill("  ann@example.com ");
  await subscribe.click();
  await expect(dialog.getByRole("button", { name: "Subscribing...", exact: true })).toBeDisabled();
  await email.press("Enter");
  release();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([{ email: "ann@example.com", source: "modal" }]);
  await expect(email).toHaveValue("");
  const toast = page.locator("[data-toast]");
  await expect(toast).toBeVisible();
  await stopClock(page);
  await expect(toast.getByText("Successfully subscribed 🎉", { exact: true })).toBeVisible();
  await expect(toast.getByText("You'll receive weekly pet health tips in your inbox", { exact: true })).toBeVisible();
  // The clock went on by itself for up to a second and a half on a busy machine.
  await page.clock.runFor(3000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2100);
  await expect(toast).toHaveCount(0);
});

test("a failure keeps the dialog and the address; there is one toast, it goes by a swipe of 50 pixels or a press", async ({ page }) => {
  await page.route("**/api/subscribe", (route) => route.fulfill({ status: 400, json: { error: "no", code: "email_invalid" } }));
  await arrive(page);
  const { dialog, email, subscribe } = await offered(page);
  await email.fill("ann@example.com");
  await subscribe.click();
  const toast = page.locator("[data-toast]");
  await expect(toast).toHaveAttribute("data-toast", "destructive");
  await expect(toast.getByText("Subscription failed", { exact: true })).toBeVisible();
  await expect(toast.getByText("Please check your email address and try again", { exact: true })).toBeVisible();
  await expect(dialog).toBeVisible();
  await expect(email).toHaveValue("ann@example.com");
  await expect(subscribe).toBeEnabled();
  const swipe = async (by: number) => {
    const { x, y } = (await toast.getByText("Subscription failed").boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 10 + by / 2, y + 10, { steps: 4 });
    await page.mouse.move(x + 10 + by, y + 10, { steps: 4 });
    await page.mouse.up();
    await page.clock.runFor(500);
  };
  await swipe(45);
  await expect(toast).toBeVisible();
  await swipe(55);
  await expect(toast).toHaveCount(0);
  await subscribe.click();
  await expect(toast).toBeVisible();
  await subscribe.click();
  await expect(toast).toHaveCount(1);
  await toast.getByRole("button").click();
  await expect(toast).toHaveCount(0);
});
