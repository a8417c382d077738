// `npm run mail:story`: the weekly e-mail from form to inbox, on the built Worker in workerd with a real SMTP server (encrypted, with login)
// on loopback; then a Worker that is killed in the middle of an issue; then 500 subscribers, 30% faults, two crons, killed consumers.
import PostalMime from "postal-mime";
import { type RelayFaults, type RelayState, startRelay } from "../../tests/mail/smtp-relay.ts";
import { storySite } from "../../tests/mail/story-site.ts";
import { install, run } from "../set-up.mjs";

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const MONDAY = "0 8 * * mon";
const CROWD = 60;

install();
if (!process.argv.includes("--built")) run("remix", ["vite:build", "--logLevel", "error"], {}, "pipe");
const relay = await startRelay({ security: "starttls", logins: ["PLAIN"] });
const site = await storySite(relay.smtpPort);
const { url: SITE } = site;
const monday = (weeks?: number) => site.cron(MONDAY, weeks);

type Mail = Awaited<ReturnType<typeof mailbox>>[number];

const again = () => post("/api/subscribe", { email: " Ann@Example.com ", source: "modal" });
const [first, repeated] = [await again(), await again()];
check("subscribed, and asked again: the same neutral answer", first.status === 200 && first.body === repeated.body);
const [question] = await mails(1);
check("one mail asks to confirm", question?.subject?.startsWith("Please confirm") ?? false);
const confirm = linkIn(question, "confirm");
const page = await fetch(confirm);
check(
  "its link opens a page with one button, and tells nobody where it came from",
  page.status === 200 && page.headers.get("Referrer-Policy") === "no-referrer",
);
await monday();
check("opening the link has confirmed nothing: no issue", (await mails(2, 4)).length === 1);
const pressed = await fetch(confirm, {
  method: "POST",
  headers: { ...FORM, "Sec-Fetch-Site": "same-origin", Origin: "null" },
  body: "confirm=yes",
});
check("pressing the button confirms", pressed.status === 200 && (await pressed.text()).includes("Your address is confirmed"));
// This week's issue was sent before the confirmation, so wait for next Monday's.
await Promise.all([monday(1), monday(1)]);
const [, issue] = await mails(2);
const header = (name: string) => issue?.headers.find(({ key }) => key === name)?.value ?? "";
const leave = linkIn(issue, "unsubscribe");
check("two crons at once, one issue", (await mails(3, 4)).length === 2);
check(
  "with List-Unsubscribe, List-Unsubscribe-Post and both parts",
  header("list-unsubscribe") === `<${leave}>` &&
    header("list-unsubscribe-post") === "List-Unsubscribe=One-Click" &&
    !!issue?.html &&
    !!issue.text,
);
const week = /newsletter\/(\d{4}-W\d\d)/.exec(issue?.text ?? "")?.[1];
const [onTheWeb, feed] = await Promise.all([
  fetch(`${SITE}/newsletter/${week}`),
  fetch(`${SITE}/newsletter/feed.xml`).then((answer) => answer.text()),
]);
check("the issue is a public page, and in the feed", onTheWeb.status === 200 && feed.includes(`/newsletter/${week}`));
check("opening the unsubscribe link changes nothing", (await fetch(leave)).status === 200);
const oneClick = () =>
  fetch(leave, {
    method: "POST",
    redirect: "manual",
    headers: { ...FORM, Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" },
    body: "List-Unsubscribe=One-Click",
  });
check("one click from a mail program, twice", (await oneClick()).status === 200 && (await oneClick()).status === 200);
await monday(2);
check("the cron after that: nothing received", (await mails(3, 5)).length === 2);
await neutrality();

console.info(`\n${CROWD} subscribers, and the Worker is killed in the middle of an issue:`);
await site.kill();
const crowd = Array.from({ length: CROWD }, (_, n) => `('id-${n}','s${n}@example.com','page','confirmed','2026-01-01','2026-01-01')`);
await relayDoes("/reset");
await relayDoes("/faults", { pauseMs: 100 });
await site.startAgain(`INSERT INTO subscribers (id,email,source,state,created_at,confirmed_at) VALUES ${crowd.join(",")}`);
await monday(3);
await mails(10);
await site.kill();
const before = (await mailbox()).length;
check(`killed after ${before} of ${CROWD} mails`, before >= 10 && before < CROWD);
// Let the leases of killed consumers expire.
await site.startAgain(
  "UPDATE outbox SET due_at = 0, sweep_at = 0 WHERE state IN ('waiting', 'sending')",
  "UPDATE issues SET sweep_at = 0 WHERE paged_at IS NULL",
);
await site.cron("*/5 * * * *");
await mails(CROWD, 60);
await mails(2 * CROWD, 4);
const { mails: all, repeated: dropped } = await relayDoes("/state");
// Confirmation e-mails to new subscribers may arrive as well.
const kept = all.filter(({ to }) => /^s\d+@/.test(to));
const reached = new Set(kept.map(({ to }) => to)).size;
check(
  `${kept.length} mails to ${reached} subscribers: 0 lost, 0 twice (${dropped} handed over again and dropped by its Message-ID)`,
  kept.length === CROWD && reached === CROWD && dropped <= 1,
);
await site.kill();
await relay.close();
console.info("\n500 subscribers, 30% faults, two crons, killed consumers:");
run("vitest", ["run", "--config", "tests/vitest.config.ts", "--project", "workers", "app/platform/mail/story"], {
  NODE_ENV: "test",
  MAIL_STORY: "500",
});
process.exit(0);

function check(what: string, holds: boolean): void {
  if (!holds) stop(`NOT SO: ${what}`);
  console.info(`ok  ${what}`);
}

function stop(why: string): never {
  console.error(`${why}\n${site.said()}`);
  process.exit(1);
  throw new Error(why);
}

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const json = { "Content-Type": "application/json", ...headers };
  const answer = await fetch(SITE + path, { method: "POST", headers: json, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.text() };
}

/** Whether the response time distinguishes a known address from a new one: 200 pairs, each from a different client. */
async function neutrality(): Promise<void> {
  type Answer = { took: number; said: string };
  const ask = async (email: string, client: number): Promise<Answer> => {
    const began = performance.now();
    const answer = await post("/api/subscribe", { email, source: "modal" }, { "CF-Connecting-IP": `10.9.${client >> 8}.${client & 255}` });
    return { took: performance.now() - began, said: `${answer.status} ${answer.body}` };
  };
  await ask("known@example.com", 999);
  const pairs: (readonly [Answer, Answer])[] = [];
  for (let n = 0; n < 200; n++) pairs.push([await ask("known@example.com", n), await ask(`new-${n}@example.com`, n)] as const);
  const median = (of: 0 | 1) => pairs.map((pair) => pair[of].took).sort((a, b) => a - b)[100] ?? 0;
  const [known, fresh] = [median(0), median(1)];
  const words = new Set(pairs.flat().map((one) => one.said));
  check(
    `200 pairs of known and new address: ${words.size} answer, medians ${known.toFixed(1)} and ${fresh.toFixed(1)} ms`,
    words.size === 1 && Math.abs(known - fresh) < 20,
  );
}

async function relayDoes(path: string, faults: RelayFaults = {}): Promise<RelayState> {
  return (await (await fetch(relay.controlUrl + path, { method: "POST", body: JSON.stringify(faults) })).json()) as RelayState;
}

async function mailbox() {
  const { mails } = await relayDoes("/state");
  return Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)));
}

/** Waits until this many mails have arrived, or the time is over. */
async function mails(count: number, seconds = 20): Promise<Mail[]> {
  for (let tries = 0; tries < seconds * 4; tries++) {
    const found = await mailbox();
    if (found.length >= count) return found;
    await new Promise((done) => setTimeout(done, 250));
  }
  return mailbox();
}

function linkIn(mail: Mail | undefined, path: string): string {
  return new RegExp(`http\\S+/${path}\\?token=[\\w-]{22}`).exec(mail?.text ?? "")?.[0] ?? `${SITE}/no-link`;
}
