// `DATA_DIR=... npm run backup -- FILE`: writes all rows of a server's database as SQL for `npm run restore`. The server may run.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { dump } from "../../app/platform/storage/backup.server.ts";
import { readArguments } from "../arguments.ts";
import { dataFolder, openLocalDatabase } from "./database.ts";

const [file = `pawline-${new Date().toISOString().slice(0, 10)}.sql`] = readArguments({ allowPositionals: true }).positionals;
const database = openLocalDatabase();
// In one transaction, so that rows which change meanwhile are in one state.
database.exec("BEGIN");
const sql = await dump(asD1());
mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
writeFileSync(file, sql, { mode: 0o600 });
console.info(`${sql.split("\nINSERT INTO ").length - 1} rows of ${dataFolder()} are in ${file}. It contains addresses: protect it.`);

/** The part of D1 that `dump` needs. */
function asD1(): D1Database {
  const statement = (query: string, values: string[] = []) => ({
    bind: (...more: unknown[]) => statement(query, more.map(String)),
    all: async () => ({ results: database.prepare(query).all(...values) }),
  });
  return { prepare: statement } as unknown as D1Database;
}
