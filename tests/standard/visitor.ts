import { request } from "node:http";
import { createParser } from "eventsource-parser";

export type Sent = {
  status: number;
  /** Names of the events, in order; heartbeats are not among them. */
  events: string[];
  /** All text that arrived in pieces. */
  text: string;
  /** The last event's body. */
  reply?: { response: string; error?: string; messageId: string; askedOf?: string[] };
  /** Milliseconds from sending to the first piece of text, and the longest silence after it. */
  firstMs?: number;
  gapMs: number;
  /** What was wrong on the way, if anything. */
  trouble?: string;
};

type How = {
  message: string;
  /** The address that the visitor comes from; every visitor has one of their own. */
  from: string;
  /** Leaves after so many pieces of text; 0: as soon as the verdict is there. */
  leaveAfter?: number;
  /** Leaves when this is aborted. */
  signal?: AbortSignal;
  fields?: object;
};

/** Asks the chat as a browser does, and reads the stream to its end, or leaves in the middle. */
export function ask(site: { port: number }, { message, from, leaveAfter, signal, fields = {} }: How): Promise<Sent> {
  return new Promise((done) => {
    const sent: Sent = { status: 0, events: [], text: "", gapMs: 0 };
    const began = performance.now();
    let [pieces, last] = [0, began];
    const body = JSON.stringify({ message, petType: "dog", conversationHistory: [], ...fields });
    const outgoing = request({
      port: site.port,
      host: "127.0.0.1",
      path: "/api/chat",
      method: "POST",
      agent: false,
      headers: {
        "Content-Type": "application/json",
        Accept: "text/event-stream",
        "CF-Connecting-IP": from,
        "Content-Length": Buffer.byteLength(body),
      },
    });
    const end = (trouble?: string) => {
      if (trouble) sent.trouble = trouble;
      done(sent);
    };
    const leave = () => {
      outgoing.destroy();
      end();
    };
    signal?.addEventListener("abort", leave, { once: true });
    const parser = createParser({
      onEvent({ event, data }) {
        sent.events.push(event ?? "");
        if (event === "triage" && leaveAfter === 0) return leave();
        if (event === "delta") {
          const now = performance.now();
          if (pieces === 0) sent.firstMs = now - began;
          else sent.gapMs = Math.max(sent.gapMs, now - last);
          last = now;
          pieces += 1;
          sent.text += JSON.parse(data).text;
          if (leaveAfter !== undefined && pieces >= leaveAfter) leave();
        }
        if (event === "done" || event === "error") sent.reply = JSON.parse(data);
      },
    });
    outgoing.on("response", (response) => {
      sent.status = response.statusCode ?? 0;
      response.setEncoding("utf8");
      response.on("data", (text: string) => parser.feed(text));
      response.on("end", () => end());
      response.on("error", (error) => end(error.message));
    });
    outgoing.on("error", (error) => end(error.message));
    outgoing.end(body);
  });
}

let visitors = 0;

/** An address that no visitor of this run had before. */
export function newAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Random numbers from 0 to 1 that come the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Runs jobs, so many at once, in order. */
export async function inTurn<T>(jobs: readonly (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < jobs.length; at = next++) results[at] = await (jobs[at] as () => Promise<T>)();
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, jobs.length) }, worker));
  return results;
}
