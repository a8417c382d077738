// Finds a Chromium for the journeys. A headless shell needs about a third of the processor time of a full browser, so it comes first.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { ENV, ROOT } from "./set-up.mjs";

/** For one command of a package manager; without a network it would try for long. */
const MOST_MS = 60_000;
const SHELL = "/usr/bin/chromium-headless-shell";
const BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @returns the path of a full browser that is here, undefined when there is none. The shell lacks what the browser itself does, such as prefetching. */
export function installedBrowser() {
  return [process.env.CHROMIUM_PATH, ...BROWSERS, playwrightsOwn()].find((path) => path && existsSync(path));
}

/** @returns the path of a Chromium that is here, undefined when there is none */
export function installedChromium() {
  return [process.env.CHROMIUM_PATH, SHELL].find((path) => path && existsSync(path)) ?? installedBrowser();
}

/** Installs a Chromium if there is none. @returns its path. @throws Error when none can be installed */
export function findChromium() {
  // In a container the shell is one package away; on a developer's machine a browser that is there will do.
  if (!process.env.CHROMIUM_PATH && !existsSync(SHELL) && process.getuid?.() === 0) aptInstall("chromium-headless-shell");
  const found = installedChromium();
  if (found) return found;
  console.info("Installing Chromium...");
  attempt("playwright", ["install", "chromium"]);
  if (!existsSync(playwrightsOwn())) aptInstall("chromium");
  const installed = installedChromium();
  if (installed) return installed;
  throw new Error("No Chromium could be found or installed; set CHROMIUM_PATH.");
}

function playwrightsOwn() {
  return createRequire(`${ROOT}/package.json`)("playwright").chromium.executablePath();
}

/** Installs a package of the distribution as root, or with sudo if that asks for no password. */
function aptInstall(name) {
  const apt = (...args) => {
    const [command, ...rest] = [...(process.getuid?.() === 0 ? [] : ["sudo", "-n"]), "apt-get", "-q", ...args];
    return attempt(command, rest);
  };
  // The lists of a machine's image can name a Chromium of months ago, which fails journeys that a current one passes.
  apt("update");
  return apt("install", "-y", "--no-install-recommends", name);
}

function attempt(command, args) {
  return spawnSync(command, args, { cwd: ROOT, env: ENV, stdio: "ignore", timeout: MOST_MS }).status === 0;
}
