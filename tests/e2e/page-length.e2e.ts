import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { isReplaced } from "../specification/own-copy.ts";
import { CHOCOLATE_PAGE, test } from "./journey.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";

const TEXT = '<main id="main"';

/** The site behind a connection that stops before a part of a page until it is released. */
async function stoppedLine(site: string, part: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const server = createServer(async ({ url = "" }, answer) => {
    const found = await fetch(site + url);
    const kept = ["content-type", "content-security-policy"].flatMap((name) => [name, found.headers.get(name) ?? ""]);
    answer.writeHead(found.status, kept);
    const isPage = found.headers.get("content-type")?.startsWith("text/html");
    const body = isPage ? await found.text() : Buffer.from(await found.arrayBuffer());
    const cut = typeof body === "string" ? (typeof part === "string" ? body.indexOf(part) : body.search(part)) : -1;
    if (cut > 0) {
      answer.write(body.slice(0, cut));
      await released;
    }
    answer.end(cut > 0 ? body.slice(cut) : body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, release, close: () => server.close() };
}

test("a tap on Chat in the header before the text has arrived leads to the box of the start page", async ({ page, baseURL }) => {
  const line = await stoppedLine(baseURL ?? "", TEXT);
  await page.goto(line.url + CHOCOLATE_PAGE, { waitUntil: "commit" });
  const tapped = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Chat" }).click();
  await expect(page).toHaveURL(/\/#chatbot$/);
  line.release();
  await tapped;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  line.close();
});

for (const width of [360, 1280]) {
  test(`a page has its whole length before it is scrolled (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ["/", "/poisons", "/breathing", CHOCOLATE_PAGE]) {
      await page.goto(path);
      const length = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await length();
      await page.evaluate(async () => {
        for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
          scrollTo(0, at);
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }
      });
      expect(Math.abs((await length()) / before - 1), path).toBeLessThan(0.02);
    }
  });
}

for (const [width, most] of [
  [360, 8200],
  [768, 8600],
  [1280, 7600],
] as const) {
  test(`the start page is at most ${most} px long at ${width} px, and its rows move sideways with the keyboard`, async ({ page }) => {
    test.skip(
      ["seasons.yaml", "life-stages.yaml", "emergencies.yaml"].some((file) => isReplaced(file)),
      "the operator's own texts",
    );
    await page.setViewportSize({ width, height: 740 });
    // Of the seasons only the one of the date takes room.
    for (const month of ["01", "04", "07", "10"]) {
      await page.clock.setFixedTime(new Date(`2026-${month}-15T12:00:00`));
      await page.goto("/");
      expect(await page.evaluate(() => document.documentElement.scrollHeight), `month ${month}`).toBeLessThanOrEqual(most);
    }
    const row = page.getByRole("region", { name: "Adult dog: care" });
    const parts = row.locator("> *");
    await expect(parts).toHaveCount(5);
    if (width >= 1024) {
      for (const part of await parts.all()) expect((await part.boundingBox())?.x).toBeLessThan(width);
      return;
    }
    // The edge of a further part says that there is more.
    await row.focus();
    const edges = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect()).map(({ left, right }) => [left, right]));
    expect(edges.filter(([left = 0, right = 0]) => left < width - 20 && right > width)).toHaveLength(1);
    const last = parts.last();
    for (let press = 0; press < 40 && !(await last.evaluate((element) => element.getBoundingClientRect().right <= innerWidth)); press++) {
      await page.keyboard.press("ArrowRight");
      await page.waitForTimeout(50);
    }
    await expect(last).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("the fields of a closed form are printed, and shown when it is opened", async ({ page }) => {
  await page.goto(CHOCOLATE_PAGE);
  const first = page.locator("[data-call] input[name=age]");
  await expect(first).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(first).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.getByText("What to say when they answer").click();
  await expect(first).toBeVisible();
});

for (const [how, hash] of [
  ["by a click at once", ""],
  ["by its address", "#source-3"],
] as const) {
  test(`a target far below is reached ${how}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(CHOCOLATE_PAGE + hash, { waitUntil: "commit" });
    if (!hash) await page.locator("main .cite").first().click();
    const goal = page.locator(hash || ":target");
    await expect(goal).toBeInViewport();
    await page.waitForTimeout(700);
    await expect(goal).toBeInViewport();
  });
}

test("on a large screen nothing moves when the table of contents arrives after the first cards", { tag: "@nightly" }, async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const line = await stoppedLine(baseURL ?? "", /<nav[^>]*data-contents/);
  const shifts = await watchLayoutShifts(page);
  await page.goto(line.url + CHOCOLATE_PAGE, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
  line.release();
  await page.waitForLoadState();
  // Layout shifts of the last frames are reported a moment later.
  await page.waitForTimeout(500);
  expect(await shifts()).toEqual([]);
  line.close();
});

for (const words of ["Emergency? What to do now", "Ask now"]) {
  for (const part of [new RegExp(`<span[^>]*>${words.replace("?", "\\?")}`), words]) {
    test(`nothing moves when the connection stops before ${part}`, { tag: "@nightly" }, async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const line = await stoppedLine(baseURL ?? "", part);
      const shifts = await watchLayoutShifts(page);
      await page.goto(line.url + CHOCOLATE_PAGE, { waitUntil: "commit" });
      await expect(page.locator("a[href='/emergency'] >> nth=0")).toBeVisible();
      // Long enough to paint what has arrived.
      await page.waitForTimeout(700);
      line.release();
      await page.waitForLoadState();
      await page.waitForTimeout(500);
      expect(await shifts()).toEqual([]);
      line.close();
    });
  }
}

test("before the first paint only the styles, their font and pictures are requested", async ({ page }) => {
  const answered = page.waitForResponse("**/api/country");
  await page.goto(CHOCOLATE_PAGE);
  await answered;
  const early = await page.evaluate(() => {
    const seen = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const asked = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < seen);
    return asked.map(({ name }) => new URL(name).pathname);
  });
  // The browser requests the favicon whenever it likes.
  expect(early.filter((path) => path !== "/favicon.svg" && !/^\/images\/|^\/assets\/(app|text|figtree)-/.test(path))).toEqual([]);
});

for (const width of [360, 1280]) {
  test(`at ${width} px a target far below is reached from the table of contents, and again with Back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(CHOCOLATE_PAGE);
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "What the vet may do" }).click();
    const heading = page.getByRole("heading", { name: "What the vet may do" });
    await expect(heading).toBeInViewport();
    const top = async () => (await heading.boundingBox())?.y ?? Number.NaN;
    await expect.poll(top).toBeLessThan(200);
    const source = page.locator("main .cite").last();
    await source.click();
    await expect(page.locator("li:target")).toBeInViewport();
    await page.goBack();
    await expect(heading).toBeInViewport();
  });
}
