import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { backUp, dump } from "./backup.server.ts";

const NOW = Date.UTC(2026, 10, 23, 3, 17);
const TABLES = ["votes", "subscribers", "outbox", "suppressions", "counts"];

const rows = async () =>
  Object.fromEntries(
    await Promise.all(TABLES.map(async (table) => [table, (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results])),
  );

test("a backup restores every row of an empty database, and leaves hashes of clients out", async () => {
  await env.DB.batch([
    env.DB.prepare("INSERT INTO votes (message_id, rating, created_at) VALUES (?, 'negative', '2026-11-22')").bind(
      'it\'s; a "test"\nof two lines',
    ),
    env.DB.prepare("INSERT INTO subscribers (id, email, source, created_at) VALUES ('s1', 'o''brien@example.com', 'page', '2026-11-22')"),
    env.DB.prepare("INSERT INTO outbox (id, kind, subscriber_id, due_at, sweep_at, created_at) VALUES ('m1', 'confirm', 's1', 1, 2, 3)"),
    env.DB.prepare("INSERT INTO suppressions (email_hash, reason, created_at) VALUES ('h', 'bounced', '2026-11-22')"),
    env.DB.prepare("INSERT INTO counts (day, name, times) VALUES ('2026-11-22', 'answers', 7)"),
    env.DB.prepare("INSERT INTO budget_shares (day, network, tokens) VALUES ('2026-11-22', 'a client', 7)"),
  ]);
  const before = await rows();
  const backup = await dump(env.DB);
  expect(backup).not.toContain("a client");
  await env.DB.batch(["outbox", ...TABLES].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await env.DB.batch(
    backup
      .split(/;\n/)
      .filter(Boolean)
      .map((statement) => env.DB.prepare(statement)),
  );
  expect(await rows()).toEqual(before);
});

test("backups are named by their day, and deleted after thirty days", async () => {
  // Bound in tests/vitest.config.ts: the bucket is a choice of the operator.
  const { BACKUPS } = env as Env & { BACKUPS: R2Bucket };
  for (const day of ["2026-10-01", "2026-10-23", "2026-10-24", "2026-11-20"]) await BACKUPS.put(`d1/${day}.sql`, "");
  await BACKUPS.put("other/2026-10-01.sql", "");
  expect(await backUp(env.DB, BACKUPS, NOW)).toBe("d1/2026-11-23.sql");
  const { objects } = await BACKUPS.list();
  expect(objects.map(({ key }) => key)).toEqual(["d1/2026-10-24.sql", "d1/2026-11-20.sql", "d1/2026-11-23.sql", "other/2026-10-01.sql"]);
  expect(await (await BACKUPS.get("d1/2026-11-23.sql"))?.text()).toBe(await dump(env.DB));
});
