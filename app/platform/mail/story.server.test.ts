import { env } from "cloudflare:workers";
import PostalMime from "postal-mime";
import { beforeEach, expect, inject, test } from "vitest";
import { confirmed, DAY, MINUTE, mailHarness, relay, states, wipe } from "#tests/mail/mail-harness.ts";

beforeEach(wipe);

const read = (raw: string) => PostalMime.parse(raw);
const tokenIn = (text: string | undefined, path: string) => new RegExp(`/${path}\\?token=([\\w-]{22})`).exec(text ?? "")?.[1] ?? "";

test("[R-48] [R-52] [R-53] subscribe, confirm, receive one issue with the right headers, unsubscribe with one click, and get no more", async () => {
  const w = mailHarness();
  await w.list().subscribe({ email: "ann@example.com", source: "modal" });
  await w.drain();
  const [asking] = (await relay("/state")).mails;
  const question = await read(asking?.raw ?? "");
  expect(asking?.to).toBe("ann@example.com");
  expect(question.subject).toBe("Please confirm: weekly tips from Pawline");
  expect(question.html).toContain("/confirm?token=");
  const confirm = tokenIn(question.text, "confirm");
  expect(await w.list().confirm(confirm)).toBe(true);
  expect(await w.list().confirm(confirm)).toBe(true);
  w.pass(MINUTE);

  await w.cron();
  await w.cron();
  await w.drain();
  const { mails } = await relay("/state");
  expect(mails).toHaveLength(2);
  const issue = await read(mails[1]?.raw ?? "");
  const header = (name: string) => issue.headers.find(({ key }) => key === name)?.value;
  const token = tokenIn(issue.text, "unsubscribe");
  expect(header("list-unsubscribe")).toBe(`<https://pawline.example/unsubscribe?token=${token}>`);
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(issue.from).toEqual({ name: "Pawline", address: "tips@pawline.example" });
  expect(issue.to).toEqual([{ name: "", address: "ann@example.com" }]);
  expect(issue.messageId).toMatch(/^<2026-W48\.[\w-]+@pawline\.example>$/);
  expect(issue.html).toContain("<strong>high up</strong>");
  expect(issue.html).toContain('href="https://pawline.example/dog-health-guide"');
  expect(issue.html).not.toContain("<img");
  expect(issue.text).toContain("Keep sweets high up.");
  expect(issue.text).toContain("1 Test Street");

  expect(await w.list().unsubscribe(token)).toBe(true);
  expect(await w.list().unsubscribe(token)).toBe(true);
  w.pass(7 * DAY);
  await w.cron();
  await w.drain();
  expect((await relay("/state")).mails).toHaveLength(2);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM subscribers").first("n")).toBe(0);
});

test("[R-60] [R-61] [X27] with 30% faults, two concurrent crons and killed consumers, each subscriber gets exactly one mail", {
  timeout: 300_000,
}, async () => {
  const size = inject("storySize");
  await confirmed(size);
  await relay("/faults", { rate: 0.3, seed: 7 });
  let sends = 0;
  const w = mailHarness({
    // The worst case: the relay has accepted the mail, and the consumer is killed before recording it. One in 50 never returns.
    wrap: (mailer) => ({
      ...mailer,
      send: async (message) => {
        await mailer.send(message);
        sends += 1;
        if (sends % 50 === 0) await new Promise(() => undefined);
      },
    }),
  });
  await Promise.all([w.cron(), w.cron()]);
  await w.run(16 * 60, 20, 1500);
  const { mails, repeated, faults } = await relay("/state");
  const reached = new Set(mails.map(({ to }) => to));
  const refused = Object.values(faults).reduce((sum, times) => sum + times, 0);
  // Printed by `npm run mail:story`.
  console.info(
    JSON.stringify({ refused, mails: mails.length, recipients: reached.size, repeatedHandovers: repeated, faults, states: await states() }),
  );
  expect(mails).toHaveLength(size);
  expect(reached.size).toBe(size);
});
