import { RELAY_PAUSE_MS } from "#app/domain/limits.ts";
import { backoffAfter, type SmtpRefusal } from "#app/domain/newsletter/backoff.ts";
import type { Mailer } from "#app/domain/newsletter/ports.ts";
import type { Clock } from "#app/domain/ports.ts";
import { enqueue, type JobQueue, readJob } from "./jobs.server.ts";
import { MailRefused } from "./mail-refused.server.ts";
import type { ClaimedMail, Outbox } from "./outbox.server.ts";
import { type RelayConnection, relayConnection } from "./relay-connection.server.ts";
import { type MailWriterPorts, writeMail } from "./write-mail.server.ts";

const SWEEP_MOST = 2_000;
const TROUBLE_SECONDS = 60;

export type MailSenderPorts = MailWriterPorts & {
  outbox: Outbox;
  queue: JobQueue;
  /** Opens a connection to the relay; absent when none is configured. */
  connect?: () => Promise<Mailer>;
  clock: Clock;
  random: () => number;
  /** Takes a code, never text. */
  log: (code: string) => void;
};

type Received = Pick<MessageBatch<unknown>, "messages">;

/** Processes the queue: writes issues to the outbox page by page, and sends due mail one by one. */
export function createMailSender(needs: MailSenderPorts) {
  const { outbox, issues, queue, clock, log } = needs;

  async function page(week: string): Promise<void> {
    const { mails, last } = await issues.nextPage(week);
    // Without a relay they wait in the outbox; the sweep finds them once there is one.
    if (needs.connect) await enqueue(queue, mailJobs(mails));
    if (!last) await enqueue(queue, [{ page: week }]);
  }

  return {
    async work({ messages }: Received): Promise<void> {
      const connection = relayConnection(needs.connect);
      for (const message of messages) {
        const job = readJob(message.body);
        try {
          if (!job) throw new Error("poison");
          const again = "page" in job ? await page(job.page) : needs.connect ? await sendMail(needs, job.mail, connection) : undefined;
          if (again === undefined) message.ack();
          else message.retry({ delaySeconds: Math.min(43_200, Math.max(1, Math.ceil((again - clock()) / 1000))) });
        } catch {
          log(job ? "job_failed" : "job_unknown");
          // The queue counts attempts; after the last one the message moves to the dead-letter queue. Other messages are not affected.
          message.retry({ delaySeconds: TROUBLE_SECONDS });
        }
      }
      await connection.hangUp();
    },

    /** Finds what a crash left behind: issues that were not paged completely, and mail that was not finished. */
    async sweep(): Promise<void> {
      const weeks = await issues.unfinished();
      const pages = weeks.map((week) => ({ page: week }));
      await enqueue(queue, pages);
      if (!needs.connect) return;
      await enqueue(queue, mailJobs(await outbox.overdue(SWEEP_MOST)));
    },
  };
}

const mailJobs = (ids: readonly string[]) => ids.map((mail) => ({ mail }));

/** @returns the time of the next attempt, or undefined when the job is finished */
async function sendMail(needs: MailSenderPorts, id: string, connection: RelayConnection): Promise<number | undefined> {
  const { outbox } = needs;
  const claim = await outbox.claim(id);
  if ("over" in claim) return undefined;
  if ("later" in claim) return claim.later;
  const { mail } = claim;
  try {
    const relay = await connection.open();
    await relay.send(await writeMail(needs, mail));
  } catch (error) {
    const refusal: SmtpRefusal = error instanceof MailRefused ? error.refusal : { kind: "mail", code: "not_written" };
    if (refusal.lineLost) connection.drop();
    return refused(needs, mail, refusal);
  }
  // A crash here sends the mail twice, with the same Message-ID, so that a relay can drop the second.
  await outbox.sent(id);
  return undefined;
}

/** @returns the time of the next attempt, or undefined when there is none */
async function refused(needs: MailSenderPorts, mail: ClaimedMail, { kind, code }: SmtpRefusal): Promise<number | undefined> {
  const { outbox, clock, log } = needs;
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
