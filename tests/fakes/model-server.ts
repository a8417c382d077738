import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** How an OpenAI-compatible server can behave. A request whose `model` is one of these names gets that; all others get what `use` chose. */
const SCENARIOS = {
  plain: "all tokens at once, then a normal end",
  slow: "tokens 60 ms apart, then a normal end",
  cites: "a head line, then the first fact of the first passage of the request with its name",
  reasons: "thoughts for three seconds, in their own field and between think tags, then all tokens and a normal end",
  refuses: "401, with the key in the body, as some providers do",
  overloaded: "500",
  empty: "a normal end without a token",
  breaksMidway: "four tokens, then the line is cut",
  hangs: "accepts and says nothing",
  garbage: "200 with a web page instead of a stream",
} as const;

export type Scenario = keyof typeof SCENARIOS;

/** What the server says: short sentences, since moderation shows whole ones and cuts what only repeats; none stands on a page of ours. */
export const TOKENS: readonly string[] = [
  "The vet will want to know the weight. ",
  "The wrapper tells the share of cocoa. ",
  "A nurse may ask when it was eaten. ",
  "Bring the empty wrapper along. ",
  "Let a helper sit beside you in the car. ",
  "Keep the carrier on a flat seat. ",
  "A scale stands in most waiting rooms. ",
  "Say the name of the brand. ",
  "Note the time on your phone. ",
  "Park close to the door. ",
  "A leash keeps things calm on the way in. ",
  "Somebody else can make the call. ",
  "The team will tell you the plan. ",
  "Ask what it will cost. ",
  "Ask when to come back. ",
  "Most clinics open a file first. ",
  "Sit with your dog in the waiting room. ",
  "Speak in a soft voice. ",
  "Take a towel for the back seat. ",
  "Write down what the vet says. ",
  "Have your own number ready. ",
  "Leave the other pets at home. ",
  "Close the kitchen door behind you. ",
  "Tell the friend who drives where to turn. ",
];

/** A secret that must not leave the server side. */
export const CANARY = "sk-CANARY-4f1d";

const TOKENS_BEFORE_A_FAULT = 4;
const SLOW_MS = 60;
/** What a reasoning model thinks and nobody may read. */
export const THOUGHT = "Pondering";
const THOUGHTS = 30;
const THOUGHT_MS = 100;

type ModelServer = AsyncDisposable & {
  /** Base URL for an OpenAI client, with `/v1`. */
  url: string;
  /** Chooses the scenario of the requests to come. */
  use(scenario: Scenario): void;
  /** Requests so far. */
  requests(): number;
  /** Answers that are still open. */
  openStreams(): number;
  /** Tokens said to the last request. */
  tokensSaid(): number;
  /** The body of the last request, parsed. */
  lastBody(): ModelRequest | undefined;
  /** Stops at once, open answers too. */
  stop(): Promise<void>;
};

type ModelRequest = { model: string; stream?: boolean; messages: { role: string; content: string }[] };

/**
 * Starts an OpenAI-compatible server on loopback. It answers `POST /v1/chat/completions` as server-sent events.
 * @param port 0 for any free one
 */
export async function startModelServer({ port = 0, scenario = "plain" as Scenario } = {}): Promise<ModelServer> {
  let chosen = scenario;
  let requests = 0;
  let lastBody: ModelRequest | undefined;
  let tokensSaid = 0;
  const open = new Set<ServerResponse>();

  const server = createServer(async (request, response) => {
    if (request.method !== "POST" || request.url !== "/v1/chat/completions")
      return sayJson(response, 404, { error: { message: "Not found" } });
    requests += 1;
    open.add(response);
    response.on("close", () => open.delete(response));
    const body = await readJson(request);
    lastBody = body;
    tokensSaid = 0;
    const scenario = isScenario(body.model) ? body.model : chosen;
    const onToken = () => {
      tokensSaid += 1;
    };
    if (scenario === "cites") await cite(body, response, onToken);
    else await play(scenario, response, onToken);
  });
  await new Promise<void>((listening, failed) => server.once("error", failed).listen(port, "127.0.0.1", listening));
  const stop = () =>
    new Promise<void>((stopped) => {
      server.close(() => stopped());
      server.closeAllConnections();
    });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    use: (next) => {
      chosen = next;
    },
    requests: () => requests,
    openStreams: () => open.size,
    tokensSaid: () => tokensSaid,
    lastBody: () => lastBody,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

async function cite({ messages }: ModelRequest, response: ServerResponse, onToken: () => void): Promise<void> {
  const passage = /<passages>\n\[([\w-]+)\][^\n]*\n([^\n]+)/.exec(messages.at(-1)?.content ?? "");
  await say(beginStream(response), ["case: same | ", "from: passages\n", `${passage?.[2]} [`, `${passage?.[1]}]`], 0, onToken);
  end(response);
}

async function play(scenario: Exclude<Scenario, "cites">, response: ServerResponse, onToken: () => void): Promise<void> {
  switch (scenario) {
    case "refuses":
      return sayJson(response, 401, { error: { message: `Incorrect API key provided: ${CANARY}.`, type: "invalid_request_error" } });
    case "overloaded":
      return sayJson(response, 500, { error: { message: `The server is overloaded, ${CANARY}.`, type: "server_error" } });
    case "garbage":
      response.writeHead(200, { "Content-Type": "text/html" }).end(`<!DOCTYPE html><title>Sign in</title><p>${CANARY}</p>`);
      return;
    case "hangs":
      return;
    case "empty":
      return end(beginStream(response));
    case "breaksMidway":
      await say(beginStream(response), TOKENS.slice(0, TOKENS_BEFORE_A_FAULT), SLOW_MS, onToken);
      response.destroy();
      return;
    case "reasons":
      await reason(beginStream(response));
      await say(response, [`<think>${THOUGHT}</think>`, ...TOKENS], 0, onToken);
      return end(response);
    case "plain":
    case "slow":
      await say(beginStream(response), TOKENS, scenario === "slow" ? SLOW_MS : 0, onToken);
      return end(response);
  }
}

function beginStream(response: ServerResponse): ServerResponse {
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache" });
  return sayChunk(response, { role: "assistant", content: "" });
}

async function reason(response: ServerResponse): Promise<void> {
  for (let thoughts = 0; thoughts < THOUGHTS && !response.destroyed; thoughts += 1) {
    sayChunk(response, { reasoning_content: `${THOUGHT}. ` });
    await pause(THOUGHT_MS);
  }
}

async function say(response: ServerResponse, tokens: readonly string[], apartMs: number, onToken: () => void): Promise<void> {
  for (const content of tokens) {
    if (response.destroyed) return;
    sayChunk(response, { content });
    onToken();
    if (apartMs > 0) await pause(apartMs);
  }
}

function end(response: ServerResponse): void {
  sayChunk(response, {}, "stop").end("data: [DONE]\n\n");
}

function sayChunk(response: ServerResponse, delta: object, finish: string | null = null): ServerResponse {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  response.write(
    `data: ${JSON.stringify({ id: "chatcmpl-fake", object: "chat.completion.chunk", created: 0, model: "fake", choices })}\n\n`,
  );
  return response;
}

function sayJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<ModelRequest> {
  let text = "";
  for await (const piece of request.setEncoding("utf8")) text += piece;
  return JSON.parse(text);
}

function isScenario(name: string): name is Scenario {
  return name in SCENARIOS;
}
