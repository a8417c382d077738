#!/usr/bin/env node
// Firefox for the journeys of `npm run e2e:firefox`: Playwright starts this file as its browser. It starts the installed Firefox and passes
// WebDriver BiDi on. Commands that a Firefox of the long-term release does not know yet are answered as done, because Playwright sends
// them for every page and would stop at the first.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import WebSocket, { WebSocketServer } from "ws";

const FIREFOXES = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

/** Color schemes and reduced motion cannot be emulated here; the journeys that run in Firefox do not depend on them. */
const UNKNOWN = new Set(["emulation.setMediaFeaturesOverride"]);

const path = [process.env.FIREFOX_PATH, ...FIREFOXES].find((one) => one && existsSync(one));
if (!path) throw new Error("No Firefox found: install the package firefox-esr, or set FIREFOX_PATH.");

const firefox = spawn(path, process.argv.slice(2), { stdio: ["ignore", "inherit", "pipe"] });
firefox.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => firefox.kill());

firefox.stderr.on("data", (chunk) => {
  const text = String(chunk);
  const [listening, url] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(text) ?? [];
  if (!url) return process.stderr.write(text);
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" }, () => {
    process.stderr.write(text.replace(listening, `WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
  });
  server.on("connection", (client, { url: session }) => connect(client, url + session));
});

/** Passes messages between Playwright and Firefox. */
function connect(client, url) {
  const browser = new WebSocket(url);
  const opened = new Promise((done) => browser.once("open", done));
  client.on("message", async (data) => {
    const { id, method } = JSON.parse(String(data));
    if (UNKNOWN.has(method)) return client.send(JSON.stringify({ type: "success", id, result: {} }));
    await opened;
    browser.send(String(data));
  });
  browser.on("message", (data) => client.send(String(data)));
  browser.on("close", () => client.close());
  client.on("close", () => browser.close());
}
