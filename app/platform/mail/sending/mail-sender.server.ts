import { RELAY_PAUSE_MS } from "#app/domain/limits.ts";
import { backoffAfter, type SmtpRefusal } from "#app/domain/newsletter/backoff.ts";
import { confirmMessage, type EmailMessage, issueMessage, myDataMessage, type Sender } from "#app/domain/newsletter/email-messages.ts";
import type { Mailer } from "#app/domain/newsletter/ports.ts";
import type { Clock } from "#app/domain/ports.ts";
import type { Issues } from "../issues.server.ts";
import { hashOfToken, unsubscribeToken } from "../list/hashes.server.ts";
import type { LinkTokens } from "../list/link-tokens.server.ts";
import { enqueue, type JobQueue, readJob } from "./jobs.server.ts";
import { MailRefused } from "./mail-refused.server.ts";
import type { ClaimedMail, Outbox } from "./outbox.server.ts";

const SWEEP_MOST = 2_000;
const TROUBLE_SECONDS = 60;

export type MailSenderPorts = {
  db: D1Database;
  outbox: Outbox;
  issues: Issues;
  tokens: LinkTokens;
  queue: JobQueue;
  /** Opens a connection to the relay; absent when none is configured. */
  connect?: () => Promise<Mailer>;
  sender: Sender;
  secret: string;
  clock: Clock;
  random: () => number;
  /** Takes a code, never text. */
  log: (code: string) => void;
};

/** One connection to the relay for a whole batch. */
type Line = { open(): Promise<Mailer>; drop(): void; hangUp(): Promise<void> };

/** A connection that fails to open is not retried for each mail of the batch; a broken one is replaced. */
function lineTo(connect: MailSenderPorts["connect"]): Line {
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

type Received = Pick<MessageBatch<unknown>, "messages">;

/** Processes the queue: writes issues to the outbox page by page, and sends due mail one by one. */
export function createMailSender(needs: MailSenderPorts) {
  const { outbox, issues, queue, clock, log } = needs;

  /** @returns the seconds until the next attempt, or undefined when the job is finished */
  async function sendMail(id: string, line: Line): Promise<number | undefined> {
    const claim = await outbox.claim(id);
    if ("over" in claim) return undefined;
    if ("later" in claim) return claim.later;
    const { mail } = claim;
    try {
      const relay = await line.open();
      await relay.send(await write(mail));
    } catch (error) {
      const refusal: SmtpRefusal = error instanceof MailRefused ? error.refusal : { kind: "mail", code: "not_written" };
      if (refusal.lineLost) line.drop();
      return refused(mail, refusal);
    }
    // A crash here sends the mail twice, with the same Message-ID, so that a relay can drop the second.
    await outbox.sent(id);
    return undefined;
  }

  async function refused(mail: ClaimedMail, { kind, code }: SmtpRefusal): Promise<number | undefined> {
    log(code);
    if (kind === "bounce") {
      await outbox.bounced(mail);
      return undefined;
    }
    const wait = kind === "relay" ? RELAY_PAUSE_MS : backoffAfter(mail.attempts, needs.random());
    if (wait === undefined) {
      await outbox.dead(mail.id, code);
      return undefined;
    }
    const dueAt = clock() + wait;
    await outbox.putBack(mail.id, dueAt, code, kind !== "relay");
    return dueAt;
  }

  /** Links begin to count when a mail is sent, so that a mail that waited for a relay has fresh ones. */
  async function write({ id, email: to, kind, issue: week, subscriberId }: ClaimedMail): Promise<EmailMessage> {
    const { tokens, sender, db, secret } = needs;
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

  async function page(week: string): Promise<void> {
    const { mails, last } = await issues.nextPage(week);
    // Without a relay they wait in the outbox; the sweep finds them once there is one.
    if (needs.connect)
      await enqueue(
        queue,
        mails.map((mail) => ({ mail })),
      );
    if (!last) await enqueue(queue, [{ page: week }]);
  }

  return {
    async work({ messages }: Received): Promise<void> {
      const line = lineTo(needs.connect);
      for (const message of messages) {
        const job = readJob(message.body);
        try {
          if (!job) throw new Error("poison");
          const again = "page" in job ? await page(job.page) : needs.connect ? await sendMail(job.mail, line) : undefined;
          if (again === undefined) message.ack();
          else message.retry({ delaySeconds: Math.min(43_200, Math.max(1, Math.ceil((again - clock()) / 1000))) });
        } catch {
          log(job ? "job_failed" : "job_unknown");
          // The queue counts attempts; after the last one the message moves to the dead-letter queue. Other messages are not affected.
          message.retry({ delaySeconds: TROUBLE_SECONDS });
        }
      }
      await line.hangUp();
    },

    /** Finds what a crash left behind: issues that were not paged completely, and mail that was not finished. */
    async sweep(): Promise<void> {
      const weeks = await issues.unfinished();
      await enqueue(
        queue,
        weeks.map((week) => ({ page: week })),
      );
      if (!needs.connect) return;
      const mails = await outbox.overdue(SWEEP_MOST);
      await enqueue(
        queue,
        mails.map((mail) => ({ mail })),
      );
    },
  };
}
