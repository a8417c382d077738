import type { Health } from "#app/domain/ports.ts";
import { withTimeout } from "./storage/retry.server.ts";

const TIMEOUT_MS = 2_000;

/** Reaches the database and the token store with a trivial read. */
export function healthOf({ DB, TOKENS }: Pick<Env, "DB" | "TOKENS">, build: string): Health {
  const reached = (ask: () => Promise<unknown>) =>
    withTimeout(TIMEOUT_MS, Promise.resolve().then(ask)).then(
      () => true,
      () => false,
    );
  return async () => {
    const [database, tokens] = await Promise.all([
      reached(() => DB.prepare("SELECT 1 FROM budget LIMIT 1").first()),
      reached(() => TOKENS.get("health")),
    ]);
    return { ok: database && tokens, build, database, tokens };
  };
}
