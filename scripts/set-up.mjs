// Setup shared by start, test and dev. Uses only built-in modules, because it runs before anything is installed, on Node 20 or later.
import { spawn, spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

/**
 * The environment of child processes: the project's binaries first, so that `node` is the version in package.json.
 * @type {any} not NodeJS.ProcessEnv, which worker-configuration.d.ts narrows to the settings of wrangler.toml
 */
export const ENV = {
  ...process.env,
  PATH: `${join(ROOT, "node_modules/.bin")}${delimiter}${process.env.PATH}`,
  NODE_ENV: "production",
  WRANGLER_SEND_METRICS: "false",
  // Its log files would hold for a month what it prints, such as addresses of subscribers, and grow by megabytes a day under a server.
  WRANGLER_WRITE_LOGS: "false",
  REMIX_DEV_NO_TELEMETRY: "1",
  // Wrangler's local server would take SQL from anyone who reaches its port, and store the URL of each request.
  X_LOCAL_EXPLORER: "false",
  X_LOCAL_OBSERVABILITY: "false",
};

const MIGRATIONS = "app/platform/migrations";
const STAMP = join(ROOT, "node_modules/.installed-from");

/** Installs from the lock file, once for each version of it. */
export function install() {
  const lock = createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock) return;
  console.info("Installing packages...");
  // NODE_ENV=production would skip development tools.
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { NODE_ENV: "development" });
  writeFileSync(STAMP, lock);
}

/** Creates the local signing key if there is none. */
export function makeLocalSecrets() {
  const file = join(ROOT, ".dev.vars");
  const known = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (!/^SIGNING_KEY=\S/m.test(known)) appendFileSync(file, `SIGNING_KEY=${randomBytes(32).toString("hex")}\n`);
}

/** Applies migrations to the local database. */
export function migrate() {
  run("wrangler", ["d1", "migrations", "apply", "DB", "--local"], { CI: "true" }, "pipe");
}

/**
 * Empties a folder and gives it a local database with all migrations, for a server under test. They take eight seconds of processor time, so
 * they run once for each version of their files, and are copied from .cache.
 */
export function makeState(folder) {
  const files = ["wrangler.toml", ...readdirSync(join(ROOT, MIGRATIONS)).map((name) => join(MIGRATIONS, name))];
  const digest = createHash("sha256");
  for (const file of files) digest.update(readFileSync(join(ROOT, file)));
  const migrated = join(cacheFolder("migrated"), digest.digest("hex").slice(0, 32));
  if (!existsSync(migrated)) {
    const unfinished = `${migrated}-${process.pid}`;
    run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", unfinished], { CI: "true" }, "pipe");
    // Another server may have been started at the same time.
    if (existsSync(migrated)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, migrated);
  }
  rmSync(folder, { recursive: true, force: true });
  cpSync(migrated, folder, { recursive: true });
}

/**
 * The arguments of `wrangler dev` for a server on this machine. Without `--local-upstream` a `routes` line of wrangler.toml would give
 * local requests the host of the public site, which then redirects them to itself.
 */
export function localServer(port, host = "127.0.0.1") {
  const where = ["--port", String(port), "--ip", "127.0.0.1", "--local-upstream", `${host}:${port}`];
  // A binding that exists at Cloudflare only, such as AI, must not keep the site from starting without an account.
  return ["dev", "--local", ...where, "--show-interactive-dev-session=false"];
}

/** Runs a program and waits. Exits the process when it fails. */
export function run(command, args, env = {}, stdio = "inherit") {
  const result = spawnSync(command, args, { cwd: ROOT, env: { ...ENV, ...env }, stdio, encoding: "utf8" });
  if (result.status === 0) return result;
  if (stdio === "pipe") console.error(result.stdout, result.stderr);
  console.error(`${command} ${args.join(" ")} failed${result.error ? `: ${result.error.message}` : ""}`);
  process.exit(result.status || 1);
}

/**
 * Starts a program in its own process group and stops the whole group when this process exits.
 * @returns the child process
 */
export function startGroup(command, args, env = {}, stdio = ["ignore", "pipe", "pipe"]) {
  const child = spawn(command, args, { cwd: ROOT, env: { ...ENV, ...env }, stdio, detached: true });
  const stop = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // Already stopped.
    }
  };
  const handlers = ["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => {
    const handler = () => {
      stop("SIGTERM");
      setTimeout(() => stop("SIGKILL"), 3000).unref();
      child.once("exit", () => process.exit(signal === "SIGINT" ? 130 : 143));
    };
    process.on(signal, handler);
    return [signal, handler];
  });
  const stopAtExit = () => stop("SIGKILL");
  process.on("exit", stopAtExit);
  // Its number may soon be that of another program. A moment later, so that a signal which ended it also ends this process.
  child.once("exit", () =>
    setImmediate(() => {
      for (const [signal, handler] of handlers) process.off(signal, handler);
      process.off("exit", stopAtExit);
    }),
  );
  return child;
}

/** Waits until a URL responds. @returns false when it does not in time */
export async function answers(url, seconds) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const ok = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return true;
    await new Promise((done) => setTimeout(done, 200));
  }
  return false;
}

/** The current commit, with a plus when files have changed since; "no commit" outside a repository. */
export function commitHere() {
  const git = (...args) => spawnSync("git", args, { cwd: ROOT, encoding: "utf8" }).stdout?.trim() ?? "";
  const head = git("rev-parse", "--short=12", "HEAD");
  if (!head) return "no commit";
  return git("status", "--porcelain") ? `${head}+` : head;
}

/** Creates a folder under .cache, which git ignores. */
export function cacheFolder(name) {
  const folder = join(ROOT, ".cache", name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
