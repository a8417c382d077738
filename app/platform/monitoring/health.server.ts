import type { Clock, HealthFault, HealthReport } from "#app/domain/ports.ts";
import { readSettings } from "../env.server.ts";
import { readRelay } from "../mail/sending/relay.server.ts";
import { withTimeout } from "../storage/retry.server.ts";
import { settingFaults } from "./setting-faults.server.ts";
import type { MonitoringSign, SignName } from "./signs.server.ts";

const TIMEOUT_MS = 2_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How old a sign may be before its job counts as late. */
const LATE_MS = { "cron-sweep": 20 * MINUTE_MS, "cron-daily": 26 * HOUR_MS, "cron-monday": 170 * HOUR_MS, backup: 26 * HOUR_MS };
/** How long a failure is reported when nothing has worked or failed since. */
const MODEL_FAILING_MS = HOUR_MS;
const MAIL_FAILING_MS = 24 * HOUR_MS;
const MAIL_OVERDUE_MS = 30 * MINUTE_MS;
/** From this part of the day's tokens on, the next answer may not fit any more. */
const BUDGET_SPENT = 0.98;

type Book = { signs: MonitoringSign[]; tokens: number; oldestMailAt: number | undefined };

/** What works and what does not: storage, settings, model, budget, mail relay, queue and cron triggers, each fault with a code. */
export function healthOf(env: Env, build: string, clock: Clock): () => Promise<HealthReport> {
  return async () => {
    const [book, tokens] = await Promise.all([
      reached(() => readBook(env.DB, clock())),
      reached(async () => ({ read: await env.TOKENS.get("health") })),
    ]);
    const down: HealthFault[] = [];
    if (!book) down.push({ code: "database_unreachable" });
    if (!tokens) down.push({ code: "tokens_unreachable" });
    if (!readSettings(env).SIGNING_KEY) down.push({ code: "signing_key_missing" });
    const degraded = [...settingFaults(env), ...(book ? bookFaults(book, env, clock()) : [])];
    return { ok: down.length === 0, build, database: Boolean(book), tokens: Boolean(tokens), faults: [...down, ...degraded] };
  };
}

async function reached<T>(ask: () => Promise<T>): Promise<T | undefined> {
  return withTimeout(TIMEOUT_MS, Promise.resolve().then(ask)).catch(() => undefined);
}

async function readBook(db: D1Database, now: number): Promise<Book> {
  const [signs, budget, mail] = await db.batch<Record<string, unknown>>([
    db.prepare("SELECT name, code, at FROM signs"),
    db.prepare("SELECT tokens FROM budget WHERE day = ?").bind(new Date(now).toISOString().slice(0, 10)),
    db.prepare("SELECT min(due_at) AS at FROM outbox WHERE state IN ('waiting', 'sending') AND due_at <= ?").bind(now),
  ]);
  return {
    signs: (signs?.results ?? []) as MonitoringSign[],
    tokens: Number(budget?.results[0]?.tokens ?? 0),
    oldestMailAt: (mail?.results[0]?.at as number | null | undefined) ?? undefined,
  };
}

function bookFaults({ signs, tokens, oldestMailAt }: Book, env: Env, now: number): HealthFault[] {
  const faults: HealthFault[] = [];
  const sign = (name: SignName) => signs.find((one) => one.name === name);
  const failing = (name: SignName, withinMs: number) => {
    const last = sign(name);
    return last && last.code !== "ok" && now - last.at < withinMs ? last.code : undefined;
  };
  // Signs and tokens of a model exist only where one is asked.
  const model = failing("model", MODEL_FAILING_MS);
  if (model) faults.push({ code: "model_failing", detail: model });
  if (tokens > 0 && tokens >= readSettings(env).DAILY_TOKENS * BUDGET_SPENT) faults.push({ code: "budget_exhausted" });
  if (readRelay(env)) {
    const mail = failing("mail", MAIL_FAILING_MS);
    if (mail) faults.push({ code: "mail_relay_failing", detail: mail });
    if (oldestMailAt !== undefined && now - oldestMailAt > MAIL_OVERDUE_MS) faults.push({ code: "mail_overdue" });
  }
  for (const [name, mostMs] of Object.entries(LATE_MS) as [keyof typeof LATE_MS, number][]) {
    const last = sign(name);
    // A job that has never run yet belongs to a new site.
    if (last && now - last.at > mostMs) faults.push({ code: name === "backup" ? "backup_late" : "cron_late", detail: name });
    else if (name === "backup" && last && last.code !== "ok") faults.push({ code: "backup_failed", detail: last.code });
  }
  return faults;
}
