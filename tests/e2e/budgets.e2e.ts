import { expect, type Page } from "@playwright/test";
import { HYDRATED_ROUTES, routePath } from "#app/domain/http/site-routes.ts";
import { pageSlugs } from "../../remix.config.js";
import { gzip, inlineScripts, KB, overBudget } from "./content-page-budget.ts";
import { ask, CHOCOLATE_PAGE, startChat, test } from "./journey.ts";
import { send } from "./wire.ts";

type Loaded = { type: string; path: string; bytes: number };

/** Already compressed; SVG is text and compressed in transit. */
const isPacked = (type: string, path: string) => /font|image/.test(type) && !path.endsWith(".svg");

/** Everything that a page requests from now on. */
function watchLoads(page: Page): () => Promise<Loaded[]> {
  const loads: Promise<Loaded>[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    const path = new URL(response.url()).pathname;
    loads.push(
      response.body().then(
        (body) => ({ type, path, bytes: isPacked(type, path) ? body.length : gzip(body) }),
        () => ({ type, path, bytes: 0 }),
      ),
    );
  });
  return () => Promise.all(loads);
}

const sum = (loads: Loaded[], type?: string) =>
  loads.filter((one) => !type || one.type === type).reduce((all, { bytes }) => all + bytes, 0);

test("every content page: at most 16.5 kB of HTML, 2 kB of inline script, no script file", async () => {
  for (const slug of pageSlugs()) expect.soft(overBudget((await send(`/${slug}`)).body), slug).toEqual([]);
});

/** Each kind of page: one of its addresses, and the requests and kilobytes (besides the display face) that it may take to stand. */
const KINDS = [
  { kind: "page about a sign", path: CHOCOLATE_PAGE, requests: 5, most: 26.6 },
  { kind: "guide", path: "/dog-health-guide", requests: 5, most: 28.1 },
  { kind: "topic", path: "/vomiting-nausea", requests: 5, most: 26.6 },
  { kind: "legal page", path: "/privacy-policy", requests: 4, most: 23.5 },
  { kind: "list of answers", path: "/answers", requests: 4, most: 26 },
  { kind: "topic of answers", path: "/answers/small-pet-care", requests: 4, most: 24.7 },
  { kind: "answer", path: "/answers/stomach/dog-eats-grass", requests: 4, most: 23 },
  { kind: "substance", path: "/poisons/grapes", requests: 5, most: 27.1 },
  { kind: "figures", path: "/how-we-test", requests: 4, most: 65 },
  { kind: "emergency page", path: "/emergency", requests: 4, most: 24 },
];

test("a page without scripts of its own, by kind, takes at most 5 requests, and 65 kB at the very most, besides the display face", async ({
  browser,
}) => {
  for (const { kind, path, requests, most } of KINDS) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    const loaded = watchLoads(page);
    await page.goto(`http://127.0.0.1:${process.env.SITE_PORT}${path}`, { waitUntil: "networkidle" });
    const loads = await loaded();
    const list = `${kind}: ${JSON.stringify(loads)}`;
    expect.soft(loads.filter(({ type }) => type === "script").length, list).toBe(0);
    expect.soft(loads.filter(({ type }) => type === "stylesheet").length, list).toBe(1);
    expect.soft(loads.length, list).toBeLessThanOrEqual(requests);
    expect.soft(sum(loads, "font"), list).toBeLessThanOrEqual(30 * KB);
    expect.soft(sum(loads) - sum(loads, "font"), list).toBeLessThanOrEqual(most * KB);
    await context.close();
  }
});

test("the landing page loads at most 15 kB of script before it is used, and at most 150 kB besides the display face once idle", async ({
  page,
}) => {
  const loaded = watchLoads(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.waitForFunction(() => !document.getElementById("page-data"));
  await page.waitForLoadState("networkidle");
  const loads = await loaded();
  const html = (await send("/")).body;
  expect(gzip(inlineScripts(html))).toBeLessThanOrEqual(15 * KB);
  expect(sum(loads) - sum(loads, "font"), JSON.stringify(loads)).toBeLessThanOrEqual(150 * KB);
});

// Each file costs a request and linking on a slow phone; 33 small files cost more than their content.
test("every page with scripts of its own hydrates with at most 7", async ({ page }) => {
  for (const path of HYDRATED_ROUTES.map(routePath)) {
    const loaded = watchLoads(page);
    await page.goto(path);
    await page.waitForFunction(() => !document.getElementById("page-data"));
    const scripts = (await loaded()).filter(({ type }) => type === "script");
    page.removeAllListeners("response");
    expect.soft(scripts.length, `${path}: ${JSON.stringify(scripts)}`).toBeGreaterThan(1);
    expect.soft(scripts.length, `${path}: ${JSON.stringify(scripts)}`).toBeLessThanOrEqual(7);
  }
});

test("the chat opens with at most 359 kB of script, including the rules, and the parser comes only with the first question", async ({
  page,
}) => {
  const loaded = watchLoads(page);
  await page.goto(CHOCOLATE_PAGE);
  const chat = await startChat(page, "Dog");
  const scripts = async () => (await loaded()).filter(({ type }) => type === "script");
  const opening = await scripts();
  expect(sum(opening), JSON.stringify(opening)).toBeLessThanOrEqual(359 * KB);
  expect(opening.some(({ path }) => path.includes("answer-text"))).toBe(false);
  await ask(page, "my dog ate chocolate 3 hours ago");
  await expect(chat.helpful).toBeVisible();
  await expect.poll(async () => (await scripts()).some(({ path }) => path.includes("answer-text"))).toBe(true);
});
