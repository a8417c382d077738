import { withTimeout } from "./retry.server.ts";

const PAGE_ROWS = 2_000;
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const TIMEOUT_MS = 5 * 60_000;
const FOLDER = "d1/";

/** Tables whose rows are worth nothing on another day, or only for this database. */
export const LEFT_OUT = ["form_counts", "budget_shares", "signs", "d1_migrations", "sqlite_sequence"];

/** The names of all tables, parents before children. */
export const TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY rowid";

/**
 * Writes every row of the database to the bucket, as SQL for `npm run restore`, and deletes backups of more than 30 days.
 * Rows that change meanwhile may be in their old or new state.
 * @returns the name of the backup
 * @throws Error when the database or the bucket fails, or after five minutes
 */
export async function backUp(db: D1Database, bucket: R2Bucket, now: number): Promise<string> {
  const name = nameOf(now);
  await bucket.put(name, await withTimeout(TIMEOUT_MS, dump(db)));
  const { objects } = await bucket.list({ prefix: FOLDER });
  const old = objects.map(({ key }) => key).filter((key) => key < nameOf(now - KEPT_DAYS * DAY_MS));
  if (old.length > 0) await bucket.delete(old);
  return name;
}

const nameOf = (at: number) => `${FOLDER}${new Date(at).toISOString().slice(0, 10)}.sql`;

/** The nightly job: does nothing without the binding BACKUPS, and reports how it went. */
export async function backUpNightly(env: Env, now: number, sign: (name: "backup", code: string) => Promise<void>): Promise<void> {
  const { BACKUPS } = env as Env & { BACKUPS?: R2Bucket };
  if (!BACKUPS) return;
  const code = await backUp(env.DB, BACKUPS, now).then(
    () => "ok",
    () => "backup_failed",
  );
  if (code !== "ok") console.warn(JSON.stringify({ route: "backup", code }));
  await sign("backup", code);
}

/** All rows as INSERT statements, parents before children. */
export async function dump(db: D1Database): Promise<string> {
  const { results: tables } = await db.prepare(TABLES).all<{ name: string }>();
  const lines = ["PRAGMA defer_foreign_keys = on;"];
  for (const { name } of tables.filter((table) => !LEFT_OUT.includes(table.name))) lines.push(...(await insertsOf(db, name)));
  return `${lines.join("\n")}\n`;
}

async function insertsOf(db: D1Database, table: string): Promise<string[]> {
  const { results } = await db.prepare("SELECT name FROM pragma_table_info(?)").bind(table).all<{ name: string }>();
  const columns = results.map(({ name }) => name);
  const values = columns.map((column) => `quote(${column})`).join(" || ',' || ");
  // The first columns are each table's primary key.
  const select = db.prepare(`SELECT ${values} AS row FROM ${table} ORDER BY ${columns.slice(0, 2).join(", ")} LIMIT ${PAGE_ROWS} OFFSET ?`);
  const lines: string[] = [];
  for (;;) {
    const { results: rows } = await select.bind(lines.length).all<{ row: string }>();
    lines.push(...rows.map(({ row }) => `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${row});`));
    if (rows.length < PAGE_ROWS) return lines;
  }
}
