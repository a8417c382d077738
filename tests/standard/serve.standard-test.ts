import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { answers, ENV, ROOT } from "../../scripts/set-up.mjs";
import { rowsOf } from "./site.ts";

const data = mkdtempSync(join(tmpdir(), "serve-"));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const envOf = (port: number) => ({ ...ENV, SITE_URL: "https://pets.example.org", PORT: String(port), DATA_DIR: data });

/** `npm run serve`, as the container starts it. */
async function serve(): Promise<{ url: string; port: number; crash(): Promise<unknown> }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["scripts/serve.ts"], { cwd: ROOT, env: envOf(port), stdio: "ignore" });
  const gone = new Promise((done) => child.once("exit", done));
  const crash = () => {
    child.kill("SIGTERM");
    return gone;
  };
  onTestFinished(async () => void (await crash()));
  expect(await answers(`${url}/healthz`, 120)).toBe(true);
  return { url, port, crash };
}

const subscribe = (url: string) =>
  fetch(`${url}/api/subscribe`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "ann@example.org", source: "page" }),
  });

test("outside Cloudflare the public URL is used, no country is invented, and a restart keeps the key and the subscribers", async () => {
  const first = await serve();
  const page = await (await fetch(`${first.url}/`)).text();
  expect(page).toContain('<link rel="canonical" href="https://pets.example.org/"');
  expect(await (await fetch(`${first.url}/api/country`)).json()).toEqual({ country: null });
  expect(await (await fetch(`${first.url}/api/country`, { headers: { "CF-IPCountry": "GB" } })).json()).toMatchObject({ country: "GB" });
  expect((await subscribe(first.url)).status).toBe(200);
  const key = readFileSync(join(data, "signing-key"), "utf8");
  const beside = spawnSync(process.execPath, ["scripts/serve.ts"], { cwd: ROOT, env: envOf(first.port), encoding: "utf8" });
  expect([beside.status, beside.stderr]).toEqual([1, expect.stringContaining(`Port ${first.port} is taken`)]);
  await first.crash();

  const second = await serve();
  expect(readFileSync(join(data, "signing-key"), "utf8")).toBe(key);
  expect(await (await fetch(`${second.url}/healthz`)).json()).toMatchObject({ ok: true, faults: [] });
  expect(rowsOf(data, "SELECT email, state FROM subscribers")).toEqual([{ email: "ann@example.org", state: "pending" }]);
});
