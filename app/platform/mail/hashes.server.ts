import { createHash, createHmac, randomBytes } from "node:crypto";

/** How a suppressed or throttled address is known again. Not keyed: it has to outlive every change of the signing key. */
export function hashOfAddress(email: string): string {
  return createHash("sha256").update(`pawline address:${email}`).digest("hex");
}

/** How a code is kept. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** 128 random bits, for a link. */
export function randomToken(): string {
  return randomBytes(16).toString("base64url");
}

/**
 * The code of a subscriber's unsubscribe link. The same in each of their mails, so that a mail that was sent twice, or years ago, still works;
 * underivable without the key, and looked up by its hash, so that links outlive the key.
 */
export function unsubscribeToken(secret: string, subscriberId: string): string {
  return createHmac("sha256", secret).update(`unsubscribe:${subscriberId}`).digest().subarray(0, 16).toString("base64url");
}

/** Is this the shape of a code that we made? */
export function isToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
