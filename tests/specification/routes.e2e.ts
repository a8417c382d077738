import { expect } from "@playwright/test";
import { chatOf, holdBack, test } from "../e2e/journey.ts";
import { PATHS } from "./paths.ts";

test("each of the 45 paths shows a page of its own with the chat on it", async ({ request }) => {
  expect(PATHS).toHaveLength(45);
  const titles = new Set<string>();
  for (const path of PATHS) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(200);
    const html = await response.text();
    expect.soft(html.match(/<h1[ >]/g), path).toHaveLength(1);
    // The floating widget, and the dialog that it opens.
    expect.soft(html, path).toMatch(/<button[^>]*data-fab/);
    expect.soft(html, path).toContain('<dialog id="chat-dialog"');
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");
  }
  expect(titles.size).toBe(45);
});

test("any other path shows the not-found page", async ({ request }) => {
  for (const path of ["/nope", "/about/team", "/dog-health-guide/puppies", "/DOG-HEALTH-GUIDE"]) {
    const response = await request.get(path, { headers: { Accept: "text/html" } });
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toMatch(/<h1[^>]*>[^<]*not found/i);
  }
});

test("a change of route shows the top of the page, and while it takes long a spinner and the text Loading...", async ({ page }) => {
  await page.goto("/dog-health-guide");
  // No link leads there, so the browser cannot have prefetched it.
  const release = await holdBack(page, "**/contact*");
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    // A page that is being left cannot be queried, so it records what it shows.
    setInterval(() => {
      const [text, ring] = ["::after", "::before"].map((part) => getComputedStyle(document.body, part));
      if (text?.opacity !== "1") return;
      sessionStorage.setItem("text", text.content);
      sessionStorage.setItem("ring", `${ring?.content} ${ring?.width} ${ring?.height} ${ring?.borderTopStyle} ${ring?.opacity}`);
    }, 20);
    setTimeout(() => location.assign("/contact?held"));
  });
  await new Promise((done) => setTimeout(done, 800));
  release();
  await page.waitForURL("**/contact?held");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => [sessionStorage.getItem("text"), sessionStorage.getItem("ring")])).toEqual([
    '"Loading..."',
    // A ring without content is not drawn: its content would be "none".
    expect.stringMatching(/^"" (\d\d)px \1px solid 1$/),
  ]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the chat's scripts load only when a visitor reaches for it", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  const before = scripts.length;
  await page.getByRole("button", { name: "Ask now" }).click();
  await expect(chatOf(page).dialog).toBeVisible();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test("the landing page loads at its top, and the browser restores no scroll position", async ({ page }) => {
  await page.goto("/");
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe("manual");
  await page.evaluate(() => scrollTo(0, 2000));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.reload();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 2000));
  await page.goto("/about");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
