import { createParser } from "eventsource-parser";
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import { ANSWER_TOKENS } from "#app/domain/limits.ts";
import type { Assistant } from "#app/domain/ports.ts";
import { promptFor } from "#app/domain/prompt.ts";
import { readRetryAfter, VendorFailure } from "#app/domain/vendor/failure.ts";

const DEFAULT_MODEL = "gpt-4o-mini";
const DEFAULT_URL = "https://api.openai.com/v1";

const LAST = "[DONE]";

type Vendor = { apiKey: string; baseUrl?: string; model?: string };

/**
 * Asks any OpenAI-compatible API. Of the vendor's package only the types: its client is a quarter of the Worker, sleeps through cancellation
 * and prints raw text, and its reader of streams was the dearest part of an answer.
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
      const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(asked), signal }).catch(() => {
        throw new VendorFailure("upstream_unreachable");
      });
      if (!response.ok || !response.body) throw await failureOf(response);
      const reader = response.body.getReader();
      const decoder = new TextDecoder();
      const said: string[] = [];
      const parser = createParser({ onEvent: ({ data }) => said.push(data) });
      let finish: string | null = null;
      try {
        reading: for (;;) {
          const { done, value } = await reader.read();
          if (done) break;
          parser.feed(decoder.decode(value, { stream: true }));
          for (const data of said.splice(0)) {
            // Some vendors leave the line open after it.
            if (data === LAST) break reading;
            const chunk = JSON.parse(data) as ChatCompletionChunk & { error?: unknown };
            if (chunk.error) throw new Error("the vendor says so");
            const choice = chunk.choices?.[0];
            finish = choice?.finish_reason ?? finish;
            if (choice?.delta?.content) yield choice.delta.content;
          }
        }
      } catch {
        throw new VendorFailure("upstream_broken");
      } finally {
        reader.cancel().catch(() => {});
      }
      // A cut line, an abort and an HTML page end a stream too; only a finish reason ends an answer.
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
