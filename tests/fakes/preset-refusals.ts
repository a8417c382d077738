import type { PresetName } from "#app/assistant/llm/presets.ts";

type Refusal = { status: number; body: object };

const error = (status: number, fields: object): Refusal => ({ status, body: { error: fields } });

/** The words of a question refused by the filter of the provider; servers of models as they are have none. */
const FILTERED: Partial<Record<PresetName, Refusal>> = {
  openai: error(400, { message: "Invalid prompt: it was flagged as potentially violating our usage policy.", code: "invalid_prompt" }),
  azure: error(400, {
    message: "The response was filtered.",
    code: "content_filter",
    innererror: { code: "ResponsibleAIPolicyViolation" },
  }),
  anthropic: error(400, { type: "invalid_request_error", message: "Output blocked by content filtering policy" }),
  openrouter: error(403, { code: 403, message: "Flagged", metadata: { reasons: ["harm"], flagged_input: "..." } }),
};

const TOO_LONG: Record<PresetName, Refusal | undefined> = {
  openai: error(400, { message: "Too many tokens.", code: "context_length_exceeded", param: "messages" }),
  azure: error(400, { message: "Too many tokens.", code: "context_length_exceeded", param: "messages" }),
  anthropic: error(400, { type: "invalid_request_error", message: "prompt is too long: 210000 tokens > 200000 maximum" }),
  mistral: { status: 400, body: { object: "error", message: "Too large for a model with 32768 maximum context length", code: "3051" } },
  openrouter: error(400, { code: 400, message: "This endpoint's maximum context length is 8192 tokens." }),
  groq: error(413, { message: "Request too large for this model", type: "tokens", code: "rate_limit_exceeded" }),
  other: error(400, { message: "The context window is full." }),
  vllm: { status: 400, body: { object: "error", message: "This model's maximum context length is 4096 tokens.", code: 400 } },
  "llama-cpp": error(400, { code: 400, type: "exceed_context_size_error", message: "The request exceeds the available context size" }),
  // Cuts the beginning off and says nothing.
  ollama: undefined,
  "lm-studio": { status: 400, body: { error: "The number of tokens is greater than the context length" } },
  "workers-ai-rest": {
    status: 400,
    body: { errors: [{ message: "AiError: exceeded this model context window limit", code: 5021 }], success: false },
  },
  "workers-ai": error(400, { message: "5021: The estimated tokens exceeded this model context window limit" }),
};

/** What a server of this kind answers to a question that it does not take; undefined where it takes all. */
export function questionRefused(preset: PresetName, why: "filtered" | "too long"): (() => Response) | undefined {
  const refusal = (why === "filtered" ? FILTERED : TOO_LONG)[preset];
  return refusal && (() => Response.json(refusal.body, { status: refusal.status }));
}
