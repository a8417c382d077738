import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "../../scripts/free-port.ts";
import { test, violationsIn } from "./journey.ts";

const root = join(import.meta.dirname, "../..");

// The development server compiles each page at the first request.
test.describe.configure({ timeout: 90_000 });

// The gallery is not part of the built site, so it is tested on the development server.
let server: ChildProcess;
let address = "";

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  server = spawn(join(root, "node_modules/.bin/remix"), ["vite:dev", "--port", String(port)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "development", PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}` },
    stdio: "ignore",
    detached: true,
  });
  await expect
    .poll(
      () =>
        fetch(`${address}/_ui`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 100_000, intervals: [500] },
    )
    .toBe(200);
});

test.afterAll(() => {
  if (server.pid) process.kill(-server.pid, "SIGTERM");
});

test("every component of the design system is accessible in light and dark, open and closed, and fits a small phone", {
  tag: "@nightly",
}, async ({ page }) => {
  test.setTimeout(180_000);
  // At first the development server discovers and bundles modules and reloads the page, so each attempt loads it again.
  await expect(async () => {
    await page.goto(`${address}/_ui`);
    // Pressed until it responds: before hydration a press does nothing, and a second press must not close it again.
    const question = page.getByRole("button", { name: "A question" });
    await expect(async () => {
      if ((await question.getAttribute("aria-expanded", { timeout: 2000 })) !== "true") await question.click({ timeout: 2000 });
      await expect(page.getByText("Its answer.", { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
  }).toPass({ timeout: 120_000 });
  await page.getByRole("tab", { name: "Second" }).click();
  await page.getByRole("button", { name: "Show a failure" }).click();
  await expect(page.locator("[data-toast=destructive]")).toBeVisible();
  await page.getByRole("button", { name: "Loading..." }).click();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsIn(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
});

test("a page that fails to render shows our error page with header, footer and status 500", { tag: "@nightly" }, async ({ page }) => {
  const answer = await page.goto(`${address}/_ui?fail`);
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
  await expect(page.getByText("call an emergency vet now")).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("Copyright 2025");
  expect(await page.getByText("Asked to fail").count()).toBe(0);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsIn(page), colorScheme).toEqual([]);
  }
});
