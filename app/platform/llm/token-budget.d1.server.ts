import { RESERVE_MS, STORE_MS, UNCOUNTED_ANSWERS, UNCOUNTED_MINUTES } from "#app/domain/limits.ts";
import type { Clock, LogRecord, TokenBudget } from "#app/domain/ports.ts";
import { withTimeout } from "../storage/retry.server.ts";

type TokenBudgetOptions = {
  db: D1Database;
  /** Tokens of a UTC day. */
  most: number;
  clock: Clock;
  log: (line: LogRecord) => void;
  /** Times of the answers that this isolate allowed uncounted. */
  uncounted?: number[];
};

const ofThisIsolate: number[] = [];

/** Stores the day's tokens as one row in D1, read and raised in one statement, so that two answers cannot reserve the same tokens. */
export function tokenBudgetD1({ db, most, clock, log, uncounted = ofThisIsolate }: TokenBudgetOptions): TokenBudget {
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
        const taken = await withTimeout(
          RESERVE_MS,
          db
            .prepare(
              `INSERT INTO budget (day, tokens) SELECT ?1, ?2 WHERE ?2 <= ?3
               ON CONFLICT DO UPDATE SET tokens = tokens + ?2 WHERE tokens + ?2 <= ?3 RETURNING tokens`,
            )
            .bind(day, tokens, most)
            .first<number>("tokens"),
        );
        if (taken === null) return undefined;
      } catch {
        log({ route: "api/chat", code: "budget_unavailable" });
        return withoutBook();
      }
      return {
        async settle({ prompt, answer }) {
          const write = db
            .prepare(
              `UPDATE budget SET tokens = tokens - ?2 + ?3 + ?4, prompt_tokens = prompt_tokens + ?3,
               answer_tokens = answer_tokens + ?4, answers = answers + 1 WHERE day = ?1`,
            )
            .bind(day, tokens, prompt, answer)
            .run();
          // Not retried: a write that succeeded although its response was lost would return tokens twice.
          await withTimeout(STORE_MS, write).catch(() => log({ route: "api/chat", code: "budget_unsettled" }));
        },
      };
    },
  };
}
