import { createHash, createHmac } from "node:crypto";

/** Recognizes a suppressed or throttled address. Not keyed, because it must survive a change of the signing key. */
export function hashOfAddress(email: string): string {
  return createHash("sha256").update(`pawline address:${email}`).digest("hex");
}

/** The mail services that ignore dots in the part before the @. */
const IGNORES_DOTS = ["gmail.com", "googlemail.com"];

/** Recognizes a mailbox by any of its addresses: a plus tag is ignored. */
export function hashOfMailbox(email: string): string {
  const [local = "", host = ""] = email.split("@");
  const [box = ""] = local.split("+");
  const plain = IGNORES_DOTS.includes(host) ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${host}`;
  return createHash("sha256").update(`pawline mailbox:${plain}`).digest("hex");
}

/** The stored form of a code. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * The code of a subscriber's unsubscribe link. It is the same in each of their mails, so that links in old mails still work. It cannot be
 * derived without the key, and it is looked up by its hash, so that links survive a change of the key.
 */
export function unsubscribeToken(secret: string, subscriberId: string): string {
  return createHmac("sha256", secret).update(`unsubscribe:${subscriberId}`).digest().subarray(0, 16).toString("base64url");
}

/**
 * The code of the link in one mail. It can be derived again when the mail is sent, so its hash can be stored before; it cannot be derived
 * without the key.
 */
export function mailToken(secret: string, mailId: string): string {
  return createHmac("sha256", secret).update(`mail:${mailId}`).digest().subarray(0, 16).toString("base64url");
}

/** Whether a text has the format of our codes. */
export function isToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
