import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { ask, CHOCOLATE_PAGE, chatOf, choose, startChat, test, violationsIn } from "./journey.ts";

test.use({ serviceWorkers: "allow" });

/** Visits a page and waits until the offline worker has taken over. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === "activated" && !!navigator.serviceWorker.controller,
  );
}

test("after one visit the emergency page opens without a network", async ({ page, context }) => {
  await visit(page, "/about");
  await context.setOffline(true);
  await page.goto("/emergency");
  await expect(page.getByRole("heading", { level: 1, name: "Pet emergency: what to do now" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Poison line (888) 426-4435" })).toBeVisible();
  const emergencies = page.getByRole("navigation", { name: "Emergencies" });
  await emergencies.getByRole("link", { name: "Collapse" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Collapse", exact: true })).toBeVisible();
  expect(await emergencies.evaluate((part) => getComputedStyle(part).display)).toBe("grid");
});

/** A way to the site that can fall silent: connections are still accepted, and nothing comes back. */
async function freezable(site: string): Promise<{ url: string; freeze(): void; close(): void }> {
  const { hostname, port } = new URL(site);
  const open = new Set<Socket>();
  let isFrozen = false;
  const proxy = createServer((visitor) => {
    open.add(visitor.on("error", () => {}));
    if (isFrozen) return;
    const server = connect(Number(port), hostname).on("error", () => visitor.destroy());
    open.add(server);
    visitor.pipe(server).pipe(visitor);
  });
  await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    freeze() {
      isFrozen = true;
      for (const socket of open) socket.unpipe().pause();
    },
    close() {
      for (const socket of open) socket.destroy();
      proxy.close();
    },
  };
}

const EMERGENCY_H1 = "Pet emergency: what to do now";

test("the emergency page opens within four seconds when the network accepts and says nothing", async ({ page, baseURL }) => {
  const way = await freezable(String(baseURL));
  try {
    await visit(page, `${way.url}/about`);
    way.freeze();
    for (const address of ["/emergency", "/emergency?utm_source=mail", "/emergency/", "/emergency/?fbclid=x"]) {
      const began = Date.now();
      await page.goto(way.url + address, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1, name: EMERGENCY_H1 })).toBeVisible();
      expect(Date.now() - began, address).toBeLessThan(4_000);
    }
  } finally {
    way.close();
  }
});

test("without a network an appended campaign, any query or a slash opens the same page", async ({ page, context }) => {
  await visit(page, "/about");
  await context.setOffline(true);
  for (const address of ["/emergency?utm_source=mail&fbclid=x", "/emergency/", "/emergency?anything=1"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: EMERGENCY_H1 })).toBeVisible();
  }
  await page.goto("/about?utm_source=mail&gclid=1");
  await expect(page.getByRole("heading", { level: 1, name: /About/ })).toBeVisible();
});

test("a page that was read opens again without a network, including the first one", { tag: "@nightly" }, async ({ page, context }) => {
  await visit(page, CHOCOLATE_PAGE);
  await page.goto("/dog-shaking-wont-eat");
  await context.setOffline(true);
  for (const path of [CHOCOLATE_PAGE, "/dog-shaking-wont-eat"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "What to do now" })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.querySelector("body > header") as Element).position)).toBe("sticky");
  }
});

test("without a network the whole style sheet stands in for the part that pages of text load", async ({ page, context }) => {
  await visit(page, "/");
  await context.setOffline(true);
  const sheet = await page.evaluate(async () => {
    const whole = await (await fetch(document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.href ?? "")).text();
    return [(await (await fetch("/assets/text-0000.css")).text()) === whole, whole.length > 10_000];
  });
  expect(sheet).toEqual([true, true]);
});

test("a page that was never read says so, and leads to help", async ({ page, context }) => {
  await visit(page, "/about");
  await context.setOffline(true);
  await page.goto("/cat-care-tips");
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole("link", { name: "Open the first steps" }).click();
  await expect(page).toHaveURL("/emergency");
});

test("[X32] the chat opens without a network and shows the urgency at once", async ({ page, context }) => {
  await visit(page, "/about");
  await context.setOffline(true);
  await page.goto("/about");
  await startChat(page, "Dog");
  await ask(page, "he ate a bar of dark chocolate 3 hours ago");
  const chat = chatOf(page);
  await expect(chat.emergency).toBeVisible();
  await expect(chat.answer).toContainText("You are offline. This answer comes from the guides on this device.");
  await expect(chat.answer).toContainText(/chocolate/i);
  await expect(chat.sources.getByRole("link")).toHaveAttribute("href", "/poisons?q=Dark%20chocolate");
  await choose(page, "What was sent");
  await expect(chat.dialog.getByText("Nowhere yet.")).toBeVisible();
});

test("without a network the check is in the owner's language, too", async ({ page, context }) => {
  await visit(page, "/about");
  await context.setOffline(true);
  await page.goto("/about");
  await startChat(page, "Dog");
  await ask(page, "La semana pasada mi perro se desmayó en el parque. Tengo miedo.");
  await expect(chatOf(page).answer.getByRole("heading", { name: "Puede ser una urgencia. Una pregunta:" })).toBeVisible();
});

test("search results are not stored on the device", { tag: "@nightly" }, async ({ page, context }) => {
  await visit(page, "/about");
  await page.goto("/symptoms?q=bleeding");
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
    return all.flat();
  });
  expect(kept.filter((url) => url.includes("bleeding"))).toEqual([]);
  await context.setOffline(true);
  await page.goto("/symptoms?q=bleeding").catch(() => {});
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
});

test("a page of another build is shown but not stored", { tag: "@nightly" }, async ({ page, context }) => {
  await visit(page, "/about");
  await context.route("**/cat-care-tips", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/data-build="[^"]*"/, 'data-build="another"') });
  });
  await page.goto("/cat-care-tips");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const isKept = (path: string) => page.evaluate(async (asked) => !!(await caches.match(asked)), path);
  await page.goto("/dog-health-guide");
  await expect.poll(() => isKept("/dog-health-guide")).toBe(true);
  expect(await isKept("/cat-care-tips")).toBe(false);
});

test("a first visit stores at most 782 kB", async ({ request }) => {
  const worker = await (await request.get("/sw.js")).text();
  const files = [...worker.matchAll(/url:\s*"(\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(files.length).toBeGreaterThan(15);
  const bodies = await Promise.all([...files, "/emergency", "/offline"].map(async (path) => (await request.get(path)).body()));
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(bytes).toBeLessThanOrEqual(782_000);
});
