import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../scripts/free-port.ts";
import { makeOwnCopy, OWN_NAME } from "../recipes/own-copy.ts";

const root = join(import.meta.dirname, "../..");
const NOT_IN_A_CLONE = ["node_modules", "build", ".git", ".cache", ".wrangler", ".dev.vars", "test-results"];

test("one command starts an operator's own copy with a domain, and stopping it leaves no process behind", { tag: "@nightly" }, async () => {
  // It installs nothing, but sets up and builds the whole site: 80 s on a quiet machine.
  test.setTimeout(480_000);
  // In a copy, because this journey rebuilds what other journeys read.
  const clone = await cloneOfProject();
  makeOwnCopy(clone);
  const port = await freePort();
  const npm = spawn("npm", ["start"], {
    cwd: clone,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let [said, complained] = ["", ""];
  npm.stdout.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  npm.stderr.setEncoding("utf8").on("data", (text) => {
    complained += text;
  });
  const stopped = new Promise<number | null>((exited) => npm.once("exit", exited));
  let started: number[] = [];
  try {
    const address = `http://localhost:${port}/`;
    await expect.poll(() => said.includes(address) || npm.exitCode !== null, { timeout: 400_000, intervals: [200] }).toBe(true);
    expect(npm.exitCode, `npm start ended, saying: ${said}${complained}`).toBeNull();
    expect(said.split("\n").filter((line) => line.includes(address))).toHaveLength(1);
    const page = await fetch(address, { redirect: "manual" });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(OWN_NAME);
    expect((await fetch(`${address}imprint`)).status).toBe(200);
    const reply = await fetch(`${address}api/chat`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: `http://localhost:${port}` },
      body: JSON.stringify({ message: "my dog ate chocolate 3 hours ago", petType: "dog", conversationHistory: [] }),
    });
    expect(await reply.json()).toMatchObject({ triage: { level: "emergency" }, messageId: expect.any(String) });

    started = await descendants(npm.pid ?? 0);
    npm.kill("SIGTERM");
    await stopped;
    await expect.poll(() => alive(started), { timeout: 5000 }).toEqual([]);
    expect(await freePort(port)).toBe(port);
  } finally {
    if (npm.pid && started.length === 0) started = await descendants(npm.pid);
    for (const pid of await alive(started)) process.kill(pid, "SIGKILL");
    await rm(clone, { recursive: true, force: true });
  }
});

/** A copy of the files in git, linked to the installed packages. */
async function cloneOfProject(): Promise<string> {
  const installed = await readFile(join(root, "node_modules/.installed-from"), "utf8");
  const lock = createHash("sha256")
    .update(await readFile(join(root, "package-lock.json")))
    .digest("hex");
  // Otherwise the copy would install through the link, into our packages.
  expect(installed, "packages are not those of the lock file: npm test installs them").toBe(lock);
  const clone = await mkdtemp(join(tmpdir(), "pawline-start-"));
  await cp(root, clone, { recursive: true, filter: (path) => !NOT_IN_A_CLONE.includes(relative(root, path)) });
  await symlink(join(root, "node_modules"), join(clone, "node_modules"));
  return clone;
}

/** All living descendants of a process, including itself. Reads /proc; without it only the port is checked. */
async function descendants(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir("/proc").catch(() => [])) {
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    const parent = /\) . (\d+)/.exec(stat)?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const family = new Set([pid]);
  // A child can have a smaller id than its parent, so this repeats once per generation.
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child);
  }
  return [...family];
}

async function alive(pids: readonly number[]): Promise<number[]> {
  const states = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")));
  return pids.filter((_, index) => states[index] && !/\) Z/.test(states[index]));
}
