import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { TABLES } from "#app/platform/storage/backup.server.ts";

await applyD1Migrations(env.DB, (env as unknown as { MIGRATIONS: Parameters<typeof applyD1Migrations>[1] }).MIGRATIONS);

// The files share one runtime: each starts with empty storage.
const tables = await env.DB.prepare(TABLES).all<{ name: string }>();
const ours = tables.results.filter(({ name }) => name !== "sqlite_sequence" && name !== "d1_migrations");
await env.DB.batch(ours.map(({ name }) => env.DB.prepare(`DELETE FROM ${name}`)));
for (const { name } of (await env.TOKENS.list()).keys) await env.TOKENS.delete(name);
