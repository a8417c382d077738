import { MAIL_ATTEMPTS } from "#app/domain/limits.ts";

const MINUTE_MS = 60_000;
const WAITS_MINUTES = [1, 5, 20, 90, 360];

/** What came of one attempt to hand a mail to the relay. */
export type SmtpRefusal = {
  lineLost?: boolean;
} /** No connection, or no login: the relay's trouble, not the mail's. It costs the mail no attempt. */ & (
  | { kind: "relay"; code: string }
  /** The relay says that the mailbox does not exist. */
  | { kind: "bounce"; code: string }
  /** Anything else: this mail was not taken, or nobody knows whether it was. */
  | { kind: "mail"; code: string }
);

/**
 * How long a mail waits before its next attempt.
 * @param attempts how many have failed so far
 * @param random between 0 and 1; spreads the mails that failed together by a fifth
 * @returns undefined when it has had its attempts
 */
export function backoffAfter(attempts: number, random: number): number | undefined {
  if (attempts >= MAIL_ATTEMPTS) return undefined;
  const minutes = WAITS_MINUTES[attempts - 1] ?? 1;
  return Math.round(minutes * MINUTE_MS * (1 + random / 5));
}
