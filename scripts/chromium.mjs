// Finds a Chromium for the journeys: an installed one, otherwise Playwright's own, otherwise the distribution's package.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { ENV, ROOT } from "./set-up.mjs";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @returns the path of an executable Chromium. @throws Error when none is available */
export function findChromium() {
  const known = [process.env.CHROMIUM_PATH, ...INSTALLED, playwrightsOwn()].find((path) => path && existsSync(path));
  if (known) return known;
  console.info("Installing Chromium...");
  attempt("playwright", ["install", "chromium"]);
  const own = playwrightsOwn();
  if (own && existsSync(own)) return own;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args) => attempt([...sudo, "apt-get"][0], [...sudo.slice(1), ...(sudo.length > 0 ? ["apt-get"] : []), ...args]);
  apt("update", "-q");
  apt("install", "-y", "-q", "chromium");
  const packaged = INSTALLED.find((path) => existsSync(path));
  if (packaged) return packaged;
  throw new Error("No Chromium could be found or installed; set CHROMIUM_PATH.");
}

function playwrightsOwn() {
  return createRequire(`${ROOT}/package.json`)("playwright").chromium.executablePath();
}

function attempt(command, args) {
  spawnSync(command, args, { cwd: ROOT, env: ENV, stdio: "ignore" });
}
