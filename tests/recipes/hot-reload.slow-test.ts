import { spawn } from "node:child_process";
import { chromium } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import { installedChromium } from "../../scripts/chromium.mjs";
import { freePort } from "../../scripts/free-port.ts";
import { answers, ENV } from "../../scripts/set-up.mjs";
import { scratchCopy } from "../scratch-copy.ts";

/** Each edit changes a sentence to one with this word. */
const WORD = "Zqedited";
const EDITS = [
  { path: "/poisons", part: "one that React takes over", file: "app/features/poisons/substance-form.tsx", from: "Look it up" },
  { path: "/", part: "one that only the server renders", file: "app/features/landing/ask-card.tsx", from: "{chat.tagline}" },
  { path: "/contact", part: "a page of content", file: "content/info/contact.md", from: "title: Contact" },
];

test("with `npm run dev` an edit shows in the browser by itself, in every kind of part", { timeout: 300_000 }, async () => {
  const { root, edit, remove } = scratchCopy();
  onTestFinished(remove, 60_000);
  const port = await freePort();
  const env = { ...ENV, PORT: String(port), NODE_ENV: "development" };
  const server = spawn("node", ["scripts/dev.mjs"], { cwd: root, env, stdio: "ignore" });
  onTestFinished(() => void server.kill());
  expect(await answers(`http://127.0.0.1:${port}/contact`, 150)).toBe(true);
  const browser = await chromium.launch({ executablePath: installedChromium(), args: ["--no-sandbox"] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  for (const { path, part, file, from } of EDITS) {
    await page.goto(`http://127.0.0.1:${port}${path}`, { timeout: 60_000 });
    await page.waitForLoadState("networkidle");
    edit(file, (text) => text.replace(from, `${from} ${WORD}`));
    await expect.poll(() => page.content().catch(() => ""), { timeout: 60_000, message: part }).toContain(WORD);
  }
});
