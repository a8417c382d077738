import { EventSourceParserStream } from "eventsource-parser/stream";
import { type ChatEvent, type ChatRequest, decodeEvent, EVENT_STREAM } from "#app/domain/chat-contract.ts";

/**
 * Asks a question and yields the answer's events as they arrive.
 * @throws Error with the text `status: body` when the server refuses
 */
export async function* askServer(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const response = await post("/api/chat", request, { Accept: EVENT_STREAM }, signal);
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
  await post("/api/feedback", vote, {});
}

async function post(path: string, body: object, headers: Record<string, string>, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(path, {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return response;
}
