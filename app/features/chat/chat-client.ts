import { EventSourceParserStream } from "eventsource-parser/stream";
import { type ChatEvent, type ChatRequest, decodeEvent, EVENT_STREAM } from "#app/domain/chat-contract.ts";
import { post } from "#app/domain/server-calls.ts";

/**
 * Asks a question and yields the answer's events as they arrive.
 * @throws Error with the text `status: body` when the server refuses
 */
export async function* askServer(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const response = await post("/api/chat", request, { headers: { Accept: EVENT_STREAM }, signal });
  if (!response.body) throw new Error("Failed to send message");
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const event = decodeEvent(value.event, value.data);
    if (event) yield event;
  }
}

/** Sends a vote for an answer. */
export async function sendVote(vote: { messageId: string; rating: "positive" | "negative"; petType?: string }): Promise<void> {
  await post("/api/feedback", vote);
}
