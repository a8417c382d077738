import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { confirmed, DAY, MINUTE, mailHarness, relay, states, wipe } from "#tests/mail/mail-harness.ts";

beforeEach(wipe);

const HOUR = 60 * MINUTE;
const count = (sql: string) => env.DB.prepare(`SELECT count(*) AS n FROM ${sql}`).first<number>("n");

test("[R-59] subscriber and mail are stored together, or neither is", async () => {
  const w = mailHarness();
  await env.DB.prepare("ALTER TABLE outbox RENAME TO outbox_away").run();
  await expect(w.list().subscribe({ email: "ann@example.com", source: "modal" })).rejects.toThrow();
  await env.DB.prepare("ALTER TABLE outbox_away RENAME TO outbox").run();
  expect(await count("subscribers")).toBe(0);
  await w.list().subscribe({ email: "ann@example.com", source: "modal" });
  expect([await count("subscribers"), await count("outbox")]).toEqual([1, 1]);
});

test("a subscription is in D1 and in KV at once, also without a mail relay, and the link of a mail that is sent later works", async () => {
  const w = mailHarness({ relay: false });
  await w.list().subscribe({ email: "ann@example.com", source: "modal" });
  const stored = (await env.TOKENS.list()).keys.map(({ name }) => name);
  expect([await count("subscribers"), stored]).toEqual([1, [expect.stringMatching(/^confirm:[0-9a-f]{64}$/)]]);
  w.relay = true;
  await w.run(6);
  const raw = (await relay("/state")).mails[0]?.raw.replace(/=\r?\n/g, "").replace(/=3D/g, "=") ?? "";
  expect(await w.list().confirm(/confirm\?token=([\w-]{22})/.exec(raw)?.[1] ?? "")).toBe(true);
  expect((await env.TOKENS.list()).keys.map(({ name }) => name)).toEqual(stored);
});

test("[R-50] an address gets at most one confirmation a day and three a month", async () => {
  const w = mailHarness();
  const ask = (email = "ann@example.com") => w.list().subscribe({ email, source: "modal" });
  await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(await count("outbox")).toBe(1);
  for (let day = 0; day < 10; day++) {
    w.pass(DAY + 1);
    await ask();
  }
  expect(await count("outbox")).toBe(3);
  w.pass(30 * DAY);
  await ask();
  expect(await count("outbox")).toBe(4);
});

test("[R-50] a mailbox gets at most five e-mails a day, whatever stands after the plus sign", async () => {
  const w = mailHarness();
  for (let n = 0; n < 12; n++) await w.list().subscribe({ email: `victim+${n}@example.com`, source: "modal" });
  expect(await count("outbox")).toBe(5);
  for (const email of ["v.i.c@gmail.com", "vic+a@gmail.com", "vi.c@googlemail.com", "v.ic@gmail.com", "vic@gmail.com", "vic+b@gmail.com"])
    await w.list().subscribe({ email, source: "modal" });
  await w.list().subscribe({ email: "someone.else@example.com", source: "modal" });
  expect(await count("outbox")).toBe(11);
  w.pass(DAY + 1);
  await w.list().subscribe({ email: "victim+later@example.com", source: "modal" });
  expect(await count("outbox")).toBe(12);
});

test("[R-50] a client may submit five addresses an hour", async () => {
  const w = mailHarness();
  const answers = [];
  for (let turn = 0; turn < 7; turn++)
    answers.push(await w.list("one client").subscribe({ email: `a${turn}@example.com`, source: "page" }));
  expect(answers).toEqual([...Array(5).fill("done"), "too_often", "too_often"]);
  expect(await count("subscribers")).toBe(5);
  w.pass(HOUR);
  expect(await w.list("one client").subscribe({ email: "late@example.com", source: "page" })).toBe("done");
});

test("[R-50] an IPv6 network may submit twenty addresses an hour, from however many households, and a refused one takes none", async () => {
  const w = mailHarness();
  const submit = async (households: number, network: string) => {
    const answers = [];
    for (let n = 0; n < households * 7; n++)
      answers.push(
        await w.list(`${network} ${n % households}`, network).subscribe({ email: `${network}${n}@example.com`, source: "page" }),
      );
    return answers.filter((one) => one === "done").length;
  };
  expect(await submit(1, "quiet")).toBe(5);
  expect(await submit(3, "quiet")).toBe(10);
  expect(await submit(9, "busy")).toBe(20);
  expect(await w.list("busy new", "busy").askForData("a@example.com")).toBe("too_often");
  expect(await w.list("stranger").subscribe({ email: "stranger@example.com", source: "page" })).toBe("done");
  w.pass(HOUR);
  expect(await w.list("busy new", "busy").askForData("a@example.com")).toBe("done");
});

test("[R-50] after 200 e-mails in an hour the others wait for the next hour", { timeout: 60_000 }, async () => {
  const w = mailHarness();
  for (let n = 0; n < 203; n++) await w.list().subscribe({ email: `a${n}@example.com`, source: "page" });
  await w.drain(50);
  expect(await states()).toEqual({ sent: 200, waiting: 3 });
  await w.run(75);
  expect(await states()).toEqual({ sent: 203 });
  expect((await relay("/state")).mails).toHaveLength(203);
});

test("[R-51] a robot that fills in the hidden field gets the normal response, and nothing is stored", async () => {
  expect(await mailHarness().list().subscribe({ email: "bot@example.com", source: "page", website: "https://x" })).toBe("done");
  expect([await count("subscribers"), await count("outbox"), await count("form_counts")]).toEqual([0, 0, 0]);
});

test("a confirmed address gets no second confirmation, a bounced one none, and one that unsubscribed may return", async () => {
  const w = mailHarness();
  await confirmed(1);
  await w.list().subscribe({ email: "s0@example.com", source: "page" });
  expect(await count("outbox")).toBe(0);
  await w.cron();
  await relay("/faults", { unknown: ["s0@example.com"] });
  await w.drain();
  expect(await count("suppressions WHERE reason = 'bounced'")).toBe(1);
  expect(await count("subscribers")).toBe(0);
  await w.list().subscribe({ email: "s0@example.com", source: "page" });
  expect(await count("outbox")).toBe(0);
});

test("[R-55] codes work for their purpose until they expire, and are stored as hashes", async () => {
  const w = mailHarness();
  await w.list().subscribe({ email: "ann@example.com", source: "modal" });
  await w.drain();
  const raw = (await relay("/state")).mails[0]?.raw.replace(/=\r?\n/g, "").replace(/=3D/g, "=") ?? "";
  const token = /confirm\?token=([\w-]{22})/.exec(raw)?.[1] ?? "";
  const list = w.list();
  expect(await list.unsubscribe(token)).toBe(false);
  expect(await list.erase(token)).toBe(false);
  expect(await list.dataOf(token)).toBeUndefined();
  for (const wrong of ["", "x", `${token}x`, `${token.slice(0, -1)}!`, "a".repeat(22), "\u0000", "a".repeat(10_000)])
    expect(await list.confirm(wrong)).toBe(false);
  const { keys } = await env.TOKENS.list();
  expect(keys.map(({ name }) => name).join()).not.toContain(token);
  expect(keys.every(({ name, expiration }) => /^confirm:[0-9a-f]{64}$/.test(name) && expiration)).toBe(true);
  expect(await list.confirm(token)).toBe(true);
});

test("[R-57] stored data can be viewed and deleted through a mailed link; others learn nothing", async () => {
  const w = mailHarness();
  await confirmed(1);
  expect(await w.list().askForData("nobody@example.com")).toBe("done");
  expect(await w.list().askForData("s0@example.com")).toBe("done");
  await w.drain();
  const { mails } = await relay("/state");
  expect(mails.map(({ to }) => to)).toEqual(["s0@example.com"]);
  const raw = mails[0]?.raw.replace(/=\r?\n/g, "").replace(/=3D/g, "=") ?? "";
  const token = /my-data\?token=([\w-]{22})/.exec(raw)?.[1] ?? "";
  expect(await w.list().dataOf(token)).toMatchObject({ email: "s0@example.com", state: "confirmed", source: "page" });
  expect(await w.list().erase(token)).toBe(true);
  expect(await w.list().dataOf(token)).toBeUndefined();
  const { results } = await env.DB.prepare("SELECT * FROM suppressions").all();
  expect(JSON.stringify(results)).not.toContain("example.com");
  expect([await count("subscribers"), await count("outbox"), await count("suppressions")]).toEqual([0, 0, 1]);
});
