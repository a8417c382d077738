import { issueOf } from "#app/domain/newsletter/newsletter-issue.ts";
import type { Mailer } from "#app/domain/newsletter/ports.ts";
import type { Clock } from "#app/domain/ports.ts";
import { openLibrary } from "#app/library/library.ts";
import { readSettings } from "../env.server.ts";
import { countsD1 } from "../monitoring/counts.server.ts";
import { healthOf } from "../monitoring/health.server.ts";
import { signsD1 } from "../monitoring/signs.server.ts";
import { isSummaryDue, readSummary, summaryMessage } from "../monitoring/summary.server.ts";
import { issuesD1 } from "./issues.server.ts";
import { linkTokensKv } from "./list/link-tokens.server.ts";
import { enqueue } from "./sending/jobs.server.ts";
import { MailRefused } from "./sending/mail-refused.server.ts";
import { createMailSender } from "./sending/mail-sender.server.ts";
import { outboxD1 } from "./sending/outbox.server.ts";
import { type Relay, readRelay } from "./sending/relay.server.ts";

/** The end of the name of every dead-letter queue, whatever the site is called. */
const DEAD_LETTERS = "-dead";

/** The scheduled jobs and the queue consumer for mail. */
export function mailWorker(env: Env, clock: Clock = () => Date.now()) {
  const settings = readSettings(env);
  const library = openLibrary((path) => env.ASSETS.fetch(new URL(path, "https://assets.local")));
  const relay = readRelay(env);
  const sign = signsD1(env.DB, clock);
  const usable = relay && !("wrong" in relay) ? relay : undefined;
  if (relay && "wrong" in relay) log(relay.wrong);
  const issues = issuesD1(env.DB, clock);
  const { name: siteName, contactEmail, postalAddress } = library.site;
  const sender = { siteName, siteUrl: settings.SITE_URL ?? library.site.url, contactEmail, postalAddress, colors: library.colors };
  const count = countsD1(env.DB, clock);

  /** Sends the week's summary to the operator, if one is due. A failed attempt is repeated with the next sweep. */
  async function sendSummary(): Promise<void> {
    const to = settings.OPERATOR_EMAIL;
    if (!to || !usable) return;
    const now = clock();
    const last = await env.DB.prepare("SELECT at FROM signs WHERE name = 'summary'").first<number>("at");
    if (!isSummaryDue(now, last ?? undefined)) return;
    const [lines, { faults }] = await Promise.all([readSummary(env.DB, now), healthOf(env, "", clock)()]);
    const mailer = await watched(connect(usable, siteName), sign);
    await mailer.send(summaryMessage(to, now, lines, faults, sender));
    await sign("summary", "ok");
    await mailer.close();
  }

  const mailSender = createMailSender({
    db: env.DB,
    outbox: outboxD1(env.DB, clock),
    issues,
    tokens: linkTokensKv(env.TOKENS, settings.SIGNING_KEY ?? ""),
    queue: env.MAILS,
    // Without the key an unsubscribe link could be guessed.
    connect: usable && settings.SIGNING_KEY ? () => watched(connect(usable, siteName), sign) : undefined,
    sender,
    secret: settings.SIGNING_KEY ?? "",
    clock,
    random: Math.random,
    log: (code) => {
      log(code);
      // Not awaited: a count that is lost is no fault.
      void count([`failure:mail ${code}`]);
    },
  });
  return {
    /** Creates the week's issue and starts to page it. */
    async openIssue(at: number): Promise<void> {
      const [care, pages, editors] = await Promise.all([library.care(), library.allPages(), library.newsletter()]);
      const week = await issues.open(at, (recent) => issueOf(at, { care, pages, editors }, recent));
      await enqueue(env.MAILS, [{ page: week }]);
    },
    async sweep(): Promise<void> {
      await mailSender.sweep();
      await sendSummary().catch(() => log("summary_not_sent"));
    },
    async work(batch: MessageBatch): Promise<void> {
      if (!batch.queue.endsWith(DEAD_LETTERS)) return mailSender.work(batch);
      // The outbox has every mail; a dead letter is logged and dropped, and the sweep finds the mail again.
      for (const message of batch.messages) {
        log("dead_letter");
        message.ack();
      }
    },
  };
}

/** Reports whether the relay lets us in. */
async function watched(opening: Promise<Mailer>, sign: ReturnType<typeof signsD1>): Promise<Mailer> {
  const mailer = await opening.catch(async (error: unknown) => {
    await sign("mail", error instanceof MailRefused ? error.refusal.code : "relay_unreachable");
    throw error;
  });
  await sign("mail", "ok");
  return mailer;
}

/** Sockets exist in the Workers runtime only; the development server must be able to load the rest. */
async function connect(relay: Relay, siteName: string): Promise<Mailer> {
  const { smtpMailer } = await import("./sending/smtp-client.server.ts");
  return smtpMailer(relay, siteName);
}

/** A log line for the operator: a code, never an address. */
function log(code: string): void {
  console.warn(JSON.stringify({ route: "mail", code }));
}
