import { env } from "cloudflare:workers";
import PostalMime from "postal-mime";
import { beforeEach, expect, test } from "vitest";
import type { Issue } from "#app/domain/newsletter/newsletter-issue.ts";
import { confirmed, DAY, ISSUE, MINUTE, mailHarness, relay, states, wipe } from "#tests/mail/mail-harness.ts";
import { hashOfToken, unsubscribeToken } from "../list/hashes.server.ts";

beforeEach(wipe);

const recipients = async () => (await relay("/state")).mails.map(({ to }) => to).sort();

test("[X26] without a relay mail waits, and is sent with fresh links once there is one", async () => {
  const w = mailHarness({ relay: false });
  await w.list().subscribe({ email: "ann@example.com", source: "modal" });
  await confirmed(3);
  await w.cron();
  await w.run(30);
  expect(await states()).toEqual({ waiting: 4 });
  w.relay = true;
  await w.run(10);
  expect(await states()).toEqual({ sent: 4 });
  expect(await recipients()).toHaveLength(4);
});

test("[R-60] a mail is claimed by one consumer, however often the queue delivers it", async () => {
  const w = mailHarness();
  await confirmed(10);
  await w.cron();
  for (let copy = 0; copy < 3; copy++) for (let n = 0; n < 10; n++) w.put({ mail: `2026-W48:id-00000${n}` });
  await Promise.all([w.drain(4), w.drain(4), w.drain(4)]);
  expect(await recipients()).toHaveLength(10);
  expect((await relay("/state")).repeated).toBe(0);
});

test("[R-62] [X34] paging interrupted at any point continues without duplicates or gaps", async () => {
  await confirmed(1203);
  const w = mailHarness({ relay: false });
  await w.cron();
  w.queue.length = 0;
  await w.issues.nextPage("2026-W48");
  w.pass(11 * MINUTE);
  await Promise.all([w.mailSender().sweep(), w.mailSender().sweep()]);
  await w.drain();
  expect(await states()).toEqual({ waiting: 1203 });
  expect(await env.DB.prepare("SELECT paged_at IS NOT NULL AS done FROM issues").first("done")).toBe(1);
});

test("[R-64] a bad message goes to the dead-letter queue, and the others are sent", async () => {
  await confirmed(9);
  const w = mailHarness();
  await w.cron();
  await w.drain(1);
  await wipeMailboxes();
  const outcome: string[] = [];
  const message = (body: unknown, name: string) => ({
    body,
    ack: () => outcome.push(`${name} ack`),
    retry: () => outcome.push(`${name} retry`),
  });
  const bodies = [{ bad: 1 }, null, "x", { mail: 5 }, { mail: "2026-W48:nobody" }];
  await w.mailSender().work({ messages: bodies.map((body, index) => message(body, String(index))) } as never);
  expect(outcome).toEqual(["0 retry", "1 retry", "2 retry", "3 retry", "4 ack"]);
  expect(w.codes.every((code) => /^[a-z0-9_]+$/.test(code))).toBe(true);
});

const wipeMailboxes = () => relay("/reset");

test("[R-60] [X26] a mail that the relay never accepts is dead after six attempts over hours, without affecting others", {
  timeout: 30_000,
}, async () => {
  await confirmed(3);
  await relay("/faults", { refuse: ["s1@example.com"] });
  const w = mailHarness();
  await w.cron();
  await w.drain();
  expect(await states()).toEqual({ sent: 2, waiting: 1 });
  await w.run(9 * 60);
  expect(await states()).toEqual({ sent: 2, dead: 1 });
  expect(await env.DB.prepare("SELECT attempts, error FROM outbox WHERE state = 'dead'").first()).toEqual({
    attempts: 6,
    error: "rcpt_554",
  });
  expect(await env.DB.prepare("SELECT count(*) AS n FROM subscribers").first("n")).toBe(3);
});

test("[X28] an address whose mailbox does not exist is deleted and suppressed", async () => {
  await confirmed(2);
  await relay("/faults", { unknown: ["s0@example.com"] });
  const w = mailHarness();
  await w.cron();
  await w.drain();
  expect(await recipients()).toEqual(["s1@example.com"]);
  expect(await env.DB.prepare("SELECT reason FROM suppressions").first("reason")).toBe("bounced");
  expect(await env.DB.prepare("SELECT count(*) AS n FROM subscribers").first("n")).toBe(1);
});

test("[X26] an unreachable relay costs no mail an attempt", { timeout: 30_000 }, async () => {
  await confirmed(2);
  const w = mailHarness({ wrap: () => ({ send: async () => Promise.reject(new Error("never")), close: async () => undefined }) });
  const { MailRefused } = await import("./mail-refused.server.ts");
  const away = mailHarness({
    wrap: () => {
      throw new MailRefused({ kind: "relay", code: "relay_unreachable" });
    },
  });
  await w.cron();
  w.queue.length = 0;
  for (let n = 0; n < 2; n++) away.put({ mail: `2026-W48:id-00000${n}` });
  await w.issues.nextPage("2026-W48");
  await away.run(120);
  expect(await env.DB.prepare("SELECT max(attempts) AS n FROM outbox").first("n")).toBe(0);
  expect(await states()).toEqual({ waiting: 2 });
});

test("[R-54] somebody who unsubscribes while an issue is being sent does not get it, and an older issue is not sent after a newer one", async () => {
  await confirmed(3);
  const w = mailHarness();
  await w.cron();
  await w.drain(1, 60_000).catch(() => undefined);
  await wipe();
  await confirmed(3);
  await w.cron();
  await w.issues.nextPage("2026-W48");
  const token = unsubscribeToken("a key of the test", "id-000001");
  await env.DB.prepare("INSERT INTO unsubscribe_links VALUES (?, 'id-000001')").bind(hashOfToken(token)).run();
  expect(await w.list().unsubscribe(token)).toBe(true);
  w.pass(7 * DAY);
  const next: Issue = { ...ISSUE, week: "2026-W49" };
  await w.cron(w.clock(), next);
  for (let n = 0; n < 3; n++) w.put({ mail: `2026-W48:id-00000${n}` });
  await w.run(40);
  expect(await recipients()).toEqual(["s0@example.com", "s2@example.com"]);
  expect(await states()).toEqual({ dropped: 2, sent: 2 });
});

test("[R-48] an unconfirmed subscriber gets no issue", async () => {
  const w = mailHarness();
  await w.list().subscribe({ email: "pending@example.com", source: "page" });
  w.queue.length = 0;
  await w.cron();
  await w.drain();
  expect(await recipients()).toEqual([]);
});

test("[R-56] a line break in an issue's text adds no header and no recipient", async () => {
  await confirmed(1);
  const w = mailHarness();
  const subject = "Tips\r\nBcc: mallory@example.com\r\n\r\nA body of its own";
  await w.cron(w.clock(), { ...ISSUE, subject });
  await w.drain();
  const { mails } = await relay("/state");
  expect(mails.map(({ to }) => to)).toEqual(["s0@example.com"]);
  const { headers, bcc } = await PostalMime.parse(mails[0]?.raw ?? "");
  expect([bcc, headers.filter(({ key }) => key === "bcc" || key === "subject").map(({ key }) => key)]).toEqual([undefined, ["subject"]]);
});
