import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { freePort } from "../../scripts/free-port.ts";
import { cacheFolder, ENV, localServer, makeState, ROOT } from "../../scripts/set-up.mjs";

const PATIENCE_MS = 90_000;

export const SIGNING_KEY = "a key for the standard only";

export type Site = {
  url: string;
  port: number;
  pid: number;
  /** The folder of its state. */
  state: string;
  /** Everything that the Worker and its runtime have logged so far. */
  said(): string;
  /** Rows of the local database. */
  rows(sql: string): Record<string, unknown>[];
  /** Options by which other commands of wrangler use its configuration and state. */
  local: readonly string[];
  /** Bytes of every file of the runtime's storage: databases, journals, values, blobs. */
  kept(): { file: string; bytes: Buffer }[];
  stop(signal?: NodeJS.Signals): Promise<void>;
};

type Options = {
  /** Its state is in a folder of this name, which is emptied first. */
  name: string;
  vars?: Record<string, string>;
  /** Bindings to remove from the configuration: the names of their tables in wrangler.toml. */
  without?: readonly string[];
  /** Tables to add to the configuration. */
  and?: string;
  port?: number;
  env?: Record<string, string>;
  /** Goes on with the state that the last site of this name has left. */
  again?: boolean;
};

/** Starts the built Worker in workerd, with its own state and without the developer's settings. */
export async function startSite({ name, vars = {}, without = [], and = "", env = {}, again = false, ...options }: Options): Promise<Site> {
  const folder = cacheFolder(`standard/${name}`);
  const state = join(folder, "state");
  const config = join(folder, "wrangler.toml");
  writeFileSync(config, `${configWithout(without)}\n${and}`);
  writeFileSync(join(folder, "no-settings.env"), "");
  if (!again) makeState(state);
  const local = ["--config", config, "--persist-to", state];
  const port = options.port ?? (await freePort());
  const settings = Object.entries({ SIGNING_KEY, ...vars });
  const child = spawn(
    "wrangler",
    [
      ...[...localServer(port), ...local, "--env-file", join(folder, "no-settings.env")],
      ...["--inspector-port", String(await freePort()), "--log-level", "warn"],
      ...settings.flatMap(([key, value]) => ["--var", `${key}:${value}`]),
    ],
    { cwd: ROOT, env: { ...ENV, CI: "true", ...env }, stdio: ["ignore", "pipe", "pipe"], detached: true },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const stopAtExit = () => kill(child, "SIGKILL");
  process.once("exit", stopAtExit);
  const site: Site = {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    state,
    said: () => said,
    rows: (sql) => rowsOf(state, sql),
    local,
    kept: () => filesUnder(state),
    async stop(signal = "SIGTERM") {
      process.off("exit", stopAtExit);
      const gone = new Promise((done) => child.once("exit", done));
      kill(child, signal);
      const forced = setTimeout(() => kill(child, "SIGKILL"), 5_000);
      if (child.exitCode === null && child.signalCode === null) await gone;
      clearTimeout(forced);
    },
  };
  const end = Date.now() + PATIENCE_MS;
  while (
    !(await fetch(`${site.url}/about`, { signal: AbortSignal.timeout(10_000) })
      .then((page) => page.ok)
      .catch(() => false))
  ) {
    if (Date.now() > end || child.exitCode !== null) {
      await site.stop();
      throw new Error(`the Worker did not answer: ${said}`);
    }
    await new Promise((done) => setTimeout(done, 250));
  }
  return site;
}

/** The project's configuration with absolute paths, and without some of its tables. */
function configWithout(names: readonly string[]): string {
  const text = readFileSync(join(ROOT, "wrangler.toml"), "utf8")
    .replace('main = "app/', `main = "${ROOT}/app/`)
    .replace('directory = "build/', `directory = "${ROOT}/build/`)
    .replace('migrations_dir = "app/', `migrations_dir = "${ROOT}/app/`)
    .replaceAll('"./scripts/', `"${ROOT}/scripts/`);
  const tables = text.split(/^(?=\[)/m);
  return tables
    .filter((table) => !["build", ...names].some((name) => table.startsWith(`[[${name}`) || table.startsWith(`[${name}`)))
    .join("");
}

/** Rows of the local database under a folder of wrangler's state. */
export function rowsOf(state: string, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(databaseFile(state), { readOnly: true });
  try {
    return database.prepare(sql).all() as Record<string, unknown>[];
  } finally {
    database.close();
  }
}

/** The file of the local database under a folder of wrangler's state. */
export function databaseFile(state: string): string {
  const folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => name.endsWith(".sqlite") && !name.startsWith("metadata"));
  if (!file) throw new Error(`there is no database in ${state}`);
  return join(folder, file);
}

/** Every file under a folder of wrangler's state. */
export function filesUnder(folder: string): { file: string; bytes: Buffer }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, bytes: readFileSync(file) }));
}

/** The whole process group: wrangler and its workerd. */
function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-(child.pid ?? 0), signal);
  } catch {
    // Already stopped.
  }
}
