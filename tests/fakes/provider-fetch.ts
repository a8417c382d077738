/** What a model provider can do to one request, as an answer to `fetch`. */
type Play = (signal: AbortSignal | undefined) => Promise<Response>;

/** A secret in what the provider says when it fails. */
export const VENDOR_CANARY = "sk-CANARY-9c2e";

const encoder = new TextEncoder();
const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const words = (texts: readonly string[]) => texts.map((content) => chunk({ content }));
const STOP = [chunk({}, "stop"), "data: [DONE]\n\n"];

type Ends = "well" | "hangs" | "resets";

/** A stream of these frames, each in a piece of its own, with a pause before each or before the first; closed, left open, or broken off. */
function frames(
  parts: readonly (string | Uint8Array)[],
  { ends = "well" as Ends, everyMs = 0, firstMs = undefined as number | undefined, signal = undefined as AbortSignal | undefined } = {},
): Response {
  let at = 0;
  const body = new ReadableStream({
    // As the network's are: its readers bring the room for what they read.
    type: "bytes",
    start(controller) {
      signal?.addEventListener("abort", () => {
        try {
          controller.error(new DOMException("aborted", "AbortError"));
        } catch {
          // Closed already.
        }
      });
    },
    async pull(controller) {
      const waitMs = at === 0 ? (firstMs ?? everyMs) : everyMs;
      if (waitMs > 0) await new Promise((done) => setTimeout(done, waitMs));
      const part = parts[at++];
      if (part !== undefined) return controller.enqueue(typeof part === "string" ? encoder.encode(part) : new Uint8Array(part));
      if (ends === "well") return controller.close();
      if (ends === "resets") return controller.error(new TypeError("Network connection lost."));
      await new Promise(() => {});
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
}

const json = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ error: { message: `It went wrong, ${VENDOR_CANARY}`, type: "server_error" } }, { status, headers });

const untilAborted = (signal: AbortSignal | undefined) =>
  new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError"))));

const SAID = ["Call ", "a ", "vet."];

/** What `spells` says, a letter a piece. */
export const LETTERS = "Bring her in and say what you saw.";

/** Every way to answer that the fault matrix names, and a good one. */
/** Ordinary sentences: repeated words alone are cut as no language. */
const LONG_TALK = [
  "Brush the coat every day. ",
  "Keep fresh water in two bowls. ",
  "Walk in the shade at noon. ",
  "Play a game before dinner. ",
];

/** What `drips` says, a word every nine seconds. */
export const DRIPS =
  "Walk your dog on a short leash in the park until the vet has seen the sore paw and says that all is well ".match(/\S+ /g) ?? [];

/** More than a head line may take. */
const LONG_BEGINNING = [
  "Case: first I look at the whole of such a story before I say a word about what it may mean. ",
  "A scale stands in most waiting rooms, and a nurse will want the weight before the vet comes. ",
  "Write down what you saw and when, and take the list along, so that nothing is forgotten there. ",
  "A leash keeps things calm on the way in, and somebody else can hold the door for the two of you. ",
].join("");

const VENDOR_PLAYS = {
  answers: async () => frames([...words(SAID), ...STOP]),
  spells: async () => frames([...words([...LETTERS]), ...STOP]),
  refusesConnection: async () => Promise.reject(new TypeError("connect ECONNREFUSED")),
  unauthorized: async () => json(401),
  forbidden: async () => json(403),
  busyFor30s: async () => json(429, { "Retry-After": "30" }),
  busyFor1s: async () => json(429, { "Retry-After": "1" }),
  failsWith500: async () => json(500),
  failsWith503: async () => json(503),
  hangsBeforeHeaders: untilAborted,
  hangsAfterHeaders: async (signal) => frames([chunk({ role: "assistant", content: "" })], { ends: "hangs", signal }),
  thinks: async (signal) =>
    frames(
      Array.from({ length: 400 }, () => chunk({ reasoning_content: "hm " })),
      { everyMs: 100, signal },
    ),
  hangsMidway: async (signal) => frames(words(SAID.slice(0, 2)), { ends: "hangs", signal }),
  resetsMidway: async () => frames(words(SAID.slice(0, 2)), { ends: "resets" }),
  endsWithoutReason: async () => frames(words(SAID.slice(0, 2))),
  saysError: async () => frames([`data: ${JSON.stringify({ error: { message: VENDOR_CANARY } })}\n\n`]),
  saysEndlessLine: async () =>
    frames(
      Array.from({ length: 40 }, () => "x".repeat(64 * 1024)),
      { ends: "hangs" },
    ),
  saysErrorMidway: async () => frames([...words(SAID.slice(0, 2)), `data: ${JSON.stringify({ error: { message: VENDOR_CANARY } })}\n\n`]),
  saysGarbage: async () => frames([`data: {"choices": [${VENDOR_CANARY}\n\n`]),
  showsWebPage: async () => new Response(`<!DOCTYPE html><p>${VENDOR_CANARY}</p>`, { headers: { "Content-Type": "text/html" } }),
  neverStops: async (signal) =>
    frames(words(Array.from({ length: 4000 }, (_, at) => LONG_TALK[at % LONG_TALK.length] as string)), { signal }),
  drips: async (signal) => frames(words(DRIPS), { everyMs: 9_000, signal }),
  splitsOddly: async () => oddlySplit(),
  staysOpen: async (signal) => frames([...words(SAID), ...STOP], { ends: "hangs", signal }),
  saysNothing: async () => frames(STOP),
  filters: async () => frames([chunk({}, "content_filter"), "data: [DONE]\n\n"]),
  filtersMidway: async () => frames([...words(SAID.slice(0, 2)), chunk({}, "content_filter"), "data: [DONE]\n\n"]),
  refusesInWords: async () => frames([chunk({ refusal: "I can't help with that." }), ...STOP]),
  redirects: async () => new Response(null, { status: 307, headers: { Location: "https://other.example/v1/chat/completions" } }),
  repliesWhole: async () => Response.json({ choices: [{ index: 0, message: { content: GOOD_WORDS }, finish_reason: "stop" }] }),
  speaksAfter4s: async (signal) => frames([...words(SAID), ...STOP], { firstMs: 4_000, signal }),
  speaksAfter8s: async (signal) => frames([...words(SAID), ...STOP], { firstMs: 8_000, signal }),
  speaksAfter15s: async (signal) => frames([...words(SAID), ...STOP], { firstMs: 15_000, signal }),
  callsInText: async () => frames([...words([...SAID, " Look ", "at the", ' <tool_call>{"name": "look_up"}']), ...STOP]),
  readsPerson: async () => frames([...words(["case: person | from: none\n", ...SAID]), ...STOP]),
  readsWorse: async () => frames([...words(["case: worse | from: passages\n", ...SAID]), ...STOP]),
  readsGeneral: async () => frames([...words(["case: same | from: general\n", ...SAID]), ...STOP]),
  rambles: async () => frames([...words([LONG_BEGINNING, ...SAID]), ...STOP]),
} as const satisfies Record<string, Play>;

export type ProviderPlay = keyof typeof VENDOR_PLAYS;

/** What `answers` and `splitsOddly` say. */
export const GOOD_WORDS = SAID.join("");
export const ODD_WORDS = "Ruf den Tierärzt 🐶 an.";

/** CRLF, comments, empty deltas, and bytes cut inside a character and inside a line. */
function oddlySplit(): Response {
  const text = [": hello\r\n\r\n", chunk({ content: "" }), ...words(["Ruf den ", "Tierärzt ", "🐶 an."]), ": still here\r\n\r\n", ...STOP]
    .join("")
    .replaceAll("\n\n", "\r\n\r\n")
    .replaceAll("\r\r", "\r");
  const bytes = encoder.encode(text);
  return frames(Array.from({ length: Math.ceil(bytes.length / 3) }, (_, index) => bytes.slice(index * 3, index * 3 + 3)));
}

/** The same bytes; `end` is called when their reader stops, or when they end. */
function endingWith(body: ReadableStream<Uint8Array>, end: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    type: "bytes",
    async pull(controller) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        end();
        throw error;
      });
      if (!done) return controller.enqueue(value as Uint8Array<ArrayBuffer>);
      end();
      controller.close();
      controller.byobRequest?.respond(0);
    },
    cancel(reason) {
      end();
      return reader.cancel(reason);
    },
  });
}

/**
 * A `fetch` that plays these one after another, the last one for ever.
 * @returns with the requests that it saw and how many answers are still open
 */
export function providerFetch(...plays: ProviderPlay[]) {
  const bodies: Record<string, unknown>[] = [];
  let open = 0;
  const fetch = async (_url: unknown, init?: RequestInit): Promise<Response> => {
    const play = VENDOR_PLAYS[plays[Math.min(bodies.length, plays.length - 1)] ?? "answers"] as Play;
    bodies.push(JSON.parse(String(init?.body)));
    const signal = init?.signal ?? undefined;
    open += 1;
    let ended = false;
    const end = () => {
      if (!ended) open -= 1;
      ended = true;
    };
    signal?.addEventListener("abort", end);
    const response = await play(signal).catch((error: unknown) => {
      end();
      throw error;
    });
    if (!response.ok || !response.body) {
      end();
      return response;
    }
    return new Response(endingWith(response.body, end), response);
  };
  return { fetch: fetch as typeof globalThis.fetch, bodies, open: () => open };
}
