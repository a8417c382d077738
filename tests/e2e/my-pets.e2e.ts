import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { chatOf, test, violationsIn } from "./journey.ts";

const remember = (page: Page) =>
  page.addInitScript(() => {
    localStorage.petProfiles ??= JSON.stringify([{ name: "Bella", type: "dog", weight: "12 kg", vetPhone: "555 0100" }]);
  });

test("an owner writes down sleeping breaths, sees the curve and what is too fast, and nothing leaves the device", async ({ page }) => {
  await page.goto("/my-pets");
  await page.getByLabel("Name").fill("Bella");
  await page.getByLabel("Animal").selectOption("dog");
  const sent: string[] = [];
  // Without the origin, whose port may hold the digits looked for.
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    sent.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ""}`);
  });
  await page.getByRole("button", { name: "Save on this device" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bella's days");
  for (const count of ["22", "44"]) {
    await page.getByLabel("Breaths a minute, asleep").fill(count);
    await page.locator("form", { hasText: "Breaths a minute" }).getByRole("button", { name: "Write down" }).click();
  }
  await expect(page.getByText("44 is over 30: call a vet.")).toBeVisible();
  await expect(page.getByRole("img", { name: /Sleeping breaths, .*between 22 and 44/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText("All entries (2)")).toBeVisible();
  expect(sent.filter((one) => /Bella|44/.test(one.replace(/\/assets\/\S+/g, "")))).toEqual([]);
  expect(await violationsIn(page)).toEqual([]);
});

test("a care task goes into the owner's calendar, again as often as chosen, and the sheet for the sitter knows the vet", async ({
  page,
}) => {
  await remember(page);
  await page.goto("/my-pets");
  await page.getByLabel("What", { exact: true }).selectOption("worms");
  await page.getByLabel("Next on").fill("2031-05-01");
  await page.getByLabel("Again").selectOption({ label: "Every 3 months" });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add to my calendar" }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file).toContain("SUMMARY:Bella: worming");
  expect(file).toContain("RRULE:FREQ=MONTHLY;INTERVAL=3");
  await expect(page.locator("[data-sitter-sheet]")).toContainText("555 0100");
});

test("the start page greets a pet that this device remembers without moving anything, and a tap writes down how it is", async ({
  page,
}) => {
  // With the display face in the browser's cache, whose late arrival is no concern here.
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByText("Hello again")).toBeHidden();
  await remember(page);
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.reload();
  await expect(page.getByText("Hello again, Bella.")).toBeVisible();
  await page.waitForFunction(() => !document.getElementById("page-data"));
  // A greeting that came after the first paint would move the box and all below it: at least 0.1.
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved.reduce((sum, one) => sum + one, 0));
  expect(moved).toBeLessThan(0.05);
  await page.getByRole("button", { name: "Better", exact: true }).click();
  await expect(page.getByText("It is in the diary on this device.")).toBeVisible();
  // What is worse the owner tells in the chat: it opens with this pet, and nothing is sent for them.
  await page.getByRole("button", { name: "Worse", exact: true }).click();
  await expect(chatOf(page).dialog).toBeVisible();
  await expect(chatOf(page).dialog.getByRole("button", { name: /Bella/ }).first()).toBeVisible();
  await page.goto("/my-pets");
  await expect(page.getByText(/Lately: \w+ worse, \w+ better/)).toBeVisible();
});

test("the beat of chest compressions begins with a tap, shows light and count, and makes no sound unasked", async ({ page }) => {
  await page.addInitScript(() => {
    const Sound = AudioContext;
    Object.assign(window, { sounds: 0 });
    window.AudioContext = class extends Sound {
      constructor() {
        super();
        (window as unknown as { sounds: number }).sounds++;
      }
    };
  });
  const sounds = () => page.evaluate(() => (window as unknown as { sounds: number }).sounds);
  await page.goto("/emergency/not-breathing");
  const count = page.locator("[data-count]");
  await expect(count).toHaveText("");
  const start = page.getByRole("button", { name: "Push to the beat" });
  await start.click();
  await expect(count).toHaveText("4");
  expect(await sounds()).toBe(0);
  await page.getByRole("button", { name: "Sound" }).click();
  expect(await sounds()).toBe(1);
  await start.click();
  await expect(count).toHaveText("");
});

test("the installed app has shortcuts, and each leads to a page", async ({ request }) => {
  const { shortcuts } = await (await request.get("/manifest.webmanifest")).json();
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual(["/emergency", "/poisons", "/ask", "/my-pets"]);
  for (const { url } of shortcuts) expect((await request.get(url)).status(), url).toBe(200);
});
