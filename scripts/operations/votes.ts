// `npm run votes`: how answers were rated, by level, page, reason and week. `-- --remote` reads the live database, `--env staging` the other
// one, and DATA_DIR that of `npm run serve`.

import { readArguments } from "../arguments.ts";
import { migrate, queryDatabase } from "./database.ts";

const { values } = readArguments({ options: { remote: { type: "boolean", default: false }, env: { type: "string", default: "" } } });

const LISTED = 30;
const TABLES = {
  week: "strftime('%G-W%V', created_at)",
  level: "coalesce(level, 'not known')",
  reason: "coalesce(reason, 'none given')",
  page: "coalesce(page, 'none')",
};

type Row = { what: string; up: number; down: number };

if (!values.remote) migrate();
for (const [name, column] of Object.entries(TABLES)) {
  const which = name === "reason" ? "WHERE rating = 'negative'" : "";
  const order = name === "week" ? "what DESC" : "down DESC, up DESC";
  const sql = `SELECT ${column} AS what, sum(rating = 'positive') AS up, sum(rating = 'negative') AS down FROM votes ${which} GROUP BY 1 ORDER BY ${order} LIMIT ${LISTED}`;
  const rows = queryDatabase<Row>(sql, values);
  console.info(`\n${name.padEnd(48)}    up  down`);
  for (const { what, up, down } of rows) console.info(`${what.padEnd(48)} ${String(up).padStart(5)} ${String(down).padStart(5)}`);
  if (rows.length === 0) console.info("no votes");
}
