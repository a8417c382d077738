import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { answers, ROOT } from "../../scripts/set-up.mjs";
import { expectStopped } from "../stopped.ts";
import { privacyFaults, runPrivacy } from "./privacy.ts";
import { startProvider } from "./provider.ts";
import { envOfServe, serve } from "./served.ts";
import { rowsOf } from "./site.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "serve-"));
  folders.push(folder);
  return folder;
}

async function served(data: string, settings: Record<string, string> = {}) {
  const site = await serve(data, settings);
  onTestFinished(() => site.stop());
  return site;
}

const subscribe = (url: string) =>
  fetch(`${url}/api/subscribe`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "ann@example.org", source: "page" }),
  });

/** The status of a request whose path and headers are sent as they stand. */
function statusOf(port: number, path: string, { method = "GET", headers = {}, body = "" } = {}): Promise<number> {
  return new Promise((done, failed) => {
    const asked = request({ port, host: "127.0.0.1", path, method, headers, agent: false }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    asked.on("error", failed).end(body);
  });
}

test("outside Cloudflare the public URL is used, no country is invented, and a restart keeps the key and the subscribers", async () => {
  const data = join(newFolder(), "data");
  const first = await served(data, { XDG_CONFIG_HOME: join(data, "config") });
  // It holds addresses.
  expect(statSync(data).mode & 0o077).toBe(0);
  expect(first.kept().filter(({ file }) => file.endsWith(".log"))).toEqual([]);
  const page = await (await fetch(`${first.url}/`)).text();
  expect(page).toContain('<link rel="canonical" href="https://pets.example.org/"');
  expect(await (await fetch(`${first.url}/api/country`)).json()).toEqual({ country: null });
  expect(await (await fetch(`${first.url}/api/country`, { headers: { "CF-IPCountry": "GB" } })).json()).toMatchObject({ country: "GB" });
  expect((await subscribe(first.url)).status).toBe(200);
  const key = readFileSync(join(data, "signing-key"), "utf8");
  const beside = spawnSync(process.execPath, ["scripts/serve.ts"], { cwd: ROOT, env: envOfServe(first.port, data), encoding: "utf8" });
  expect([beside.status, beside.stderr]).toEqual([1, expect.stringContaining(`Port ${first.port} is taken`)]);
  await first.stop();

  const second = await served(data);
  expect(readFileSync(join(data, "signing-key"), "utf8")).toBe(key);
  expect(await (await fetch(`${second.url}/healthz`)).json()).toMatchObject({ ok: true, faults: [] });
  expect(rowsOf(data, "SELECT email, state FROM subscribers")).toEqual([{ email: "ann@example.org", state: "pending" }]);
});

test("nobody reaches the runtime's own paths: not the database, the cron jobs or the traces, whatever the host", async () => {
  const site = await served(newFolder());
  const sql = { method: "POST", body: '{"sql":"SELECT email FROM subscribers"}' };
  const roots = ["/cdn-cgi/local/explorer", "/cdn-cgi/explorer"];
  for (const host of [`127.0.0.1:${site.port}`, "localhost", "pets.example.org", "other.example.org"]) {
    const headers = { Host: host, "Content-Type": "application/json" };
    for (const root of roots) expect(await statusOf(site.port, `${root}/api/d1/database/DB/raw`, { ...sql, headers })).toBe(404);
    for (const path of [
      ...[
        "/cdn-cgi/",
        "/cdn-cgi",
        "/CDN-CGI/local/explorer",
        "/%63dn-cgi/local/explorer",
        "/%2563dn-cgi/local/explorer",
        "//cdn-cgi/local",
      ],
      ...["/about/../cdn-cgi/local/explorer", "/\\cdn-cgi/local/explorer", "/cdn-cgi%2flocal", `http://${host}/cdn-cgi/local/explorer`],
      ...["/cdn-cgi/local/scheduled?cron=0+8+*+*+mon", "/cdn-cgi/handler/scheduled", "/cdn-cgi/mf/scheduled", "/cdn-cgi/local/email"],
      "/__cf_local/stream/x",
    ])
      expect(await statusOf(site.port, path, { headers }), `${host} ${path}`).toBe(404);
    // Orders to the runtime itself are not passed on.
    const orders = { ...headers, "MF-Original-URL": `http://127.0.0.1:${site.port}/cdn-cgi/local/explorer`, "MF-CF-Blob": "no JSON" };
    expect(await statusOf(site.port, "/about", { headers: orders })).toBe(200);
  }
  expect(await statusOf(site.port, `http://pets.example.org/about`)).toBe(200);
});

test("[R-65] [R-18] `npm run serve` stores nothing of a request in its data folder", async () => {
  const provider = await startProvider({ everyMs: 5 });
  onTestFinished(() => provider.stop());
  const data = newFolder();
  // What an earlier version has stored is erased.
  mkdirSync(join(data, "v3/observability"), { recursive: true });
  writeFileSync(join(data, "v3/observability/traces.sqlite"), "/symptoms?q=zqpath");
  const site = await served(data, { OPENAI_API_KEY: "sk-not-a-key", OPENAI_BASE_URL: provider.url });
  expect(privacyFaults(await runPrivacy(site))).toEqual([]);
});

test("one signal to `npm run serve` stops the server and all that it started", async () => {
  const port = await freePort();
  const data = newFolder();
  const npm = spawn("npm", ["run", "serve"], { cwd: ROOT, env: envOfServe(port, data), stdio: "ignore" });
  expect(await answers(`http://127.0.0.1:${port}/healthz`, 120)).toBe(true);
  await expectStopped(npm, data);
  expect(await freePort(port)).toBe(port);
});
