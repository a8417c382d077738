import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { confirmed, ISSUE, MINUTE, mailHarness, relay, states, wipe } from "#tests/mail/mail-harness.ts";

beforeEach(wipe);

const never = new Promise<never>(() => undefined);

test("[R-62] [X34] an issue interrupted after any number of mails continues: each mail once", {
  timeout: 120_000,
}, async () => {
  const size = 8;
  for (let k = 0; k < size; k++) {
    await wipe();
    await confirmed(size);
    let sends = 0;
    let die = () => {};
    const death = new Promise<void>((done) => {
      die = done;
    });
    let killed = false;
    const w = mailHarness({
      wrap: (mailer) => ({
        ...mailer,
        send: (message) => {
          if (!killed && sends === k) {
            killed = true;
            die();
            return never;
          }
          sends += 1;
          return mailer.send(message);
        },
      }),
    });
    await w.cron();
    await w.drain(size, death);
    expect((await relay("/state")).mails, `killed after ${k}`).toHaveLength(k);
    await w.run(40, size);
    const { mails, repeated } = await relay("/state");
    expect([new Set(mails.map(({ to }) => to)).size, mails.length, repeated], `killed after ${k}`).toEqual([size, size, 0]);
    expect(await states()).toEqual({ sent: size });
  }
});

test("[R-61] two concurrent crons, and one ten minutes late, create one issue", async () => {
  await confirmed(5);
  const w = mailHarness();
  await Promise.all([w.cron(), w.cron()]);
  await w.drain();
  await w.cron(w.clock() + 10 * MINUTE);
  await w.drain();
  expect((await relay("/state")).mails).toHaveLength(5);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM issues").first("n")).toBe(1);
  expect(ISSUE.week).toBe(await env.DB.prepare("SELECT week FROM issues").first("week"));
});
