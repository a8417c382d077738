// `npm run serve`: serves the built Worker outside Cloudflare, with its data in DATA_DIR, and runs the cron triggers. Needs `npm run build`.
// The container starts it (container/Dockerfile). Settings are environment variables; docs/operations.md lists them.
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { freePort } from "./free-port.ts";
import { dueTriggers } from "./serve/cron.ts";
import { isDiskFull } from "./serve/disk.ts";
import { createFront } from "./serve/front.ts";
import { textLines } from "./serve/own-text.ts";
import { makeRelease } from "./serve/release.ts";
import { CHECK_MS, Runtime } from "./serve/runtime.ts";
import { settingsFile } from "./serve/settings.ts";
import { signingKeys } from "./serve/signing-keys.ts";
import { ROOT, run } from "./set-up.mjs";

const MINUTE_MS = 60_000;

const { PORT: port = "8787", HOST: host = "127.0.0.1", DATA_DIR: dataDir = "data", SITE_URL: siteUrl = "" } = process.env;
const data = resolve(ROOT, dataDir);
const inner = await freePort();
const local = `http://127.0.0.1:${inner}`;

if (!URL.canParse(siteUrl) || !existsSync(join(ROOT, "build/server/index.js"))) {
  console.error("Set SITE_URL to the public URL, and run npm run build first.");
  process.exit(1);
}
// A server left behind would answer in place of the new one.
await freePort(Number(port)).catch(() => {
  console.error(`Port ${port} is taken, perhaps by a server whose parent was killed: end it first.`);
  process.exit(1);
});
mkdirSync(data, { recursive: true, mode: 0o700 });
// Versions that did not turn wrangler's traces off have stored the URLs of visitors here.
rmSync(join(data, "v3/observability"), { recursive: true, force: true });
const settings = join(data, "settings.env");
writeFileSync(settings, settingsFile({ ...signingKeys(data), ...process.env }), { mode: 0o600 });
const edge = join(data, "edge.json");
writeFileSync(edge, "{}");
run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--env", "", "--persist-to", data], { CI: "true" }, "pipe");

const { host: publicHost, protocol } = new URL(siteUrl);
// The runtime would ask Cloudflare where this server is, and take every visitor to be there, or in Texas when nobody answers.
const noCountry = { CLOUDFLARE_CF_FETCH_PATH: edge };
const runtime = new Runtime({
  url: local,
  command: "wrangler",
  args: [
    ...["dev", "--local", "--config", makeRelease(port), "--env", "", "--ip", "127.0.0.1", "--port", String(inner)],
    ...["--persist-to", data, "--env-file", settings],
    // Requests come from a proxy over http: this gives them the public URL, by which pages know whether they may be indexed.
    ...["--local-upstream", publicHost, "--upstream-protocol", protocol.replace(":", "")],
    ...["--show-interactive-dev-session=false", "--log-level", "warn", "--inspector-port", "0"],
  ],
  env: noCountry,
  onEnd: (code) => process.exit(code),
});
if (!(await runtime.start())) {
  console.error(`The server did not answer at ${local}/healthz within two minutes.`);
  process.exit(1);
}
for (const line of textLines(ROOT, process.env)) console.warn(line);
const isFull = () => isDiskFull(data);
createFront(inner, isFull).listen(Number(port), host, () =>
  console.info(`Pawline serves ${siteUrl} at http://${host}:${port}, with its data in ${data}`),
);

/** One check at a time: a new start takes longer than the time between two. */
const checkLater = () => setTimeout(() => runtime.check(isFull()).then(checkLater), CHECK_MS);
checkLater();

let minute = Math.floor(Date.now() / MINUTE_MS);
setInterval(async () => {
  const now = Math.floor(Date.now() / MINUTE_MS);
  for (; minute < now; minute++) {
    for (const cron of dueTriggers((minute + 1) * MINUTE_MS)) {
      // Each job writes.
      const answer = isFull()
        ? undefined
        : await fetch(`${local}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(cron)}`).catch(() => undefined);
      if (!answer?.ok) console.warn(JSON.stringify({ route: "cron", code: "trigger_failed", cron }));
    }
  }
}, CHECK_MS);
