import { confirmMessage, type EmailMessage, issueMessage, myDataMessage, type Sender } from "#app/domain/newsletter/email-messages.ts";
import type { Issues } from "../issues.server.ts";
import { hashOfToken, unsubscribeToken } from "../list/hashes.server.ts";
import type { LinkTokens } from "../list/link-tokens.server.ts";
import type { ClaimedMail } from "./outbox.server.ts";

export type MailWriterPorts = { db: D1Database; issues: Issues; tokens: LinkTokens; sender: Sender; secret: string };

/** Links begin to count when a mail is sent, so that a mail that waited for a relay has fresh ones. */
export async function writeMail(
  { tokens, sender, db, secret, issues }: MailWriterPorts,
  { id, email: to, kind, issue: week, subscriberId }: ClaimedMail,
): Promise<EmailMessage> {
  if (kind === "confirm") return confirmMessage({ id, to }, await tokens.issue("confirm", id, subscriberId), sender);
  if (kind === "my-data") return myDataMessage({ id, to }, await tokens.issue("my-data", id, subscriberId), sender);
  const issue = await issues.issue(week ?? "");
  if (!issue) throw new Error("an issue without words");
  const token = unsubscribeToken(secret, subscriberId);
  await db
    .prepare("INSERT OR IGNORE INTO unsubscribe_links (hash, subscriber_id) VALUES (?, ?)")
    .bind(hashOfToken(token), subscriberId)
    .run();
  return issueMessage({ id, to }, issue, token, sender);
}
