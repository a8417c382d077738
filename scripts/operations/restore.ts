// `npm run restore -- FILE`: fills the local database from a backup, with DATA_DIR that of `npm run serve`, with `--remote` the live one.
// Only an empty database, unless `--replace`.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LEFT_OUT, TABLES } from "../../app/platform/storage/backup.server.ts";
import { readArguments } from "../arguments.ts";
import { run } from "../set-up.mjs";
import { makeDataFolder, migrate, queryDatabase, whereOptions } from "./database.ts";

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    remote: { type: "boolean", default: false },
    replace: { type: "boolean", default: false },
    env: { type: "string", default: "" },
  },
});
const [file = ""] = positionals;
if (!existsSync(file)) {
  console.error(file ? `There is no file ${file}` : "Usage: npm run restore -- FILE [--remote] [--env staging] [--replace]");
  process.exit(1);
}
// Of a new machine.
if (!values.remote) makeDataFolder();
const where = whereOptions(values);
if (values.remote) run("wrangler", ["d1", "migrations", "apply", "DB", ...where], { CI: "true" }, "pipe");
else migrate();
const tables = queryDatabase<{ name: string }>(TABLES, values)
  .map(({ name }) => name)
  .filter((name) => !LEFT_OUT.includes(name));

const before = rowCounts();
if (Object.values(before).some(Boolean) && !values.replace) {
  console.error(`The database is not empty: ${listed(before)}. Nothing was changed. --replace deletes these rows first.`);
  process.exit(1);
}
if (values.replace) queryDatabase(["PRAGMA defer_foreign_keys = on", ...tables.map((name) => `DELETE FROM ${name}`)].join("; "), values);
execute(readFileSync(file, "utf8").split("\n").filter(isWanted).join("\n"));
console.info(`Restored: ${listed(rowCounts())}`);

/** `wrangler d1 export` writes the tables that our own backups leave out too. */
function isWanted(line: string): boolean {
  const table = /^INSERT INTO "?(\w+)/.exec(line)?.[1];
  return !table || !LEFT_OUT.includes(table);
}

function execute(sql: string): void {
  const folder = mkdtempSync(join(tmpdir(), "restore-"));
  const wanted = join(folder, "backup.sql");
  writeFileSync(wanted, sql);
  run("wrangler", ["d1", "execute", "DB", ...where, "--yes", "--file", wanted], { CI: "true" }, "pipe");
  rmSync(folder, { recursive: true });
}

/** In one row: D1 refuses a UNION of more than five. */
function rowCounts(): Record<string, number> {
  const counts = tables.map((name) => `(SELECT count(*) FROM ${name}) AS ${name}`);
  return queryDatabase<Record<string, number>>(`SELECT ${counts.join(", ")}`, values)[0] ?? {};
}

function listed(counts: Record<string, number>): string {
  return Object.entries(counts)
    .filter(([, rows]) => rows > 0)
    .map(([name, rows]) => `${name} ${rows}`)
    .join(", ");
}
