import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Tokens that no page of ours contains, of four characters, the length at which we count a token. Moderation shows whole sentences. */
const TOKEN = "tik ";
const END_OF_SENTENCE = "tk. ";
const ODD_TOKEN = "tïk ";

export const SENTENCE_TOKENS = 12;

/** Each token of the provider in a text. */
export const TOKENS_IN_TEXT = /\bt[iï]?k\b/g;

/** A secret in every error text of the provider. */
export const VENDOR_SECRET = "sk-CANARY-71e0";

/**
 * The provider's behavior by fault id. A question selects it with `play:<name>`, the number of tokens with `words:<n>`, and how many
 * thoughts come before them with `thoughts:<n>`.
 */
export const PLAYS = {
  answers: "a whole answer, a token every 20 ms",
  X01: "the connection is cut before an answer",
  X02: "401",
  X03: "429, in half a minute",
  X04: "429, in a second; then a whole answer",
  X05: "500, twice",
  X06: "silence before the headers",
  X07: "headers, then silence",
  X08: "four tokens, then silence",
  X09: "four tokens, then the connection is reset",
  X10: "four tokens, then a clean end without a reason",
  X11: "an error in the stream",
  X12: "nonsense in the stream",
  X13: "200 with a web page",
  X14: "tokens without end",
  X15: "a token every nine seconds",
  X16: "a whole answer in odd bytes",
  X17: "an end without a word",
} as const;

export type Play = keyof typeof PLAYS;

const FEW = 4;

/** `closedAt`: when its last stream was closed by either side (`performance.now`). */
type SentAnswer = { play: Play; tokens: number; hits: number; closedAt?: number };

export type Provider = {
  url: string;
  /** Requests so far. */
  hits(): number;
  /** Answers that are still open. */
  open(): number;
  /** The text sent for each message, by the id in its question (`send:<id>`). */
  said: Map<string, SentAnswer>;
  stop(): Promise<void>;
};

/** An OpenAI-compatible server on loopback that can fail in every way of the fault list, as each question selects. */
export async function startProvider({ everyMs = 20, tokens = 30 } = {}): Promise<Provider> {
  const said = new Map<string, SentAnswer>();
  const open = new Set<ServerResponse>();
  let hits = 0;
  const server = createServer(async (request, response) => {
    hits += 1;
    open.add(response);
    response.on("close", () => open.delete(response));
    const question = await lastQuestion(request);
    const wanted = /play:(\w+)/.exec(question)?.[1] ?? "answers";
    const play: Play = wanted in PLAYS ? (wanted as Play) : "answers";
    const id = /send:(\w+)/.exec(question)?.[1] ?? String(hits);
    const note = said.get(id) ?? { play, tokens: 0, hits: 0 };
    note.hits += 1;
    said.set(id, note);
    response.on("close", () => {
      note.closedAt = performance.now();
    });
    const words = Number(/words:(\d+)/.exec(question)?.[1] ?? tokens);
    const thoughts = Number(/thoughts:(\d+)/.exec(question)?.[1] ?? 0);
    await perform(play, note, response, { everyMs, tokens: words, thoughts }).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 100;
  await new Promise<void>((listening, failed) => server.once("error", failed).listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    hits: () => hits,
    open: () => open.size,
    said,
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

type Pace = { everyMs: number; tokens: number; thoughts: number };

async function perform(play: Play, note: SentAnswer, response: ServerResponse, pace: Pace): Promise<void> {
  const speak = async (count: number, everyMs: number) => {
    for (let at = 1; at <= count && !response.destroyed; at++) {
      const content = at % SENTENCE_TOKENS === 0 ? END_OF_SENTENCE : TOKEN;
      if (!response.write(chunk({ content }))) await roomIn(response);
      note.tokens += 1;
      if (everyMs > 0) await pause(everyMs);
    }
  };
  switch (play) {
    case "X01":
      return void response.socket?.destroy();
    case "X02":
      return fail(response, 401);
    case "X03":
      return fail(response, 429, { "Retry-After": "30" });
    case "X05":
      return fail(response, 500);
    case "X06":
      return;
    case "X13":
      return void response.writeHead(200, { "Content-Type": "text/html" }).end(`<!DOCTYPE html><p>${VENDOR_SECRET}</p>`);
    case "X04":
      if (note.hits === 1) return fail(response, 429, { "Retry-After": "1" });
  }
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  response.write(chunk({ role: "assistant", content: "" }));
  switch (play) {
    case "X07":
      return;
    case "X08":
      return speak(FEW, pace.everyMs);
    case "X09":
      await speak(FEW, pace.everyMs);
      await pause(50);
      return void response.socket?.resetAndDestroy();
    case "X10":
      await speak(FEW, pace.everyMs);
      return void response.end();
    case "X11":
      return void response.end(`data: ${JSON.stringify({ error: { message: VENDOR_SECRET } })}\n\n`);
    case "X12":
      return void response.end(`data: {"choices": [${VENDOR_SECRET}\n\n`);
    case "X14":
      return speak(20_000, 0);
    case "X15":
      return speak(20, 9_000);
    case "X16":
      return inOddBytes(response, note, pace.tokens);
    case "X17":
      return finish(response);
    default:
      for (let at = 0; at < pace.thoughts && !response.destroyed; at++) {
        response.write(chunk({ reasoning_content: "hm " }));
        await pause(pace.everyMs);
      }
      await speak(pace.tokens, pace.everyMs);
      return finish(response);
  }
}

const chunk = (delta: object, reason: string | null = null) =>
  `data: ${JSON.stringify({ id: "x", object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;

function finish(response: ServerResponse): void {
  response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
}

function fail(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  const error = { message: `Incorrect API key provided: ${VENDOR_SECRET}`, type: "server_error" };
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify({ error }));
}

/** CRLF, comments, empty chunks, and split characters. */
async function inOddBytes(response: ServerResponse, note: SentAnswer, tokens: number): Promise<void> {
  const spoken = Array.from({ length: tokens }, () => chunk({ content: ODD_TOKEN })).join(": hm\n\n");
  const bytes = Buffer.from((chunk({ content: "" }) + spoken + chunk({}, "stop")).replaceAll("\n", "\r\n"));
  note.tokens += tokens;
  for (let at = 0; at < bytes.length; at += 97) {
    response.write(bytes.subarray(at, at + 97));
    if (at % 970 === 0) await pause(1);
  }
  response.end("data: [DONE]\r\n\r\n");
}

async function lastQuestion(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request.setEncoding("utf8")) text += piece;
  const { messages = [] } = JSON.parse(text || "{}") as { messages?: { content: string }[] };
  return messages.at(-1)?.content ?? "";
}

/** Resolves when the reader continues or has left. */
function roomIn(response: ServerResponse): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      response.off("drain", go).off("close", go);
      done();
    };
    response.once("drain", go).once("close", go);
  });
}
