import type { SmtpRefusal } from "#app/domain/newsletter/backoff.ts";

/** Why a mail did not leave, in a code without any of the relay's words: they can repeat the address. */
export class MailRefused extends Error {
  readonly refusal: SmtpRefusal;
  constructor(refusal: SmtpRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
