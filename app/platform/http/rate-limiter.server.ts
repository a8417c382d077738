import { ANSWER_MS, CHATS_A_MINUTE, FORMS_A_MINUTE, STREAMS_AT_ONCE } from "#app/domain/limits.ts";
import type { Clock, LogRecord, RateLimiter } from "#app/domain/ports.ts";

const MINUTE_MS = 60_000;
const MOST_CLIENTS = 10_000;

type RateLimiterOptions = {
  env: Pick<Env, "CHAT_LIMIT" | "CHAT_BURST" | "FORM_LIMIT">;
  /** The client's hash for this day. */
  client: string;
  clock: Clock;
  log: (line: LogRecord) => void;
};

/** Answers in progress and, while a binding fails, requests: counted in this isolate by client, each with its time. */
const streams = new Map<string, number[]>();
const visits = new Map<string, number[]>();

/** Limits one client: bursts with the rate-limit bindings, concurrent answers by counting them here. */
export function createRateLimiter({ env, client, clock, log }: RateLimiterOptions): RateLimiter {
  const within = async (limit: RateLimit, key: string) => (await limit.limit({ key })).success;
  return {
    async allows(door) {
      const key = `${door}:${client}`;
      try {
        if (door !== "chat") return await within(env.FORM_LIMIT, key);
        return (await within(env.CHAT_BURST, key)) && (await within(env.CHAT_LIMIT, key));
      } catch {
        log({ route: door, code: "limit_unavailable" });
        return take(visits, key, clock() - MINUTE_MS, door === "chat" ? CHATS_A_MINUTE : FORMS_A_MINUTE, clock());
      }
    },
    acquireStreamSlot() {
      const now = clock();
      // An answer ends within a minute; an older entry was never released.
      if (!take(streams, client, now - 2 * ANSWER_MS, STREAMS_AT_ONCE, now)) return undefined;
      let released = false;
      return () => {
        if (released) return;
        released = true;
        release(streams, client, now);
      };
    },
  };
}

/** Records a time, if fewer than `most` are after `since`. */
function take(times: Map<string, number[]>, key: string, since: number, most: number, now: number): boolean {
  const recent = (times.get(key) ?? []).filter((moment) => moment > since);
  if (recent.length >= most) return false;
  times.delete(key);
  times.set(key, [...recent, now]);
  const oldest = times.keys().next().value;
  if (times.size > MOST_CLIENTS && oldest !== undefined) times.delete(oldest);
  return true;
}

function release(times: Map<string, number[]>, key: string, moment: number): void {
  const left = [...(times.get(key) ?? [])];
  const at = left.indexOf(moment);
  if (at >= 0) left.splice(at, 1);
  if (left.length > 0) times.set(key, left);
  else times.delete(key);
}
