import {
  ANSWER_MS,
  CHATS_A_MINUTE,
  CHATS_IN_TEN_SECONDS,
  FORMS_A_MINUTE,
  NETWORK_REQUESTS_A_MINUTE,
  STREAMS_AT_ONCE,
  TAPS_A_MINUTE,
} from "#app/domain/limits.ts";
import type { Clock, LimitedAction, LogRecord, RateLimiter } from "#app/domain/ports.ts";
import type { Client } from "./client-hash.server.ts";

const MOST_KEYS = 10_000;

type RateLimiterOptions = {
  env: Pick<Env, "CHAT_LIMIT" | "CHAT_BURST" | "TAP_LIMIT" | "NETWORK_LIMIT" | "FORM_LIMIT">;
  client: Client;
  clock: Clock;
  log: (line: LogRecord) => void;
};

/** One limit: its binding, what it counts by, and its figures, which wrangler.toml repeats. */
type Limit = { binding: () => RateLimit; key: string; most: number; periodMs: number };

/** Answers in progress, and requests that were allowed: counted in this isolate by client, each with its time. */
const streams = new Map<string, number[]>();
const requests = new Map<string, number[]>();

/** How long the last answer of this isolate took: about as long as the next one will. */
let lastAnswerMs = 0;

/**
 * Limits one client: requests with the rate-limit bindings, concurrent answers by counting them here. The bindings do not say how long to
 * wait, so each isolate notes the requests that it allowed: the limit is free again when the oldest of them has left its period.
 */
export function createRateLimiter({ env, client, clock, log }: RateLimiterOptions): RateLimiter {
  function limitsOf(action: LimitedAction): Limit[] {
    const own = ownLimitsOf(action);
    if (client.network === client.id) return own;
    const kind = action === "chat" || action === "tap" ? "" : `${action}:`;
    const key = `network:${kind}${client.network}`;
    return [...own, { binding: () => env.NETWORK_LIMIT, key, most: NETWORK_REQUESTS_A_MINUTE, periodMs: 60_000 }];
  }

  function ownLimitsOf(action: LimitedAction): Limit[] {
    if (action === "tap") return [{ binding: () => env.TAP_LIMIT, key: `tap:${client.id}`, most: TAPS_A_MINUTE, periodMs: 60_000 }];
    if (action !== "chat")
      return [{ binding: () => env.FORM_LIMIT, key: `${action}:${client.id}`, most: FORMS_A_MINUTE, periodMs: 60_000 }];
    return [
      { binding: () => env.CHAT_BURST, key: `burst:${client.id}`, most: CHATS_IN_TEN_SECONDS, periodMs: 10_000 },
      { binding: () => env.CHAT_LIMIT, key: `chat:${client.id}`, most: CHATS_A_MINUTE, periodMs: 60_000 },
    ];
  }

  async function allows({ binding, key, most, periodMs }: Limit, action: LimitedAction): Promise<boolean> {
    const free = recent(requests, key, clock() - periodMs).length < most;
    let allowed = free;
    try {
      allowed = (await binding().limit({ key })).success;
    } catch {
      log({ route: action, code: "limit_unavailable" });
    }
    if (allowed) note(requests, key, clock() - periodMs, clock());
    return allowed;
  }

  return {
    async check(action) {
      for (const limit of limitsOf(action)) {
        if (await allows(limit, action)) continue;
        const [oldest = clock()] = recent(requests, limit.key, clock() - limit.periodMs).slice(-limit.most);
        return Math.max(1, Math.ceil((oldest + limit.periodMs - clock()) / 1_000));
      }
      return undefined;
    },
    acquireStreamSlot() {
      const now = clock();
      // An answer ends within a minute; an older entry was never released.
      const open = recent(streams, client.id, now - 2 * ANSWER_MS);
      if (open.length >= STREAMS_AT_ONCE) return Math.max(1, Math.ceil((Math.min(...open) + lastAnswerMs - now) / 1_000));
      note(streams, client.id, now - 2 * ANSWER_MS, now);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        lastAnswerMs = clock() - now;
        release(streams, client.id, now);
      };
    },
  };
}

const recent = (times: Map<string, number[]>, key: string, since: number) => (times.get(key) ?? []).filter((moment) => moment > since);

/** Records a time and drops those before `since`. */
function note(times: Map<string, number[]>, key: string, since: number, now: number): void {
  const kept = [...recent(times, key, since), now];
  times.delete(key);
  times.set(key, kept);
  const oldest = times.keys().next().value;
  if (times.size > MOST_KEYS && oldest !== undefined) times.delete(oldest);
}

function release(times: Map<string, number[]>, key: string, moment: number): void {
  const left = [...(times.get(key) ?? [])];
  const at = left.indexOf(moment);
  if (at >= 0) left.splice(at, 1);
  if (left.length > 0) times.set(key, left);
  else times.delete(key);
}
