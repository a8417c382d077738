import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrate as migrateDevelopment, ROOT, run } from "../set-up.mjs";

type Place = { remote?: boolean; env?: string };

/** The data folder of `npm run serve`, when its commands are meant; otherwise the developer's. */
const { DATA_DIR = "" } = process.env;
const DEVELOPMENT = join(ROOT, ".wrangler/state");

/** The folder of the local database. Ends the process when DATA_DIR is none: it would be a typo, and an empty answer would hide it. */
export function dataFolder(): string {
  const folder = DATA_DIR ? resolve(ROOT, DATA_DIR) : DEVELOPMENT;
  return !DATA_DIR || existsSync(folder) ? folder : end(`DATA_DIR is ${folder}, which does not exist`);
}

/** Makes the folder that DATA_DIR names, as `npm run serve` does at its first start. */
export function makeDataFolder(): void {
  if (DATA_DIR) mkdirSync(resolve(ROOT, DATA_DIR), { recursive: true, mode: 0o700 });
}

function end(reason: string): never {
  console.error(reason);
  return process.exit(1) as never;
}

/** Options by which wrangler finds a database. */
export function whereOptions({ remote = false, env = "" }: Place): string[] {
  return [remote ? "--remote" : "--local", "--env", env, ...(remote || !DATA_DIR ? [] : ["--persist-to", dataFolder()])];
}

/** Applies the migrations to the local database, and says which one that is. */
export function migrate(): void {
  console.error(`The database in ${dataFolder()}${DATA_DIR ? "" : " (of development; set DATA_DIR for that of npm run serve)"}`);
  if (DATA_DIR) run("wrangler", ["d1", "migrations", "apply", "DB", ...whereOptions({})], { CI: "true" }, "pipe");
  else migrateDevelopment();
}

/** Runs SQL in the local or the live database. @returns the rows of all statements */
export function queryDatabase<T>(sql: string, place: Place = {}): T[] {
  const stdout = String(
    run("wrangler", ["d1", "execute", "DB", ...whereOptions(place), "--json", "--command", sql], { CI: "true" }, "pipe")?.stdout,
  );
  return JSON.parse(stdout.slice(stdout.indexOf("["))).flatMap(({ results }: { results: T[] }) => results ?? []);
}

/** Opens the file of the local database for reading. A running server may go on writing. */
export function openLocalDatabase(): DatabaseSync {
  const folder = join(dataFolder(), "v3/d1/miniflare-D1DatabaseObject");
  const file = existsSync(folder) && readdirSync(folder).find((name) => name.endsWith(".sqlite") && !name.startsWith("metadata"));
  if (!file) return end(`${dataFolder()} has no database: has the server been started once?`);
  return new DatabaseSync(join(folder, file), { readOnly: true });
}
