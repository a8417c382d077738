import { STORE_MS, STORE_TRIES } from "#app/domain/limits.ts";
import type { MailingList } from "#app/domain/newsletter/ports.ts";

const PAUSE_MS = 50;

/** Resolves like the promise, or rejects with an Error "deadline". The operation continues, so it must be harmless when it ends late. */
export async function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("deadline")), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * Writes to D1, with retries when the connection is lost but not when the database is overloaded. The write must be idempotent.
 * @throws Error after three seconds or three attempts
 */
export function retryingDatabase<T>(write: () => Promise<T>, random: () => number = Math.random): Promise<T> {
  const again = async (triesLeft: number): Promise<T> => {
    try {
      return await write();
    } catch (error) {
      if (triesLeft <= 1 || !(error instanceof Error) || !/connection lost|reset/i.test(error.message)) throw error;
      await new Promise((done) => setTimeout(done, PAUSE_MS * (1 + random())));
      return again(triesLeft - 1);
    }
  };
  return withTimeout(STORE_MS, again(STORE_TRIES));
}

/** A mailing list whose operations end within three seconds, successful or not. Subscribing an address twice gives one subscriber and one mail. */
export function withMailingListTimeouts(list: MailingList): MailingList {
  return {
    ...list,
    subscribe: (subscription) => retryingDatabase(() => list.subscribe(subscription)),
    askForData: (email) => retryingDatabase(() => list.askForData(email)),
  };
}
