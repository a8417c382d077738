import { createParser } from "eventsource-parser";
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import { promptFor } from "#app/assistant/llm/prompt.ts";
import type { Chunk, Provider } from "#app/assistant/llm/provider.ts";
import { ProviderError, readRetryAfter } from "#app/assistant/llm/provider-failure.ts";
import { ANSWER_TOKENS } from "#app/domain/limits.ts";
import { type CoalesceOptions, coalesceStream } from "./coalesce-stream.server.ts";

const DEFAULT_MODEL = "gpt-4o-mini";
const DEFAULT_URL = "https://api.openai.com/v1";

const LAST = "[DONE]";

type Account = { apiKey: string; baseUrl?: string; model?: string };

/**
 * Asks any OpenAI-compatible API. Uses only the types of the openai package (decision 0030).
 * @throws ProviderFailure "upstream_<status>" or "upstream_unreachable"; from the stream "upstream_broken", "truncated" or "filtered"
 */
export function openAiProvider({ apiKey, baseUrl = DEFAULT_URL, model = DEFAULT_MODEL }: Account, world: CoalesceOptions): Provider {
  const address = `${baseUrl.replace(/\/$/, "")}/chat/completions`;
  const headers = { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json", Accept: "text/event-stream" };
  return {
    name: new URL(address).host,
    async ask(question, signal) {
      const asked: ChatCompletionCreateParamsStreaming = {
        model,
        messages: promptFor(question),
        max_completion_tokens: ANSWER_TOKENS,
        temperature: 0.2,
        stream: true,
        store: false,
      };
      const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(asked), signal }).catch(() => {
        throw new ProviderError("upstream_unreachable");
      });
      if (!response.ok || !response.body) throw await failureOf(response);
      return readAnswer(response.body, world);
    },
  };
}

async function* readAnswer(body: ReadableStream<Uint8Array>, world: CoalesceOptions): AsyncGenerator<Chunk> {
  const decoder = new TextDecoder();
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  let finish: string | undefined;
  try {
    for await (const bytes of coalesceStream(body, world)) {
      parser.feed(decoder.decode(bytes, { stream: true }));
      const { text, pieces, end, finish: reason = finish } = readEvents(events.splice(0));
      finish = reason;
      if (text) yield { text, pieces };
      if (end === "broken") throw new Error("the provider says so");
      // Some providers leave the connection open after it.
      if (end === "last") break;
    }
  } catch {
    throw new ProviderError("upstream_broken");
  }
  // A lost connection, an abort and an HTML page also end a stream; only a finish reason completes an answer.
  if (finish === "content_filter") throw new ProviderError("filtered");
  if (!finish) throw new ProviderError("truncated");
}

/** The text of some events, up to the one that ends the answer or is malformed. */
function readEvents(events: readonly string[]): Chunk & { finish?: string; end?: "last" | "broken" } {
  let [text, pieces] = ["", 0];
  let finish: string | undefined;
  for (const data of events) {
    if (data === LAST) return { text, pieces, finish, end: "last" };
    const chunk = readChunk(data);
    if (!chunk || chunk.error) return { text, pieces, finish, end: "broken" };
    const choice = chunk.choices?.[0];
    finish = choice?.finish_reason ?? finish;
    if (!choice?.delta?.content) continue;
    text += choice.delta.content;
    pieces += 1;
  }
  return { text, pieces, finish };
}

function readChunk(data: string): (ChatCompletionChunk & { error?: unknown }) | undefined {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** Contains none of the provider's text: its error bodies can contain parts of the key. */
async function failureOf({ status, headers, body }: Response): Promise<ProviderError> {
  await body?.cancel().catch(() => {});
  return new ProviderError(`upstream_${status}`, readRetryAfter(headers.get("Retry-After"), Date.now()));
}
