// `npm run mail:story`: the weekly e-mail from form to inbox, on the built Worker in workerd with a real SMTP server, all on loopback;
// then the same code with 500 subscribers, 30% faults, two crons at once and consumers that die.
import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { startRelay } from "../tests/mail/smtp-relay.ts";
import { answers, cacheFolder, install, run, startGroup } from "./set-up.mjs";

const PORT = process.env.PORT || "8799";
const SITE = `http://127.0.0.1:${PORT}`;
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const ANSWER_SECONDS = 90;

install();
if (!process.argv.includes("--built")) run("remix", ["vite:build", "--logLevel", "error"], {}, "pipe");
const state = join(cacheFolder("mail-story"), "state");
rmSync(state, { recursive: true, force: true });
run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state], { CI: "true" }, "pipe");
const relay = await startRelay();
const vars = {
  SIGNING_KEY: "a key for the story only",
  SITE_URL: SITE,
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: String(relay.smtpPort),
  MAIL_FROM: "tips@pawline.example",
};
const args = Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
const server: ChildProcess = startGroup("wrangler", [
  "dev",
  "--port",
  PORT,
  "--ip",
  "127.0.0.1",
  "--persist-to",
  state,
  "--show-interactive-dev-session=false",
  "--log-level",
  "warn",
  ...args,
]) as unknown as ChildProcess;
let said = "";
for (const stream of [server.stdout, server.stderr]) {
  stream?.on("data", (text: string) => {
    said += text;
  });
}
if (!(await answers(`${SITE}/about`, ANSWER_SECONDS))) stop(`the Worker did not answer\n${said}`);

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
// The week's issue went by, unconfirmed; so the next Monday's.
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
server.kill("SIGTERM");
await relay.close();
console.info("\n500 subscribers, 30% faults, two crons, killed consumers:");
run("vitest", ["run", "--config", "tests/vitest.config.ts", "--project", "workers", "app/platform/mail/story"], {
  NODE_ENV: "test",
  MAIL_STORY: "500",
});
process.exit(0);

function check(what: string, holds: boolean): void {
  if (!holds) stop(`NOT SO: ${what}\n${said}`);
  console.info(`ok  ${what}`);
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
  throw new Error(why);
}

async function post(path: string, body: object) {
  const answer = await fetch(SITE + path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.text() };
}

/** Fires the Monday cron, some weeks from now. */
async function monday(weeks = 0): Promise<void> {
  const time = Date.now() + weeks * 7 * 86_400_000;
  const answer = await fetch(`${SITE}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("0 8 * * mon")}&time=${time}`);
  if (!answer.ok) stop(`the cron failed: ${answer.status} ${await answer.text()}\n${said}`);
}

async function mailbox() {
  const { mails } = (await (await fetch(`${relay.controlUrl}/state`)).json()) as { mails: { raw: string }[] };
  return Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)));
}

/** Waits until so many mails are there, or some seconds have passed. */
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
