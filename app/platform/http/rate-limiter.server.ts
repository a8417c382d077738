import { ANSWER_MS, CHATS_A_MINUTE, FORMS_A_MINUTE, STREAMS_AT_ONCE } from "#app/domain/limits.ts";
import type { Clock, LogRecord, RateLimiter } from "#app/domain/ports.ts";

const MINUTE_MS = 60_000;
const MOST_CLIENTS = 10_000;

type Needs = {
  env: Pick<Env, "CHAT_LIMIT" | "CHAT_BURST" | "FORM_LIMIT">;
  /** The client's hash of the day. */
  client: string;
  clock: Clock;
  log: (line: LogRecord) => void;
};

/** Answers on their way and, while a binding fails, visits: of this isolate, by client, each with its moment. */
const places = new Map<string, number[]>();
const visits = new Map<string, number[]>();

/** Bounds what one client may do: bursts with the rate-limit bindings, answers at once by counting them here. */
export function createRateLimiter({ env, client, clock, log }: Needs): RateLimiter {
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
      // An answer ends after a minute at the latest; what is older was left behind.
      if (!take(places, client, now - 2 * ANSWER_MS, STREAMS_AT_ONCE, now)) return undefined;
      let given = false;
      return () => {
        if (given) return;
        given = true;
        giveBack(places, client, now);
      };
    },
  };
}

/** Notes a moment, if fewer than `most` lie after `since`. */
function take(book: Map<string, number[]>, key: string, since: number, most: number, now: number): boolean {
  const recent = (book.get(key) ?? []).filter((moment) => moment > since);
  if (recent.length >= most) return false;
  book.delete(key);
  book.set(key, [...recent, now]);
  const oldest = book.keys().next().value;
  if (book.size > MOST_CLIENTS && oldest !== undefined) book.delete(oldest);
  return true;
}

function giveBack(book: Map<string, number[]>, key: string, moment: number): void {
  const left = [...(book.get(key) ?? [])];
  const at = left.indexOf(moment);
  if (at >= 0) left.splice(at, 1);
  if (left.length > 0) book.set(key, left);
  else book.delete(key);
}
