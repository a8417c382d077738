import type { Mailer } from "#app/domain/newsletter/ports.ts";
import { MailRefused } from "./mail-refused.server.ts";

/** One connection to the relay for a whole batch. */
export type RelayConnection = { open(): Promise<Mailer>; drop(): void; hangUp(): Promise<void> };

/** A connection that fails to open is not retried for each mail of the batch; a broken one is replaced. */
export function relayConnection(connect: (() => Promise<Mailer>) | undefined): RelayConnection {
  let opened: Promise<Mailer> | undefined;
  return {
    open() {
      opened ??= connect?.() ?? Promise.reject(new MailRefused({ kind: "relay", code: "no_relay" }));
      return opened;
    },
    drop() {
      opened = undefined;
    },
    async hangUp() {
      await opened?.then(
        (mailer) => mailer.close(),
        () => undefined,
      );
    },
  };
}
