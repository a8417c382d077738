import type { PresetName } from "#app/assistant/llm/presets.ts";
import type { WorkersAi } from "#app/platform/llm/workers-ai.server.ts";
import { strictRefusal } from "./preset-strictness.ts";

/** What a server can do with a question that it takes. */
export const BEHAVIORS = ["stream", "stop", "refusal", "length", "reasoning", "unopened", "harmony", "tool", "429", "silence"] as const;
/** Two more for tests of their own: an answer of two sentences, and a whole sentence of thought without its opening tag. */
export type Behavior = (typeof BEHAVIORS)[number] | "sentences" | "thought sentence";

/** The words of the answer, and the thought that nobody may see. */
export const WORDS = ["Call ", "your ", "vet ", "now."];
export const THOUGHT = "I guess it is a small dose";

/** How each server that can think says what it thinks. */
const THINKS: Partial<Record<PresetName, (thought: string) => object[]>> = {
  mistral: (thought) => [{ content: [{ type: "thinking", thinking: [{ type: "text", text: thought }] }] }],
  openrouter: (reasoning) => [{ reasoning }],
  groq: (reasoning) => [{ reasoning }],
  "llama-cpp": (thought) => [{ content: "<thi" }, { content: `nk>${thought}` }, { content: "</think>\n\n" }],
  "lm-studio": (thought) => [{ content: `<think>${thought}</think>` }],
};

/** gpt-oss without a parser. */
const HARMONY = ["<|channel|>ana", "lysis<|mess", `age|>${THOUGHT}<|end|><|start|>assistant`, "<|channel|>final<|message|>"];
const CALL = { index: 0, id: "call-1", type: "function", function: { name: "look_up", arguments: "{}" } };
/** How servers end an answer that calls a tool, where it is not "tool_calls". */
const TOOL_END: Partial<Record<PresetName, string>> = { ollama: "stop", "llama-cpp": "stop" };

const event = (body: object) => `data: ${JSON.stringify(body)}\n\n`;
const delta = (fields: object, finish: string | null = null) => ({ choices: [{ index: 0, delta: fields, finish_reason: finish }] });
const USAGE = { choices: [], usage: { prompt_tokens: 500, completion_tokens: 40, total_tokens: 540 } };

function eventsOf(preset: PresetName, behavior: Behavior): object[] {
  const words = WORDS.map((content) => delta({ content: preset === "mistral" ? [{ type: "text", text: content }] : content }));
  const azure = preset === "azure" ? [{ choices: [], prompt_filter_results: [] }] : [];
  const thoughts = (THINKS[preset] ?? ((thought: string) => [{ reasoning_content: thought }]))(THOUGHT).map((fields) => delta(fields));
  if (behavior === "refusal") return [...azure, delta({}, "content_filter")];
  if (behavior === "length") return [...azure, ...words, delta({}, "length"), USAGE];
  // The chat template opened the thought, and the server takes nothing out.
  if (behavior === "unopened")
    return [delta({ content: `${THOUGHT}.\n</thi` }), delta({ content: "nk>\n\n" }), ...words, delta({}, "stop"), USAGE];
  if (behavior === "thought sentence")
    return [delta({ content: `${THOUGHT}. ` }), delta({ content: "Fine. </think>" }), ...words, delta({}, "stop")];
  if (behavior === "sentences") return [...words, delta({ content: " Keep her warm." }), delta({}, "stop")];
  if (behavior === "harmony")
    return [...HARMONY.map((content) => delta({ content })), ...words, delta({ content: "<|return|>" }, "stop"), USAGE];
  if (behavior === "tool")
    return [
      ...azure,
      ...words,
      delta({ content: " And a" }),
      delta({ tool_calls: [CALL] }),
      delta({}, TOOL_END[preset] ?? "tool_calls"),
      USAGE,
    ];
  if (behavior === "reasoning") return [...azure, ...thoughts, ...words, delta({}, "stop"), USAGE];
  return [...azure, ...words, delta({}, "stop"), USAGE];
}

/**
 * A server of this kind as a `fetch`. It refuses what its maker refuses (preset-strictness.ts).
 * "stop" leaves the connection open after the end.
 */
export function presetFetch(preset: PresetName, behavior: Behavior) {
  const bodies: Record<string, unknown>[] = [];
  let open = 0;
  const fetch = async (url: unknown, init?: RequestInit): Promise<Response> => {
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
    bodies.push(body);
    const refused = strictRefusal(preset, url, init);
    if (refused) return refused;
    if (behavior === "429") return Response.json({ error: { message: "Rate limit" } }, { status: 429, headers: { "Retry-After": "20" } });
    open += 1;
    return streamOf(behavior === "silence" ? [] : eventsOf(preset, behavior), behavior, init?.signal ?? undefined, () => {
      open -= 1;
    });
  };
  return { fetch: fetch as typeof globalThis.fetch, bodies, open: () => open };
}

function streamOf(events: object[], behavior: Behavior, signal: AbortSignal | undefined, onClose: () => void): Response {
  const encoder = new TextEncoder();
  let at = 0;
  let isClosed = false;
  const close = () => {
    if (!isClosed) onClose();
    isClosed = true;
  };
  const body = new ReadableStream({
    type: "bytes",
    start(controller) {
      signal?.addEventListener("abort", () => {
        close();
        try {
          controller.error(new DOMException("aborted", "AbortError"));
        } catch {
          // Closed already.
        }
      });
    },
    async pull(controller) {
      const next = events[at++];
      if (next) return controller.enqueue(encoder.encode(event(next)));
      if (behavior === "stop" || behavior === "silence") return new Promise(() => {});
      if (at === events.length + 1) return controller.enqueue(encoder.encode("data: [DONE]\n\n"));
      close();
      controller.close();
    },
    cancel: close,
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
}

/** The binding of Workers AI whose answers are those of a `fetch`; a refusal is an error that says its code, and no status. */
export function bindingOf(fetch: typeof globalThis.fetch): WorkersAi {
  return {
    async run(model, inputs) {
      const response = await fetch("", { body: JSON.stringify({ model, ...inputs }) });
      if (response.ok) return response.body;
      const { error } = (await response.json()) as { error?: { message?: string } };
      throw new Error(INTERNAL_CODES[response.status] ?? error?.message ?? "AiError");
    },
  };
}

/** What the binding says in place of a status. */
const INTERNAL_CODES: Readonly<Record<number, string>> = {
  413: "3006: Request is too large",
  429: "3040: No more data centers to forward the request to",
};
