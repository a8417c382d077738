import { expect, type Locator, type Page } from "@playwright/test";
import { ask, chatOf, startChat, test, violationsIn } from "./journey.ts";

const offer = (page: Page) => page.getByRole("dialog", { name: "Get Weekly Pet Health Tips" });
const shown = (page: Page) => page.evaluate(() => localStorage.getItem("emailModalShown"));

/** Opens the landing page with a clock that the test controls. */
async function arrive(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(1000);
  await expect(page.locator("[data-season]")).toHaveCount(1);
}

/** Submits a refused address in the dialog. @returns the toast */
async function refuse(page: Page): Promise<Locator> {
  await offer(page).getByRole("textbox").fill("modal@example");
  await offer(page).getByRole("button", { name: "Subscribe Free" }).click();
  const toast = offer(page).locator("[data-toast]");
  await expect(toast).toContainText("Subscription failed");
  return toast;
}

/** Swipes a toast to the right. */
async function swipe(page: Page, toast: Locator, byPx: number): Promise<void> {
  const { x, y } = (await toast.getByText("Subscription failed").boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 10 + byPx / 2, y + 10, { steps: 5 });
  await page.mouse.move(x + 10 + byPx, y + 10, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(5, 5);
}

test("a visitor subscribes in the dialog: it closes, and a toast confirms it for five seconds", async ({ page }) => {
  await arrive(page);
  await page.clock.runFor(30_000);
  await expect(offer(page)).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await offer(page).getByRole("textbox").fill("  modal@example.com ");
  const sent = page.waitForRequest("**/api/subscribe");
  await offer(page).getByRole("button", { name: "Subscribe Free" }).click();
  expect((await sent).postDataJSON()).toEqual({ email: "modal@example.com", source: "modal" });
  await expect(offer(page)).toBeHidden();
  const toast = page.locator("[data-toast]");
  await expect(toast).toContainText("Successfully subscribed 🎉");
  // The clock goes on by itself until here, up to a second and a half on a busy machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
  await expect(toast).toContainText("You'll receive weekly pet health tips in your inbox");
  await page.clock.runFor(3400);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2000);
  await expect(toast).toHaveCount(0);
});

test("a refused address keeps the dialog open; its toast stays while it is pointed at or focused, and goes by a click, a swipe or the next one", {
  tag: "@nightly",
}, async ({ page }) => {
  await arrive(page);
  await page.clock.runFor(30_000);
  const toast = await refuse(page);
  await expect(toast).toContainText("Please check your email address and try again");
  await expect(offer(page).getByRole("textbox")).toHaveValue("modal@example");
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await toast.getByRole("button", { name: "Close this message" }).click();
  await expect(toast).toHaveCount(0);

  await (await refuse(page)).focus();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await offer(page).getByRole("textbox").focus();
  await page.clock.runFor(6000);
  await expect(toast).toHaveCount(0);

  await swipe(page, await refuse(page), 40);
  await page.clock.runFor(500);
  await expect(toast).toBeVisible();
  await swipe(page, toast, 60);
  await page.clock.runFor(500);
  await expect(toast).toHaveCount(0);

  await refuse(page);
  await offer(page).getByRole("textbox").fill("modal@example.com");
  await offer(page).getByRole("button", { name: "Subscribe Free" }).click();
  await expect(page.locator("[data-toast]")).toContainText("Successfully subscribed");
  await expect(page.locator("[data-toast]")).toHaveCount(1);
});

test("an address that is none is refused in our words, and the next try is free of them", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("[data-season]")).toHaveCount(1);
  const field = page.getByRole("textbox", { name: "E-mail address" });
  await field.fill("me@@example.com");
  await page.getByRole("button", { name: "Subscribe Free" }).click();
  const words = () => field.evaluate((input) => (input as HTMLInputElement).validationMessage);
  await expect.poll(words).toBe("Please check your email address and try again");
  await field.fill("me@example.com");
  expect(await words()).toBe("");
});

test("while a response is pending the button says so, and a second press sends nothing", { tag: "@nightly" }, async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  let sent = 0;
  await page.route("**/api/subscribe", async (route) => {
    sent += 1;
    await released;
    await route.fulfill({ json: { ok: true } });
  });
  await page.goto("/");
  const form = page.getByRole("main").locator("form[action='/subscribe']").first();
  await form.getByRole("textbox").fill("slow@example.com");
  await form.getByRole("textbox").press("Enter");
  await expect(form.getByRole("button", { name: "Subscribing..." })).toBeDisabled();
  await form.getByRole("textbox").press("Enter");
  release();
  await expect(page.locator("[data-toast]")).toContainText("Successfully subscribed");
  expect(sent).toBe(1);
});

test("the newsletter dialog never opens over the chat: it waits for the next visit", async ({ page, context }) => {
  await arrive(page);
  await page.getByRole("button", { name: "Ask now" }).click();
  await expect(chatOf(page).dialog).toBeVisible();
  await page.clock.runFor(40_000);
  await expect(offer(page)).toBeHidden();
  await chatOf(page).dialog.getByRole("button", { name: "Close the chat" }).click();
  await page.clock.runFor(40_000);
  await page.reload();
  await page.clock.runFor(40_000);
  await expect(offer(page)).toBeHidden();
  expect(await shown(page)).toBeNull();
  const next = await context.newPage();
  await arrive(next);
  await next.clock.runFor(30_000);
  await expect(offer(next)).toBeVisible();
});

test("after an emergency card the newsletter is not offered in this visit", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/about");
  const chat = await startChat(page, "Dog");
  await ask(page, "he ate a bar of dark chocolate 3 hours ago");
  await expect(chat.emergency).toBeVisible();
  await arrive(page);
  await page.clock.runFor(40_000);
  await expect(offer(page)).toBeHidden();
  expect(await shown(page)).toBeNull();
});

test("the pages behind a mailed link do not ask to subscribe, and the page of all issues asks once", { tag: "@nightly" }, async ({
  page,
}) => {
  for (const path of ["/unsubscribe?token=x", "/confirm?token=x", "/my-data"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Subscribe Free" }), path).toHaveCount(0);
  }
  await page.goto("/newsletter");
  await expect(page.getByRole("main").getByRole("button", { name: "Subscribe Free" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Subscribe Free" })).toHaveCount(1);
  await page.goto("/about");
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Subscribe Free" })).toBeVisible();
});
