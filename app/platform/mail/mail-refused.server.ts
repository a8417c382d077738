import type { Refusal } from "#app/domain/newsletter/backoff.ts";

/** Why a mail did not leave, in a code without any of the relay's words: they can repeat the address. */
export class MailRefused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
