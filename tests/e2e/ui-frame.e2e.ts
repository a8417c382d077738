import { expect } from "@playwright/test";
import { test } from "./journey.ts";

for (const [kind, path] of [
  ["without scripts of its own", "/about"],
  ["with scripts", "/"],
] as const) {
  test(`a logo that fails to load is hidden and logged, and the link home stays (a page ${kind})`, async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await page.route("**/images/logo*", (route) => route.abort());
    await page.goto(path);
    const home = page.getByRole("banner").getByRole("link").first();
    await expect(home.locator("img")).toBeHidden();
    expect(said.some((text) => /^The logo .*\/images\/logo\.svg could not be loaded/.test(text))).toBe(true);
    await expect(home).toHaveAccessibleName(/\w/);
    await expect(home).toHaveAttribute("href", "/");
  });
}

test("in-page search opens the question and the tab that contain the words", async ({ page }) => {
  // A text fragment in the URL makes the browser find the words and open what is closed, as its search does.
  for (const part of ["#faq findable-part[hidden] p", "#life-stages findable-part[hidden] > div > div > p"]) {
    await page.goto("/");
    const words = (await page.locator(part).last().textContent())?.trim().split(" ").slice(0, 6).join(" ") ?? "";
    await page.goto("about:blank");
    await page.goto(`/#:~:text=${encodeURIComponent(words)}`);
    const found = page.locator(part.replace("[hidden]", ":not([hidden])")).filter({ hasText: words });
    await expect(found.first()).toBeVisible();
    await expect(page.locator("[data-season]")).toHaveCount(1);
    await expect(found.first()).toBeVisible();
  }
});

test("the header stays while a page scrolls, but covers nothing where it would fill the window", async ({ page }) => {
  const position = () => page.locator("body > header").evaluate((header) => getComputedStyle(header).position);
  await page.goto("/about");
  expect(await position()).toBe("sticky");
  // A laptop at 400%.
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await position()).toBe("static");
});
