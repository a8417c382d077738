import { type ChatEvent, type ChatReply, EVENT_STREAM, encodeEvent, HEARTBEAT } from "#app/domain/chat/chat-contract.ts";
import { HEARTBEAT_MS } from "#app/domain/limits.ts";

type Events = (signal: AbortSignal) => AsyncIterable<ChatEvent>;

const NOT_STORED = { "Cache-Control": "no-store" };
/** White space before a JSON value means nothing. */
const JSON_HEARTBEAT = "\n";

/** Whether the reader takes events: named in its `Accept`, and not with the weight 0, which refuses (RFC 9110, section 12.4.2). */
export function wantsStream(request: Request): boolean {
  const ranges = (request.headers.get("Accept") ?? "").toLowerCase().split(",");
  return ranges.some((range) => {
    const [type, ...parameters] = range.split(";").map((part) => part.trim());
    return type === EVENT_STREAM && !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter));
  });
}

/**
 * The whole answer as one JSON body; what could not be answered is a 503 with the same body. An answer that takes long begins with white
 * space, so that a reader who leaves is noticed; its status is 200 then, and its body says whether it failed. `atEnd` is called once.
 */
export async function answerAsJson(events: Events, requestSignal: AbortSignal, atEnd: () => void): Promise<Response> {
  const reader = watchReader(requestSignal, atEnd);
  const reading = lastReply(events(reader.signal)).finally(reader.end);
  const quick = await Promise.race([reading, new Promise<undefined>((late) => setTimeout(late, HEARTBEAT_MS))]);
  if (quick) return Response.json(quick.body, { status: quick.status, headers: NOT_STORED });
  const write = (send: (text: string) => void) => reading.then(({ body }) => send(JSON.stringify(body)));
  return new Response(streamOf(write, JSON_HEARTBEAT, reader), { headers: { "Content-Type": "application/json", ...NOT_STORED } });
}

async function lastReply(events: AsyncIterable<ChatEvent>): Promise<{ body: ChatReply | { error: string }; status: number }> {
  for await (const event of events) {
    if (event.type === "done") return { body: event.reply, status: 200 };
    if (event.type === "error") return { body: event.reply, status: 503 };
  }
  return { body: { error: "cancelled" }, status: 503 };
}

/** The answer as server-sent events. `atEnd` is called once, however the answer ends. */
export function answerAsStream(events: Events, requestSignal: AbortSignal, atEnd: () => void): Response {
  const reader = watchReader(requestSignal, atEnd);
  const write = (send: (text: string) => void) => pump(events(reader.signal), send, reader.signal);
  const headers = { "Content-Type": `${EVENT_STREAM}; charset=utf-8`, ...NOT_STORED };
  return new Response(streamOf(write, HEARTBEAT, reader), { headers });
}

type Reader = { signal: AbortSignal; leave: () => void; end: () => void };

/** Whoever leaves gives the stream slot back at once: the next question must not wait for the provider to notice. */
function watchReader(requestSignal: AbortSignal, atEnd: () => void): Reader {
  const gone = new AbortController();
  let hasEnded = false;
  const end = () => {
    if (!hasEnded) atEnd();
    hasEnded = true;
  };
  const leave = () => {
    gone.abort();
    end();
  };
  requestSignal.addEventListener("abort", leave, { once: true });
  return { signal: gone.signal, leave, end };
}

/**
 * A body that writes a heartbeat into every silence. The heartbeat is also the only way to notice early that a silent stream's reader has
 * left; then everything behind the stream is aborted.
 */
function streamOf(write: (send: (text: string) => void) => Promise<void>, heartbeat: string, { signal, leave, end }: Reader) {
  const encoder = new TextEncoder();
  let beat: ReturnType<typeof setInterval>;
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      let isQuiet = true;
      const send = (text: string) => {
        isQuiet = false;
        try {
          controller.enqueue(encoder.encode(text));
        } catch {
          leave();
        }
      };
      beat = setInterval(() => {
        if (isQuiet) send(heartbeat);
        isQuiet = true;
      }, HEARTBEAT_MS);
      write(send).finally(() => {
        clearInterval(beat);
        end();
        if (!signal.aborted) controller.close();
      });
    },
    cancel() {
      clearInterval(beat);
      leave();
    },
  });
}

async function pump(events: AsyncIterable<ChatEvent>, write: (text: string) => void, gone: AbortSignal): Promise<void> {
  for await (const event of events) {
    write(encodeEvent(event));
    // The runtime sends only between its turns: without one, the search of our pages would hold the urgency back.
    if (event.type === "triage") await new Promise((done) => setTimeout(done, 0));
    if (gone.aborted) return;
  }
}
