// `npm run restore -- FILE`: fills the local database from a backup; `--remote` the live one. Only an empty database, unless `--replace`.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { queryDatabase } from "./database.ts";
import { run } from "./set-up.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    remote: { type: "boolean", default: false },
    replace: { type: "boolean", default: false },
    env: { type: "string", default: "" },
  },
});
const [file = ""] = positionals;
/** Children before parents. */
const TABLES = ["outbox", "unsubscribe_links", "subscribers", "votes", "suppressions", "letters", "issues", "budget", "counts"];
const where = [values.remote ? "--remote" : "--local", "--env", values.env];

if (!existsSync(file)) {
  console.error("Usage: npm run restore -- FILE [--remote] [--env staging] [--replace]");
  process.exit(1);
}
run("wrangler", ["d1", "migrations", "apply", "DB", ...where], { CI: "true" }, "pipe");
const full = counts().filter(({ rows }) => rows > 0);
if (full.length > 0 && !values.replace) {
  console.error(`The database is not empty: ${listed(full)}. Nothing was changed. --replace deletes these rows first.`);
  process.exit(1);
}
if (values.replace) queryDatabase(TABLES.map((table) => `DELETE FROM ${table}`).join("; "), values);
run("wrangler", ["d1", "execute", "DB", ...where, "--yes", "--file", resolve(file)], { CI: "true" }, "pipe");
console.info(`Restored: ${listed(counts())}`);

function counts(): { name: string; rows: number }[] {
  return queryDatabase(TABLES.map((table) => `SELECT '${table}' AS name, count(*) AS rows FROM ${table}`).join(" UNION ALL "), values);
}

function listed(tables: readonly { name: string; rows: number }[]): string {
  return tables.map(({ name, rows }) => `${name} ${rows}`).join(", ");
}
