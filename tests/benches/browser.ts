import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { findChromium } from "../../scripts/chromium.mjs";
import { serveAsFiles } from "./file-peer.ts";
import { median } from "./stats.ts";

/** One page as a phone loads it: milliseconds on a slow network and processor, bytes by brotli 4. */
export type PaintRow = { name: string; lcp: number; tbt: number; cls: number; bytes: number; requests: number; scripts: number };

/** Milliseconds: from the tap to the dialog on a settled page, and until the browser painted after it. Requests of a second visit. */
export type TapRow = { tapToDialog: number; delay: number; secondVisit: number; wordsWithoutScript: number };

/** As Lighthouse's slow 4G: 150 ms, 1.6 Mbit/s; a processor four times slower. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

type Watched = Window & { seen: { lcp: number; tbt: number; cls: number; delay: number; tapped: number; open: number } };

/** Each page and the same HTML from a server of files, without its scripts, in turn. */
export async function benchBrowser(site: string, paths: readonly string[], runs: number) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  const files = await serveAsFiles(site, paths);
  try {
    const places = paths.flatMap((path) => [
      { name: `${path}, files without script`, url: files.url + path },
      { name: `${path}, ours`, url: site + path },
    ]);
    const seen = new Map<string, PaintRow[]>(places.map(({ name }) => [name, []]));
    for (let turn = 0; turn < runs; turn++) {
      for (const { name, url } of places) seen.get(name)?.push(await paint(browser, name, url));
    }
    const paints = [...seen].map(([name, all]) => {
      const of = (key: "lcp" | "tbt" | "cls" | "bytes" | "requests" | "scripts") => median(all.map((one) => one[key]));
      return { name, lcp: of("lcp"), tbt: of("tbt"), cls: of("cls"), bytes: of("bytes"), requests: of("requests"), scripts: of("scripts") };
    });
    return { paints, tap: await tap(browser, site + (paths[0] ?? "/"), Math.min(runs, 5)) };
  } finally {
    files.stop();
    await browser.close();
  }
}

async function paint(browser: Browser, name: string, url: string): Promise<PaintRow> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  const page = await slowPage(context);
  const bodies: Promise<{ script: boolean; bytes: number }>[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    bodies.push(
      response.body().then(
        (body) => ({ script: type === "script", bytes: /font|image/.test(type) ? body.length : brotli4(body) }),
        () => ({ script: false, bytes: 0 }),
      ),
    );
  });
  await page.goto(url, { waitUntil: "load" });
  // Before anything idle begins: what the page needs to stand.
  const loaded = await Promise.all([...bodies]);
  await page.waitForTimeout(700);
  const { lcp, tbt, cls } = await page.evaluate(() => (window as unknown as Watched).seen);
  await context.close();
  const bytes = loaded.reduce((sum, one) => sum + one.bytes, 0);
  return { name, lcp, tbt, cls, bytes, requests: loaded.length, scripts: loaded.filter(({ script }) => script).length };
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU });
  await page.addInitScript(() => {
    const seen = { lcp: 0, tbt: 0, cls: 0, delay: 0, tapped: 0, open: 0 };
    (window as unknown as Watched).seen = seen;
    const watch = (type: string, note: (entry: PerformanceEntry & Record<string, number | boolean>) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) note(entry as never);
      }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    watch("largest-contentful-paint", ({ startTime }) => {
      seen.lcp = startTime;
    });
    watch("longtask", ({ duration }) => {
      seen.tbt += duration - 50;
    });
    watch("layout-shift", ({ value, hadRecentInput }) => {
      if (!hadRecentInput) seen.cls += Number(value);
    });
    watch("event", ({ interactionId, duration }) => {
      if (interactionId) seen.delay = Math.max(seen.delay, duration);
    });
    addEventListener(
      "click",
      () => {
        seen.tapped = performance.now();
        const look = () => {
          if (document.querySelector("dialog[open]")) seen.open ||= performance.now();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      true,
    );
  });
  return page;
}

async function tap(browser: Browser, url: string, runs: number): Promise<TapRow> {
  const taps: { toDialog: number; delay: number }[] = [];
  for (let turn = 0; turn < runs; turn++) {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
    const page = await slowPage(context);
    await page.goto(url, { waitUntil: "networkidle" });
    await page.locator("button[data-fab]").tap();
    await page.waitForFunction(() => (window as unknown as Watched).seen.open > 0);
    await page.waitForTimeout(700);
    const { tapped, open, delay } = await page.evaluate(() => (window as unknown as Watched).seen);
    taps.push({ toDialog: open - tapped, delay });
    await context.close();
  }
  return {
    tapToDialog: median(taps.map(({ toDialog }) => toDialog)),
    delay: median(taps.map(({ delay }) => delay)),
    secondVisit: await secondVisit(browser, url),
    wordsWithoutScript: await wordsWithoutScript(browser, url),
  };
}

/** Requests for files with a hash in their name that reach the network when a visitor comes back. */
async function secondVisit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await page.goto(url, { waitUntil: "networkidle" });
  await page.goto(new URL("/about", url).href, { waitUntil: "networkidle" });
  const fetched = new Set<string>();
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.url.includes("/assets/") && !response.fromDiskCache) fetched.add(requestId);
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => fetched.delete(requestId));
  const fromMemory = new Set<string>();
  session.on("Network.requestServedFromCache", ({ requestId }) => fromMemory.add(requestId));
  await page.goto(url, { waitUntil: "networkidle" });
  await context.close();
  return [...fetched].filter((id) => !fromMemory.has(id)).length;
}

/** The share of a page's words that is there without script. */
async function wordsWithoutScript(browser: Browser, url: string): Promise<number> {
  const count = async (javaScriptEnabled: boolean) => {
    const context = await browser.newContext({ ...PHONE, javaScriptEnabled, serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    // biome-ignore lint/performance/useDomNodeTextContent: what is seen counts.
    const words = (await page.locator("main").innerText()).split(/\s+/).length;
    await context.close();
    return words;
  };
  return (await count(false)) / (await count(true));
}

/** Bytes (gzip) of a page and of all that it fetches until it has come to rest, besides the display face. */
export async function idleBytes(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage({ ...PHONE, serviceWorkers: "block" });
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    if (type === "font") return;
    // What the browser fetched ahead has no body to ask for.
    sizes.push(
      response.body().then(
        (body) => (type === "image" ? body.length : gzipSync(body).length),
        () => 0,
      ),
    );
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForFunction(() => !document.getElementById("page-data"));
  await page.waitForLoadState("networkidle");
  const all = await Promise.all(sizes);
  await browser.close();
  return all.reduce((sum, size) => sum + size, 0);
}

function brotli4(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}
