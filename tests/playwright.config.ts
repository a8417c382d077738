import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { installedBrowser, installedChromium } from "../scripts/chromium.mjs";
import { freePort } from "../scripts/free-port.ts";
import { localServer } from "../scripts/set-up.mjs";

const root = join(import.meta.dirname, "..");

// The runner and each worker read this file: the first one chooses the ports and passes them on in the environment.
process.env.SITE_PORT ??= String(await freePort());
process.env.SITE_WITH_MODEL_PORT ??= String(await freePort());
process.env.MODEL_PORT ??= String(await freePort());
const { SITE_PORT, SITE_WITH_MODEL_PORT, MODEL_PORT } = process.env;

/** The built Worker in workerd, with its own state and without the developer's settings. */
function site(port: string, name: string, vars: Record<string, string> = {}) {
  const state = `.cache/e2e-state/${name}`;
  const settings = Object.entries({ SIGNING_KEY: "a key for journeys only", ...vars }).map(([key, value]) => `--var "${key}:${value}"`);
  return {
    command: [
      `node --input-type=module --eval "import { makeState } from './scripts/set-up.mjs'; makeState('${state}')"`,
      `touch ${state}/no-settings.env`,
      `exec wrangler ${localServer(port).join(" ")} --persist-to ${state} --env-file ${state}/no-settings.env ${settings.join(" ")} --log-level error`,
    ].join(" && "),
    url: `http://127.0.0.1:${port}/`,
    cwd: root,
    env: { NODE_ENV: "production", WRANGLER_SEND_METRICS: "false", CI: "true" },
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 3000 },
  };
}

/** Journeys about what a headless shell cannot do; left out where no full browser is installed. */
const NEEDS_BROWSER = /@browser/;
/** Journeys that take long and say little about one commit; docs/testing.md lists them. */
const NIGHTLY = /@nightly/;
const SWEEPS = process.env.SWEEP === "all";
const browser = installedBrowser();

const launching = (executablePath: string | undefined) => ({
  launchOptions: {
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  },
});

/** The journeys that `npm run e2e:firefox` runs in the installed Firefox. */
const firefox = {
  name: "firefox",
  grep: /@firefox/,
  // It starts slower than a headless shell.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: "firefox" as const,
    channel: "moz-firefox",
    launchOptions: { executablePath: join(root, "scripts/firefox.mjs"), firefoxUserPrefs: { "ui.prefersReducedMotion": 1 } },
  },
};

const chromium = [
  { name: "journeys", grepInvert: SWEEPS ? NEEDS_BROWSER : [NEEDS_BROWSER, NIGHTLY], use: launching(installedChromium()) },
  ...(browser ? [{ name: "browser", grep: NEEDS_BROWSER, use: launching(browser) }] : []),
];

/** Journeys in a real browser, against the built Worker in workerd. The model is a fake server on the network. */
export default defineConfig({
  testDir: ".",
  testMatch: ["e2e/**/*.e2e.ts", "specification/**/*.e2e.ts"],
  outputDir: join(root, "test-results"),
  workers: 2,
  // A busy machine can fail a test once; failing twice is a failure.
  retries: 1,
  forbidOnly: !!process.env.CI,
  timeout: 30_000,
  expect: { timeout: 7000 },
  // The JSON report goes to the file that PLAYWRIGHT_JSON_OUTPUT_NAME names; without a name it would flood the list.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${SITE_PORT}`,
    reducedMotion: "reduce",
    // The offline worker would answer before the network that a journey watches or blocks; journeys about it allow it.
    serviceWorkers: "block",
  },
  projects: process.env.E2E_BROWSER === "firefox" ? [firefox] : chromium,
  webServer: [
    site(SITE_PORT, "site"),
    site(SITE_WITH_MODEL_PORT, "site-with-model", { OPENAI_API_KEY: "sk-not-a-key", OPENAI_BASE_URL: `http://127.0.0.1:${MODEL_PORT}/v1` }),
  ],
});
