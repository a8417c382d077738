// `npm run screenshots`: screenshots of the built site in ./screenshots. Build first.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { startSite } from "../tests/standard/site.ts";
import { findChromium } from "./chromium.mjs";
import { ROOT } from "./set-up.mjs";

const folder = join(ROOT, "screenshots");

/** The views: URL, and what to do there first. The whole page, unless a dialog is open over it. */
const VIEWS: { name: string; path: string; over?: boolean; act?: (page: Page) => Promise<unknown> }[] = [
  { name: "landing", path: "/" },
  { name: "scenario", path: "/dog-ate-chocolate-3-hours-ago" },
  { name: "symptoms", path: "/symptoms" },
  { name: "emergency", path: "/emergency" },
  { name: "poisons", path: "/poisons?q=chocolate" },
  { name: "how-long", path: "/how-long" },
  { name: "breathing", path: "/breathing" },
  { name: "ask", path: "/ask" },
  { name: "how-we-test", path: "/how-we-test" },
  { name: "not-found", path: "/no-such-page" },
  { name: "chat-setup", path: "/about", over: true, act: openChat },
  { name: "chat-typing", path: "/about", over: true, act: (page) => ask(page, "how often should I brush my dog?", true) },
  { name: "chat-emergency", path: "/about", over: true, act: (page) => ask(page, "he ate a bar of dark chocolate 3 hours ago") },
  { name: "chat-long-answer", path: "/about", over: true, act: (page) => ask(page, "how often should I brush his teeth?") },
  { name: "newsletter", path: "/", over: true, act: waitForOffer },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { url: site } = await startSite({ name: "screenshots" });
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
for (const width of [360, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) await takeAll(width, colorScheme);
}
await browser.close();
process.exit(0);

async function takeAll(width: number, colorScheme: "light" | "dark"): Promise<void> {
  for (const { name, path, over, act } of VIEWS) {
    // Each view uses its own address, because rate limits count by address.
    const address = `10.${width % 250}.${colorScheme.length}.${VIEWS.findIndex((view) => view.name === name) + 1}`;
    const viewport = { width, height: width < 640 ? 740 : 800 };
    const context = await browser.newContext({
      viewport,
      colorScheme,
      reducedMotion: "reduce",
      // Scroll bars on phones take no space.
      isMobile: width < 640,
      hasTouch: width < 640,
      extraHTTPHeaders: { "CF-Connecting-IP": address },
    });
    const page = await context.newPage();
    if (act === waitForOffer) await page.clock.install();
    await page.goto(site + path, { waitUntil: "load" });
    await (act?.(page) ?? page.waitForTimeout(1000));
    await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: !over });
    await context.close();
  }
}

async function openChat(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ask now" }).click();
}

async function ask(page: Page, question: string, whileTyping = false): Promise<void> {
  if (whileTyping) await page.route("**/api/chat", () => {});
  await openChat(page);
  await page.getByRole("button", { name: "Dog", exact: true }).click();
  await page.getByRole("textbox", { name: "Your question" }).fill(question);
  await page.keyboard.press("Enter");
  if (whileTyping) await page.locator("[data-waiting]").waitFor();
  else await page.getByRole("button", { name: "Helpful", exact: true }).last().waitFor();
  await page.waitForTimeout(400);
}

async function waitForOffer(page: Page): Promise<void> {
  await page.clock.runFor(2000);
  await page.locator("[data-season]").waitFor();
  await page.clock.runFor(31_000);
  await page.getByRole("dialog", { name: "Get Weekly Pet Health Tips" }).waitFor();
}
