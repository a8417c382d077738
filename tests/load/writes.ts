import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { signedMessageIds } from "#app/platform/message-ids.server.ts";
import { databaseFile, SIGNING_KEY, type Site } from "../standard/site.ts";
import { newAddress } from "../standard/visitor.ts";
import { type Figure, ratio } from "./figures.ts";

const FEEDBACK_A_SECOND = 20;
const SUBSCRIBE_A_SECOND = 5;
const FAULT_EVERY_MS = 6_000;
const FAULT_MS = 600;

/** `mark`: begins every address, so that a round finds its own. */
type Writes = { mark: string; seconds: number };

/** Votes and subscriptions at a steady pace, half of them repeats, while the database is locked for a tenth of the time. */
export async function loadWrites(site: Site, { mark, seconds }: Writes): Promise<Figure[]> {
  const ids = signedMessageIds(SIGNING_KEY, Date.now);
  const votes = await Promise.all(Array.from({ length: (seconds * FEEDBACK_A_SECOND) / 2 }, () => ids.issue()));
  const emails = Array.from({ length: (seconds * SUBSCRIBE_A_SECOND) / 2 }, (_, index) => `${mark}-${index}@example.com`);
  const [votesTaken, emailsTaken] = [new Set<string>(), new Set<string>()];
  const statuses = new Map<number, number>();
  const sends: Promise<void>[] = [];
  const post = async (path: string, body: object, taken: () => void) => {
    const headers = { "Content-Type": "application/json", "CF-Connecting-IP": newAddress() };
    const answer = await fetch(site.url + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })
      .then(async (response) => [response.status, await response.text()] as const)
      .catch(() => [0, ""] as const);
    statuses.set(answer[0], (statuses.get(answer[0]) ?? 0) + 1);
    if (answer[0] === 200) taken();
  };
  const vote = (id: string) => post("/api/feedback", { messageId: id, rating: "positive", petType: "dog" }, () => votesTaken.add(id));
  const join_ = (email: string) => post("/api/subscribe", { email, source: "modal" }, () => emailsTaken.add(email));
  const over = new AbortController();
  const faults = lockNowAndThen(databaseFile(site.state), over.signal);
  const began = performance.now();
  for (let index = 0; index < votes.length; index++) {
    // Each one twice, the second time while the first may still be on its way.
    sends.push(vote(votes[index] as string), vote(votes[index] as string));
    const email = emails[Math.floor(index / (FEEDBACK_A_SECOND / SUBSCRIBE_A_SECOND))];
    if (email && index % (FEEDBACK_A_SECOND / SUBSCRIBE_A_SECOND) === 0) sends.push(join_(email), join_(email));
    await pause(Math.max(0, began + ((index + 1) * 2000) / FEEDBACK_A_SECOND - performance.now()));
  }
  over.abort();
  await Promise.all(sends);
  const lockedMs = await faults;
  // What was promised late may be written late, within the three seconds that a form waits.
  await pause(3_500);
  const count = (sql: string) => Number(site.rows(sql)[0]?.n ?? 0);
  const stored = new Set(site.rows("SELECT message_id AS id FROM votes").map(({ id }) => String(id)));
  const known = new Set(site.rows(`SELECT email FROM subscribers WHERE email LIKE '${mark}-%'`).map(({ email }) => String(email)));
  const lost = [...votesTaken].filter((id) => !stored.has(id)).length + [...emailsTaken].filter((email) => !known.has(email)).length;
  const letters = count(
    `SELECT count(*) AS n FROM outbox JOIN subscribers ON subscribers.id = outbox.subscriber_id WHERE kind = 'confirm' AND email LIKE '${mark}-%'`,
  );
  const [all, refused] = [sends.length, sends.length - (statuses.get(200) ?? 0)];
  const mayBe = (statuses.get(200) ?? 0) + (statuses.get(503) ?? 0);
  return [
    { name: "loss", value: ratio(lost, votesTaken.size + emailsTaken.size || 1), most: 0 },
    { name: "duplicate", value: known.size === 0 ? 0 : Math.max(0, letters - known.size) / known.size, most: 0 },
    { name: "acked", value: votesTaken.size + emailsTaken.size, least: 1 },
    { name: "sent", value: all },
    { name: "refused share", value: refused / all },
    { name: "other than 200 or 503", value: all - mayBe, most: 0 },
    { name: "locked share", value: lockedMs / (performance.now() - began), least: 0.05, time: true },
  ];
}

/** Takes the database for itself for a while, again and again, so that nothing else can be written. @returns for how many milliseconds in all */
async function lockNowAndThen(file: string, over: AbortSignal): Promise<number> {
  let locked = 0;
  while (!over.aborted) {
    await pause((FAULT_EVERY_MS - FAULT_MS) / 2, undefined, { signal: over }).catch(() => undefined);
    if (over.aborted) break;
    const database = new DatabaseSync(file, { timeout: 2_000 });
    try {
      database.exec("BEGIN IMMEDIATE");
      const began = performance.now();
      await pause(FAULT_MS);
      database.exec("ROLLBACK");
      locked += performance.now() - began;
    } finally {
      database.close();
    }
    await pause((FAULT_EVERY_MS - FAULT_MS) / 2, undefined, { signal: over }).catch(() => undefined);
  }
  return locked;
}
