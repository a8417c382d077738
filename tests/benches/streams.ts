import { TOKENS } from "../fakes/model-server.ts";

/** How one streamed answer arrived, in milliseconds from the request. */
export type Arrival = { firstByte: number; firstToken: number; pieces: number; complete: boolean };

/** Asks once and watches the answer arrive. */
export async function watchStream(url: string, body: object, headers: Record<string, string> = {}): Promise<Arrival> {
  const began = performance.now();
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream", ...headers },
    body: JSON.stringify(body),
  });
  const arrival: Arrival = { firstByte: 0, firstToken: 0, pieces: 0, complete: false };
  const decoder = new TextDecoder();
  let text = "";
  let seen = 0;
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    const now = performance.now() - began;
    arrival.firstByte ||= now;
    text += decoder.decode(chunk, { stream: true });
    const said = text.match(/Token\d+/g)?.length ?? 0;
    if (said > seen) {
      arrival.firstToken ||= now;
      // The last event repeats the whole answer; it is no arrival of a word.
      if (seen < TOKENS.length) arrival.pieces += 1;
      seen = said;
    }
  }
  arrival.complete = seen >= TOKENS.length;
  return arrival;
}
