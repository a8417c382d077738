import { VENDOR_SECRET } from "./provider.ts";
import type { Site } from "./site.ts";
import { ask, inTurn } from "./visitor.ts";

export type PrivacyReport = {
  chats: number;
  votes: number;
  subscriptions: number;
  /** Counts of response statuses. */
  statuses: Record<string, number>;
  /** Bytes of databases, values and journals that were searched, and characters of the log. */
  bytesSearched: number;
  logSearched: number;
  /** Markers found where they must not be: the marker, and the file or the log. */
  found: string[];
  /** Tables of the database that contain addresses. */
  addressesIn: string[];
};

/** A running site, its log and its storage. */
type Searched = Pick<Site, "url" | "port" | "said" | "kept" | "rows">;

const AT_ONCE = 10;

/** Unique words in the style of a visitor. */
const chatMarker = (index: number) => `zqchat${index}marker`;
const nameMarker = (index: number) => `Zqname${index}`;
/** A pet's profile is not part of a message. A client that sends one all the same has nothing of it stored. */
const profileOf = (index: number) => ({ breed: `zqprofile${index}`, weight: `zqprofile${index} kg`, vetPhone: `zqprofile${index}` });
const historyMarker = (index: number) => `zqhistory${index}marker`;
const emailOf = (index: number) => `zqmail${index}@example.com`;
const addressOf = (index: number) => `198.51.100.${index + 1}`;

/**
 * Chats, votes and subscribes as many visitors with unique words, then searches for those words in everything stored or logged.
 * Some chats fail at the provider, because failures are logged.
 */
export async function runPrivacy(site: Searched, { chats = 100, votes = 20, subscriptions = 20 } = {}): Promise<PrivacyReport> {
  const statuses: Record<string, number> = {};
  const note = (what: string, status: number) => {
    statuses[`${what} ${status}`] = (statuses[`${what} ${status}`] ?? 0) + 1;
  };
  const plays = ["answers", "X05", "X09", "X10", "X11", "X12", "X13"];
  const replies = await inTurn(
    Array.from({ length: chats }, (_, index) => async () => {
      const play = index % 3 === 0 ? plays[(index / 3) % plays.length] : "answers";
      const message = `my dog ${chatMarker(index)} play:${play} send:privacy${index}`;
      const conversationHistory = [{ role: "user", content: historyMarker(index) }];
      const sent = await ask(site, {
        message,
        from: addressOf(index % 200),
        fields: { petName: nameMarker(index), conversationHistory, profile: profileOf(index) },
      });
      note("chat", sent.status);
      return sent.reply;
    }),
    AT_ONCE,
  );
  const post = async (what: string, body: object, from: string) => {
    const headers = { "Content-Type": "application/json", "CF-Connecting-IP": from, "User-Agent": "zqagent" };
    note(what, (await fetch(`${site.url}/api/${what}`, { method: "POST", headers, body: JSON.stringify(body) })).status);
  };
  const answered = replies.filter((reply) => reply !== undefined);
  for (let index = 0; index < votes; index++) {
    const vote = {
      messageId: answered[index]?.messageId,
      rating: index % 2 ? "positive" : "negative",
      petType: "dog",
      comment: chatMarker(index),
    };
    await post("feedback", vote, addressOf(100 + index));
  }
  for (let index = 0; index < subscriptions; index++)
    await post("subscribe", { email: emailOf(index), source: "modal" }, addressOf(150 + index));
  // Bad requests and a broken URL as well, because errors may leak text into logs.
  for (const path of ["/api/chat", "/api/feedback", "/api/subscribe"])
    await fetch(site.url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: `{"message": "${chatMarker(0)}`,
    });
  await fetch(`${site.url}/zqpath?q=zqpath`);
  await new Promise((done) => setTimeout(done, 2_000));
  return { chats, votes, subscriptions, statuses, ...search(site, { chats, subscriptions }), addressesIn: tablesWith(site, "zqmail") };
}

function search(site: Searched, { chats, subscriptions }: { chats: number; subscriptions: number }) {
  const log = site.said();
  const kept = site.kept();
  const everywhere = ["zqchat", "Zqname", "zqhistory", "zqprofile", "zqagent", VENDOR_SECRET, "198.51.100."];
  const found: string[] = [];
  for (const word of everywhere) {
    for (const { file, bytes } of kept) if (bytes.includes(word)) found.push(`${word} in ${file.split("/").slice(-3).join("/")}`);
  }
  for (const word of [...everywhere, "zqmail", "zqpath"]) if (log.includes(word)) found.push(`${word} in the log`);
  for (const { file, bytes } of kept) if (bytes.includes("zqpath")) found.push(`a URL in ${file}`);
  // Addresses are in the database only.
  for (const { file, bytes } of kept) if (bytes.includes("zqmail") && !file.includes("/d1/")) found.push(`an address in ${file}`);
  if (chats === 0 && subscriptions === 0) found.push("nothing was sent, so nothing was proved");
  return { bytesSearched: kept.reduce((sum, { bytes }) => sum + bytes.length, 0), logSearched: log.length, found };
}

/** Names of the tables that contain a word in any column. */
function tablesWith(site: Searched, word: string): string[] {
  const tables = site
    .rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'")
    .map(({ name }) => String(name));
  return tables.filter((table) => site.rows(`SELECT * FROM "${table}"`).some((row) => JSON.stringify(row).includes(word)));
}

/** What failed, as sentences; empty when everything passed. */
export function privacyFaults({ found, addressesIn, statuses, chats, votes, subscriptions }: PrivacyReport): string[] {
  const all = (what: string, count: number) => (statuses[what] === count ? [] : [`${what}: ${statuses[what] ?? 0} of ${count}`]);
  return [
    ...found,
    ...(addressesIn.join() === "subscribers" ? [] : [`addresses stand in ${addressesIn.join(", ") || "no table"}`]),
    ...all("chat 200", chats),
    ...all("feedback 200", votes),
    ...all("subscribe 200", subscriptions),
  ];
}
