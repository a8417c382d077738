import { Stream } from "openai/core/streaming";
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import { ANSWER_TOKENS } from "#app/domain/limits.ts";
import type { Assistant } from "#app/domain/ports.ts";
import { promptFor } from "#app/domain/prompt.ts";
import { readRetryAfter, VendorFailure } from "#app/domain/vendor/failure.ts";

const DEFAULT_MODEL = "gpt-4o-mini";
const DEFAULT_URL = "https://api.openai.com/v1";

/** Without it the package's reader prints what it cannot parse: the vendor's raw text. The rest of a client it never asks for. */
const NO_LOG = { logger: console, logLevel: "off" } as unknown as Parameters<typeof Stream.fromSSEResponse>[2];

type Vendor = { apiKey: string; baseUrl?: string; model?: string };

/**
 * Asks any OpenAI-compatible API. Of the vendor's package the stream's reader and the types: its whole client is a quarter of the Worker,
 * and its retries and log would have to be switched off (it sleeps through cancellation and prints raw text).
 * @throws VendorFailure "upstream_<status>", "upstream_unreachable", "upstream_broken", "truncated" or "filtered"
 */
export function openAiAssistant({ apiKey, baseUrl = DEFAULT_URL, model = DEFAULT_MODEL }: Vendor): Assistant {
  const address = `${baseUrl.replace(/\/$/, "")}/chat/completions`;
  const headers = { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json", Accept: "text/event-stream" };
  return {
    name: new URL(address).host,
    async *answer(question, signal) {
      const asked: ChatCompletionCreateParamsStreaming = {
        model,
        messages: promptFor(question),
        max_completion_tokens: ANSWER_TOKENS,
        temperature: 0.2,
        stream: true,
        store: false,
      };
      const reading = new AbortController();
      const ends = AbortSignal.any([signal, reading.signal]);
      const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(asked), signal: ends }).catch(() => {
        throw new VendorFailure("upstream_unreachable");
      });
      if (!response.ok) throw await failureOf(response);
      const stream = Stream.fromSSEResponse<ChatCompletionChunk>(response, reading, NO_LOG);
      let finish: string | null = null;
      try {
        for await (const chunk of stream) {
          const choice = chunk.choices?.[0];
          finish = choice?.finish_reason ?? finish;
          if (choice?.delta?.content) yield choice.delta.content;
        }
      } catch {
        throw new VendorFailure("upstream_broken");
      }
      // The reader takes a cut line, an abort and an HTML page for a normal end; only a finish reason is one.
      if (finish === "content_filter") throw new VendorFailure("filtered");
      if (!finish) throw new VendorFailure("truncated");
    },
  };
}

/** None of the vendor's words: its error bodies can hold parts of the key. */
async function failureOf({ status, headers, body }: Response): Promise<VendorFailure> {
  await body?.cancel().catch(() => {});
  return new VendorFailure(`upstream_${status}`, readRetryAfter(headers.get("Retry-After"), Date.now()));
}
