import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { confirmed, mailHarness, states, wipe } from "#tests/mail/mail-harness.ts";

const SUBSCRIBERS = 100_000;
// Per invocation, on the paid plan (developers.cloudflare.com/workers/platform/limits).
const SUBREQUESTS = 1_000;

test("100,000 subscribers: the issue is opened, paged and enqueued within the limits of each invocation", {
  timeout: 900_000,
}, async () => {
  await wipe();
  await confirmed(SUBSCRIBERS);
  const w = mailHarness();
  await w.cron();
  const steps: { ms: number; calls: number; messages: number }[] = [];
  let enqueued = 0;
  for (;;) {
    const job = w.queue.findIndex(({ body }) => "page" in (body as object));
    if (job < 0) break;
    const [message] = w.queue.splice(job, 1);
    const before = w.queue.length;
    const began = performance.now();
    await w.mailSender().work({ messages: [{ body: message?.body, ack() {}, retry() {} }] } as never);
    const messages = w.queue.length - before;
    steps.push({ ms: performance.now() - began, calls: 1 + Math.ceil(messages / 100) + 1, messages });
    enqueued += w.queue.filter(({ body }) => "mail" in (body as object)).length;
    // The mails are not sent here: memory must not grow with the list.
    w.queue.splice(0, w.queue.length, ...w.queue.filter(({ body }) => "page" in (body as object)));
  }
  const sorted = steps.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  console.info(
    JSON.stringify({
      invocations: steps.length,
      enqueued,
      msMedian: at(0.5),
      msP99: at(0.99),
      first: Math.round(steps[0]?.ms ?? 0),
      last: Math.round(steps.at(-1)?.ms ?? 0),
      mostCalls: Math.max(...steps.map(({ calls }) => calls)),
      mostMessages: Math.max(...steps.map(({ messages }) => messages)),
    }),
  );
  expect(enqueued).toBe(SUBSCRIBERS);
  expect(await states()).toEqual({ waiting: SUBSCRIBERS });
  expect(Math.max(...steps.map(({ calls }) => calls))).toBeLessThan(SUBREQUESTS);
  expect(await env.DB.prepare("SELECT paged_at IS NOT NULL AS done FROM issues").first("done")).toBe(1);
});
