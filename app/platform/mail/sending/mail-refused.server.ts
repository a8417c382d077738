import type { SmtpRefusal } from "#app/domain/newsletter/backoff.ts";

/** Why a mail was not sent, as a code without the relay's text, which can repeat the address. */
export class MailRefused extends Error {
  readonly refusal: SmtpRefusal;
  constructor(refusal: SmtpRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
