import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { answers, ENV } from "../../scripts/set-up.mjs";
import { scratchCopy } from "../scratch-copy.ts";
import { expectStopped } from "../stopped.ts";

const NAME = "Anytown Animal Help";
/** Packages are some 100,000 files. */
const CLEAN_UP_MS = 120_000;
const OUR_ICON = readFileSync(join(import.meta.dirname, "../../public/images/logo-icon.svg"), "utf8");
const NEW_SENTENCE = "Hens are welcome here too.";

/** A copy of the project with packages of its own, in the hands of an operator. */
function operatorsCopy() {
  const { root, edit, remove } = scratchCopy();
  onTestFinished(remove, CLEAN_UP_MS);
  rmSync(join(root, "node_modules"));
  const data = mkdtempSync(join(tmpdir(), "own-data-"));
  const restored = mkdtempSync(join(tmpdir(), "own-restored-"));
  for (const folder of [data, restored]) onTestFinished(() => rmSync(folder, { recursive: true, force: true }), CLEAN_UP_MS);
  const PATH = `${join(root, "node_modules/.bin")}:${ENV.PATH}`;
  const env = { ...ENV, PATH, NODE_ENV: "development", SITE_URL: "https://pets.example.org" };
  const npm = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync("npm", words, { cwd: root, env, encoding: "utf8", maxBuffer: 1e8 });
    expect(status, `npm ${words.join(" ")}\n${stdout}${stderr}`).toBe(0);
    return stdout;
  };
  const onData = (folder: string, ...words: string[]) => {
    env.DATA_DIR = folder;
    return npm("run", "-s", ...words);
  };
  const serve = async (port: number) => {
    const server = spawn("npm", ["run", "serve"], { cwd: root, env: { ...env, DATA_DIR: data, PORT: String(port) }, stdio: "ignore" });
    onTestFinished(() => void server.kill());
    expect(await answers(`http://127.0.0.1:${port}/healthz`, 120)).toBe(true);
    return server;
  };
  return { root, data, restored, edit, npm, onData, serve };
}

test("an operator installs, sets up, serves, is attacked, backs up, updates below site/, restores and stops", {
  // It installs every package and builds twice.
  timeout: 900_000,
}, async () => {
  const began = Date.now();
  let last = began;
  const done = (what: string) => {
    console.info(`${what}: ${Math.round((Date.now() - last) / 1000)} s`);
    last = Date.now();
  };
  const { root, data, restored, edit, npm, onData, serve } = operatorsCopy();
  npm("ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error");
  done("install");
  npm("run", "-s", "set-up", "--", "--yes", "--name", NAME, "--country", "GB", "--accent", "#1f5f3a");
  npm("run", "-s", "build");
  done("set up and build");

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  let server = await serve(port);
  expect(await (await fetch(url)).text()).toContain(NAME);
  const icon = await (await fetch(`${url}/images/logo-icon.svg`)).text();
  expect([icon, icon === OUR_ICON]).toEqual([readFileSync(join(root, "site/public/images/logo-icon.svg"), "utf8"), false]);
  expect((await post("/api/subscribe", { email: "ann@example.org", source: "page" })).status).toBe(200);
  const { messageId } = (await (await post("/api/chat", { message: "my dog has an itchy ear" })).json()) as { messageId: string };
  expect((await post("/api/feedback", { messageId, rating: "negative", reason: "waited" })).status).toBe(200);
  done("serve");

  for (const path of [
    "/cdn-cgi/local/explorer/api/d1/database/DB/raw",
    "/cdn-cgi/explorer/api/d1/database/DB/raw",
    "/%63dn-cgi/local/scheduled",
  ])
    expect((await post(path, { sql: "SELECT email FROM subscribers" })).status, path).toBe(404);
  expect((await post("/api/chat", { message: "x".repeat(5_000) })).status).toBe(400);
  expect((await post("/api/chat", { message: "hello", facts: { animals: [{ species: "constructor" }] } })).status).toBe(200);
  expect(existsSync(join(data, "v3/observability"))).toBe(false);
  done("attack");

  expect(onData(data, "outbox")).toContain("ann@example.org");
  expect(onData(data, "votes")).toMatch(/waited +0 +1/);
  const backup = join(restored, "backup.sql");
  expect(onData(data, "backup", "--", backup)).toContain(backup);
  expect(readFileSync(backup, "utf8")).toContain("ann@example.org");
  onData(data, "rotate-key");
  done("look and back up");

  // An update of Pawline: a page and a class that its style sheet did not have.
  edit("content/info/contact.md", (text) => `${text.trimEnd()}\n\n${NEW_SENTENCE}\n`);
  const building = new Promise<number | null>((built) => {
    spawn("npm", ["run", "-s", "build"], { cwd: root, env: { ...ENV, NODE_ENV: "development" }, stdio: "ignore" }).once("exit", built);
  });
  let isBuilt = false;
  void building.then(() => (isBuilt = true));
  const statuses = new Set<number>();
  while (!isBuilt) statuses.add((await fetch(`${url}/emergency`)).status);
  expect([await building, [...statuses]]).toEqual([0, [200]]);
  expect(await (await fetch(`${url}/contact`)).text()).not.toContain(NEW_SENTENCE);
  await expectStopped(server, data);
  server = await serve(port);
  const contact = await (await fetch(`${url}/contact`)).text();
  expect([contact.includes(NEW_SENTENCE), contact.includes(NAME)]).toEqual([true, true]);
  expect(await (await post("/api/feedback", { messageId, rating: "positive" })).json()).toEqual({ ok: true });
  done("update");

  expect(onData(restored, "restore", "--", backup)).toMatch(/Restored: .*subscribers 1/);
  expect(onData(restored, "outbox")).toContain("ann@example.org");
  done("restore");

  await expectStopped(server, data);
  expect(await freePort(port)).toBe(port);
  done("stop");
  console.info(`in all ${Math.round((Date.now() - began) / 1000)} s`);
});
