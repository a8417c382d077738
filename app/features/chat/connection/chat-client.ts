import { EventSourceParserStream } from "eventsource-parser/stream";
import { postJson, RefusedError } from "#app/browser/api-client.ts";
import { type ChatEvent, type ChatReply, type ChatRequest, decodeEvent, EVENT_STREAM } from "#app/domain/chat/chat-contract.ts";
import { isText, readReply, readVerdict } from "#app/domain/chat/shapes.ts";
import type { Rating, VoteReason } from "#app/domain/chat/votes.ts";
import type { Level } from "#app/domain/urgency.ts";
import { ConnectionLostError, watchConnection } from "./watch-connection.ts";

/**
 * Asks a question and yields the answer's events as they arrive. A server that answers with one JSON body yields its one event.
 * @throws RefusedError when the server refuses, ConnectionLostError when it falls silent, Error "Failed to send message" when it says
 * nothing at all
 */
export async function* askServer(request: ChatRequest, leave: AbortSignal): AsyncGenerator<ChatEvent> {
  const watch = watchConnection(leave);
  try {
    yield* eventsOf(request, watch);
  } catch (error) {
    throw watch.isLost() ? new ConnectionLostError() : error;
  } finally {
    watch.end();
  }
}

async function* eventsOf(request: ChatRequest, { signal, through }: ReturnType<typeof watchConnection>): AsyncGenerator<ChatEvent> {
  const response = await postJson("/api/chat", request, { headers: { Accept: EVENT_STREAM }, signal });
  if (!response.body) throw new Error("Failed to send message");
  if (!response.headers.get("Content-Type")?.startsWith(EVENT_STREAM)) {
    yield endOf("done", await response.json());
    return;
  }
  readToEnd(response.clone());
  const events = response.body.pipeThrough(through()).pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const event = decodeEvent(value.event, value.data);
    if (event?.type === "done" || event?.type === "error") {
      yield endOf(event.type, event.reply);
      return;
    }
    if (event?.type === "delta" && isText(event.text)) yield event;
    const triage = event?.type === "triage" && readVerdict(event.triage);
    if (triage) yield { type: "triage", triage };
  }
}

/** Chromium logs a stream that a script reads as aborted, even when read to its end; a second branch that the browser reads itself ends cleanly. */
function readToEnd(copy: Response): void {
  // What goes wrong with the connection is the business of the one who reads the events.
  copy.text().catch(() => {});
}

/**
 * The last event, with what an older or other server leaves out, and without what cannot be used.
 * @throws Error with the text of the reply's error when it holds no answer besides
 */
function endOf(type: "done" | "error", received: unknown): ChatEvent {
  const reply = readReply(received);
  if (reply.response === undefined) throw new Error(reply.error || "Failed to send message");
  const { response, messageId = "", triage, sources = [] } = reply;
  return { type: reply.error ? "error" : type, reply: { ...reply, response, messageId, triage: triage as ChatReply["triage"], sources } };
}

type VoteSent = { messageId: string; rating: Rating; petType?: string; reason?: VoteReason; level?: Level; page?: string };

/** When a vote that the server could not take is tried again. */
const TRY_AGAIN_AFTER_MS = [5_000, 30_000];

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Sends a vote for an answer, and tries again while the server cannot store it. The vote waits in memory only.
 * @throws Error with the text `status: body` when the server refuses it or never takes it
 */
export async function sendVote(vote: VoteSent, pause = wait): Promise<void> {
  for (const ms of TRY_AGAIN_AFTER_MS) {
    try {
      await postJson("/api/feedback", vote);
      return;
    } catch (error) {
      // A refusal (4xx) would be the same again.
      if (error instanceof RefusedError && error.status < 500) throw error;
      await pause(ms);
    }
  }
  await postJson("/api/feedback", vote);
}
