import type { Health } from "#app/domain/ports.ts";
import { withTimeout } from "./storage/retry.server.ts";

const PATIENCE_MS = 2_000;

/** Asks the database and the token store for nothing in particular. */
export function healthOf({ DB, TOKENS }: Pick<Env, "DB" | "TOKENS">, build: string): Health {
  const reached = (ask: () => Promise<unknown>) =>
    withTimeout(PATIENCE_MS, Promise.resolve().then(ask)).then(
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
