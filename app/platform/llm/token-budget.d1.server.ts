import { CLIENT_SHARE, CLIENT_SHARE_LEAST_TOKENS, RESERVE_MS, STORE_MS, UNCOUNTED_ANSWERS, UNCOUNTED_MINUTES } from "#app/domain/limits.ts";
import type { Clock, LogRecord, TokenBudget } from "#app/domain/ports.ts";
import { withTimeout } from "../storage/retry.server.ts";

type TokenBudgetOptions = {
  db: D1Database;
  /** Tokens of a UTC day. */
  most: number;
  /** The hash of the client's network, which changes daily. */
  network: string;
  clock: Clock;
  log: (line: LogRecord) => void;
  /** Times of the answers that this isolate allowed uncounted. */
  uncounted?: number[];
};

const ofThisIsolate: number[] = [];

/**
 * Stores the day's tokens in D1, one row for all and one for each network that asks. Rows are read and raised in one statement, so that two
 * answers cannot reserve the same tokens.
 */
export function tokenBudgetD1({ db, most, network, clock, log, uncounted = ofThisIsolate }: TokenBudgetOptions): TokenBudget {
  const share = Math.min(most, Math.max(Math.floor(most * CLIENT_SHARE), CLIENT_SHARE_LEAST_TOKENS));

  /** Without the database, answers are still allowed: twenty in ten minutes cost little. */
  function withoutBook() {
    const since = clock() - UNCOUNTED_MINUTES * 60_000;
    uncounted.splice(0, uncounted.length, ...uncounted.filter((moment) => moment > since));
    if (uncounted.length >= UNCOUNTED_ANSWERS) return undefined;
    uncounted.push(clock());
    return { settle: async () => {} };
  }

  return {
    async reserve(tokens) {
      const day = new Date(clock()).toISOString().slice(0, 10);
      try {
        const [ofNetwork, ofDay] = await withTimeout(
          RESERVE_MS,
          db.batch([
            db
              .prepare(
                `INSERT INTO budget_shares (day, network, tokens) SELECT ?1, ?2, ?3 WHERE ?3 <= ?4
                 ON CONFLICT DO UPDATE SET tokens = tokens + ?3 WHERE tokens + ?3 <= ?4 RETURNING tokens`,
              )
              .bind(day, network, tokens, share),
            // Only if the statement before wrote. A share that is taken when the day is spent stays taken: no more can be had that day.
            db
              .prepare(
                `INSERT INTO budget (day, tokens) SELECT ?1, ?2 WHERE ?2 <= ?3 AND changes() > 0
                 ON CONFLICT DO UPDATE SET tokens = tokens + ?2 WHERE tokens + ?2 <= ?3 RETURNING tokens`,
              )
              .bind(day, tokens, most),
          ]),
        );
        if (!ofNetwork?.results.length) log({ route: "api/chat", code: "client_share_spent" });
        if (!ofDay?.results.length) return undefined;
      } catch {
        log({ route: "api/chat", code: "budget_unavailable" });
        return withoutBook();
      }
      return {
        async settle({ prompt, answer }) {
          const write = db.batch([
            db
              .prepare(
                `UPDATE budget SET tokens = tokens - ?2 + ?3 + ?4, prompt_tokens = prompt_tokens + ?3,
                 answer_tokens = answer_tokens + ?4, answers = answers + 1 WHERE day = ?1`,
              )
              .bind(day, tokens, prompt, answer),
            db
              .prepare("UPDATE budget_shares SET tokens = tokens - ?3 + ?4 WHERE day = ?1 AND network = ?2")
              .bind(day, network, tokens, prompt + answer),
          ]);
          // Not retried: a write that succeeded although its response was lost would return tokens twice.
          await withTimeout(STORE_MS, write).catch(() => log({ route: "api/chat", code: "budget_unsettled" }));
        },
      };
    },
  };
}
