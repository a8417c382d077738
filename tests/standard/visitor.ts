import { request } from "node:http";
import { createParser } from "eventsource-parser";

export type ChatResult = {
  status: number;
  /** Names of the events, in order, without heartbeats. */
  events: string[];
  /** All text that arrived in pieces. */
  text: string;
  /** The body of the last event. */
  reply?: { response: string; error?: string; messageId: string; askedOf?: string[] };
  /** Milliseconds from sending to the first piece of text, and the longest silence after it. */
  firstMs?: number;
  gapMs: number;
  /** What went wrong, if anything. */
  trouble?: string;
};

type How = {
  message: string;
  /** The visitor's network address; every visitor has a different one. */
  from: string;
  /** Leaves after this many deltas; 0: as soon as the verdict has arrived. */
  leaveAfter?: number;
  /** Leaves when this is aborted. */
  signal?: AbortSignal;
  /** Asks for one JSON body; only its status is noted. */
  asJson?: boolean;
  fields?: object;
};

/** Asks the chat as a browser does, and reads the stream to its end, or leaves in the middle. */
export function ask(site: { port: number }, { message, from, leaveAfter, signal, asJson = false, fields = {} }: How): Promise<ChatResult> {
  return new Promise((done) => {
    const sent: ChatResult = { status: 0, events: [], text: "", gapMs: 0 };
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
        Accept: asJson ? "application/json" : "text/event-stream",
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

/** An address that no visitor of this run has used. */
export function newAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Seeded random numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Runs jobs in order with limited concurrency. */
export async function inTurn<T>(jobs: readonly (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < jobs.length; at = next++) results[at] = await (jobs[at] as () => Promise<T>)();
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, jobs.length) }, worker));
  return results;
}
