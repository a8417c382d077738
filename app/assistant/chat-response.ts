import { type ChatEvent, type ChatReply, EVENT_STREAM, encodeEvent, HEARTBEAT } from "#app/domain/chat/chat-contract.ts";
import { HEARTBEAT_MS } from "#app/domain/limits.ts";

type Events = (signal: AbortSignal) => AsyncIterable<ChatEvent>;

export function wantsStream(request: Request): boolean {
  return request.headers.get("Accept")?.includes(EVENT_STREAM) ?? false;
}

/** The whole answer as one JSON body; what could not be answered is a 503 with the same body. */
export async function answerAsJson(events: Events, signal: AbortSignal): Promise<Response> {
  let reply: ChatReply | undefined;
  let failed = false;
  for await (const event of events(signal)) {
    if (event.type === "done" || event.type === "error") reply = event.reply;
    failed = event.type === "error";
  }
  return Response.json(reply ?? { error: "cancelled" }, { status: failed || !reply ? 503 : 200, headers: { "Cache-Control": "no-store" } });
}

/**
 * The answer as server-sent events. The heartbeat is also the only way to notice early that a silent stream's reader has left;
 * when the reader leaves, everything behind the stream is aborted. `atEnd` is called once, however the answer ends.
 */
export function answerAsStream(events: Events, requestSignal: AbortSignal, atEnd: () => void): Response {
  const gone = new AbortController();
  const leave = () => gone.abort();
  requestSignal.addEventListener("abort", leave, { once: true });
  const encoder = new TextEncoder();
  let beat: ReturnType<typeof setInterval>;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string) => {
        try {
          controller.enqueue(encoder.encode(text));
        } catch {
          leave();
        }
      };
      beat = setInterval(() => send(HEARTBEAT), HEARTBEAT_MS);
      pump(events(gone.signal), send, gone.signal).finally(() => {
        clearInterval(beat);
        atEnd();
        if (gone.signal.aborted) return;
        controller.close();
      });
    },
    cancel() {
      clearInterval(beat);
      leave();
    },
  });
  return new Response(body, { headers: { "Content-Type": `${EVENT_STREAM}; charset=utf-8`, "Cache-Control": "no-store" } });
}

async function pump(events: AsyncIterable<ChatEvent>, write: (text: string) => void, gone: AbortSignal): Promise<void> {
  for await (const event of events) {
    write(encodeEvent(event));
    // The runtime sends only between its turns: without one, the search of our pages would hold the urgency back.
    if (event.type === "triage") await new Promise((done) => setTimeout(done, 0));
    if (gone.aborted) return;
  }
}
