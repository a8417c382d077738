import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** An ordinary answer, as a model writes it: plain sentences, some marks, no numbers that a guard must weigh. */
const ANSWER = `Dogs often eat grass, and most of them feel well before and after it. Many seem to like the taste, and some do it when they are bored.
**What to watch for:** a dog that keeps being sick, will not eat, or seems weak needs to be seen. Look at the gums and the belly, and see whether your dog drinks as usual.

- Keep away from lawns that were treated.
- Take fresh water along on the walk.
- Write down when it happens, so that your vet sees a pattern.

If your dog strains, cries or cannot keep water down, call your vet today and say what you have seen.`;

/** The words of the answer, one a token, each with the space before it. */
export const TOKENS: readonly string[] = ANSWER.split(/(?=\s\S)/);

/** What a long answer is made of: 6,000 characters, the most that we show. */
const LONG: readonly string[] = Array.from({ length: Math.ceil(6000 / ANSWER.length) }, () => [...TOKENS, "\n\n"])
  .flat()
  .slice(0, Math.round((6000 / ANSWER.length) * TOKENS.length));

/** Silence before the first token, and between two, in milliseconds. */
const FIRST_MS = 150;
const APART_MS = 20;

type Talker = AsyncDisposable & {
  /** Base URL for an OpenAI client, with `/v1`. */
  url: string;
  /** When it was asked last, and when it sent each token (performance.now). */
  last: { asked: number; sent: number[] };
  /** `long`: 6,000 characters without a pause. */
  pace: "even" | "long";
};

/** Starts a model on loopback that answers in an even rhythm, and remembers when it said what. */
export async function startTalker(): Promise<Talker> {
  const server = createServer(async (request, response) => {
    talker.last = { asked: performance.now(), sent: [] };
    const { last, pace } = talker;
    for await (const _ of request);
    await pause(FIRST_MS);
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache" });
    for (const content of pace === "long" ? LONG : TOKENS) {
      if (pace === "even" && last.sent.length > 0) await pause(APART_MS);
      last.sent.push(performance.now());
      response.write(chunk({ content }, null));
    }
    response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const talker: Talker = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    last: { asked: 0, sent: [] },
    pace: "even",
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
  return talker;
}

function chunk(delta: object, finish: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: "chatcmpl-talker", object: "chat.completion.chunk", created: 0, model: "talker", choices })}\n\n`;
}
