import { env } from "cloudflare:workers";
import { inject } from "vitest";
import type { Issue } from "#app/domain/newsletter/newsletter-issue.ts";
import type { Mailer } from "#app/domain/newsletter/ports.ts";
import { issuesD1 } from "#app/platform/mail/issues.server.ts";
import { linkTokensKv } from "#app/platform/mail/list/link-tokens.server.ts";
import { mailingListD1 } from "#app/platform/mail/list/mailing-list.server.ts";
import type { Job } from "#app/platform/mail/sending/jobs.server.ts";
import { createMailSender } from "#app/platform/mail/sending/mail-sender.server.ts";
import { outboxD1 } from "#app/platform/mail/sending/outbox.server.ts";
import { smtpMailer } from "#app/platform/mail/sending/smtp-client.server.ts";
import { COLORS } from "#tests/fakes/colors.ts";
import type { RelayFaults, RelayState } from "./smtp-relay.ts";

const MONDAY = Date.UTC(2026, 10, 23, 8);
export const MINUTE = 60_000;
export const DAY = 86_400_000;
const SITE = "https://pawline.example";

export const ISSUE: Issue = {
  week: "2026-W48",
  subject: "Fall pet care: this week's tips",
  intro: "A few minutes.",
  parts: [
    { heading: "Fall pet care", html: "Keep sweets <strong>high up</strong>." },
    { heading: "Worth a read", html: "A guide.", link: { path: "/dog-health-guide", title: "Dog health guide" } },
  ],
};

type Options = { relay?: boolean; wrap?: (mailer: Mailer) => Mailer; start?: number };

/** The whole mail system on the test's storage: the real code, a real SMTP server, and a queue and a clock that the test moves. */
export function mailHarness({ relay = true, wrap = (mailer) => mailer, start = MONDAY }: Options = {}) {
  let now = start;
  const clock = () => now;
  const queue: { body: unknown; at: number; attempts: number }[] = [];
  const codes: string[] = [];
  const issues = issuesD1(env.DB, clock);
  const put = (body: unknown, delaySeconds = 0) => queue.push({ body, at: now + delaySeconds * 1000, attempts: 0 });
  const settings = { host: "127.0.0.1", port: inject("smtpPort"), security: "none", from: "tips@pawline.example" } as const;
  const options = {
    db: env.DB,
    outbox: outboxD1(env.DB, clock),
    issues,
    tokens: linkTokensKv(env.TOKENS, "a key of the test"),
    queue: {
      sendBatch: async (messages: Iterable<{ body: Job }>) => {
        for (const { body } of messages) put(body);
      },
    },
    connect: async () => wrap(await smtpMailer(settings, "Pawline")),
    sender: { siteName: "Pawline", siteUrl: SITE, contactEmail: "hello@pawline.example", postalAddress: "1 Test Street", colors: COLORS },
    secret: "a key of the test",
    clock,
    random: () => 0.5,
    log: (code: string) => codes.push(code),
  };
  const mailSender = () => createMailSender({ ...options, connect: harness.relay ? options.connect : undefined });

  /**
   * Hands out everything that is due, as Cloudflare would: in batches, at least once.
   * @param timeout when a consumer that has not come back is taken for dead: after so many milliseconds, or at an event
   */
  async function drain(batchSize = 20, timeout: number | Promise<void> = 60_000): Promise<void> {
    for (;;) {
      const due = queue.filter(({ at }) => at <= now).slice(0, batchSize);
      if (due.length === 0) return;
      for (const message of due) queue.splice(queue.indexOf(message), 1);
      const open = new Set(due);
      const messages = due.map((message) => ({
        body: message.body,
        ack: () => open.delete(message),
        retry: (options?: { delaySeconds?: number }) => {
          open.delete(message);
          if (message.attempts < 20)
            queue.push({ ...message, at: now + (options?.delaySeconds ?? 0) * 1000, attempts: message.attempts + 1 });
        },
      }));
      const work = mailSender().work({ messages } as unknown as Parameters<ReturnType<typeof mailSender>["work"]>[0]);
      const late = typeof timeout === "number" ? new Promise((done) => setTimeout(done, timeout)) : timeout;
      await Promise.race([work, late]);
      // What a killed consumer had not acknowledged is delivered again.
      for (const message of open) queue.push({ ...message, at: now + 30_000 });
    }
  }

  const list = (id: string = crypto.randomUUID(), network = id) =>
    mailingListD1({ db: env.DB, tokens: options.tokens, clock, client: { id, network }, announce: async (mail) => put({ mail }) });

  const harness = {
    relay,
    clock,
    queue,
    codes,
    issues,
    list,
    mailSender,
    drain,
    put,
    pass: (ms: number) => {
      now += ms;
    },
    /** What the Monday cron does. */
    async cron(at = now, issue: Issue = ISSUE) {
      put({ page: await issues.open(at, () => issue) });
    },
    /** Lets time run, minute by minute, with the sweep of every fifth, until nothing is owed any more. */
    async run(minutes: number, batchSize?: number, timeout?: number) {
      for (let minute = 0; minute < minutes; minute++) {
        if (minute % 5 === 0) await mailSender().sweep();
        await drain(batchSize, timeout);
        if (minute % 5 === 0 && queue.length === 0) {
          const owed = await env.DB.prepare("SELECT 1 FROM outbox WHERE state IN ('waiting', 'sending')").first();
          if (!owed) return;
        }
        now += MINUTE;
      }
    },
  };
  return harness;
}

export async function relay(path: "/state" | "/reset" | "/faults", faults?: RelayFaults): Promise<RelayState> {
  const response = await fetch(inject("relayUrl") + path, { method: "POST", body: JSON.stringify(faults ?? {}) });
  return (await response.json()) as RelayState;
}

/** Writes confirmed subscribers straight into the database. */
export async function confirmed(count: number): Promise<void> {
  const rows = Array.from(
    { length: count },
    (_, index) => `('id-${String(index).padStart(6, "0")}','s${index}@example.com','page','confirmed','2026-01-01','2026-01-01')`,
  );
  for (let start = 0; start < rows.length; start += 500) {
    await env.DB.prepare(
      `INSERT INTO subscribers (id,email,source,state,created_at,confirmed_at) VALUES ${rows.slice(start, start + 500).join(",")}`,
    ).run();
  }
}

export async function states(): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare("SELECT state, count(*) AS n FROM outbox GROUP BY state").all<{ state: string; n: number }>();
  return Object.fromEntries(results.map(({ state, n }) => [state, n]));
}

/** An empty database and empty mailboxes. */
export async function wipe(): Promise<void> {
  const tables = ["outbox", "issues", "unsubscribe_links", "suppressions", "letters", "form_counts", "subscribers"];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  const { keys } = await env.TOKENS.list();
  await Promise.all(keys.map(({ name }) => env.TOKENS.delete(name)));
  await relay("/reset");
}
