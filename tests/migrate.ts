import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

await applyD1Migrations(env.DB, (env as unknown as { MIGRATIONS: Parameters<typeof applyD1Migrations>[1] }).MIGRATIONS);

// The files share one runtime: each starts with empty storage.
const tables = await env.DB.prepare(
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'",
).all<{ name: string }>();
await env.DB.batch(tables.results.map(({ name }) => env.DB.prepare(`DELETE FROM ${name}`)));
for (const { name } of (await env.TOKENS.list()).keys) await env.TOKENS.delete(name);
