import { TOKENS } from "./fake-model.ts";

/** How one streamed answer arrived. Milliseconds; the first three from the request on. */
export type Arrival = {
  firstByte: number;
  firstToken: number;
  /** When the model was asked. */
  modelAsked: number;
  /** How long each token was on its way, from the model's sending it. */
  delays: number[];
  /** Separate arrivals that brought tokens. */
  arrivals: number;
};

type Watched = { last: { asked: number; sent: number[] } };

/** The length of the answer with each token, without spaces: a space may wait for its word. */
const LENGTHS = TOKENS.map((_, at) => bare(TOKENS.slice(0, at + 1).join("")).length);

/** Asks once and watches the answer arrive, whether as the provider's events or as ours. */
export async function watchStream(url: string, body: object, model: Watched, headers: Record<string, string> = {}): Promise<Arrival> {
  const began = performance.now();
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream", ...headers },
    body: JSON.stringify(body),
  });
  const arrival: Arrival = { firstByte: 0, firstToken: 0, modelAsked: 0, delays: [], arrivals: 0 };
  const decoder = new TextDecoder();
  let [unread, said] = ["", ""];
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    const now = performance.now();
    arrival.firstByte ||= now - began;
    unread += decoder.decode(piece, { stream: true });
    const events = unread.split("\n\n");
    unread = events.pop() ?? "";
    said += events.map(wordsOf).join("");
    const before = arrival.delays.length;
    const length = bare(said).length;
    for (let at = before; (LENGTHS[at] ?? Number.POSITIVE_INFINITY) <= length; at++) {
      arrival.delays.push(now - (model.last.sent[at] ?? Number.NaN));
    }
    if (arrival.delays.length > before) {
      arrival.firstToken ||= now - began;
      arrival.arrivals += 1;
    }
  }
  arrival.modelAsked = model.last.asked - began;
  return arrival;
}

function wordsOf(event: string): string {
  const data = /^data: (.*)$/m.exec(event)?.[1] ?? "[DONE]";
  if (data === "[DONE]") return "";
  const { text, choices } = JSON.parse(data);
  return text ?? choices?.[0]?.delta?.content ?? "";
}

function bare(text: string): string {
  return text.replaceAll(/\s/g, "");
}
