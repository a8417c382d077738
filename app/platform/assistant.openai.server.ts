import OpenAI from "openai";
import { ANSWER_TOKENS } from "#app/domain/limits.ts";
import type { Assistant } from "#app/domain/ports.ts";
import { promptFor } from "#app/domain/prompt.ts";
import { readRetryAfter, VendorFailure } from "#app/domain/vendor/failure.ts";

const DEFAULT_MODEL = "gpt-4o-mini";

type Vendor = { apiKey: string; baseUrl?: string; model?: string };

/**
 * Asks any OpenAI-compatible API. The vendor's client gets no retries and no log: it would sleep through cancellation and print raw text.
 * @throws VendorFailure "upstream_<status>", "upstream_unreachable", "upstream_broken", "truncated" or "filtered"
 */
export function openAiAssistant({ apiKey, baseUrl, model }: Vendor): Assistant {
  const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, logLevel: "off" });
  return {
    name: new URL(client.baseURL).host,
    async *answer(question, signal) {
      const stream = await client.chat.completions
        .create(
          {
            model: model ?? DEFAULT_MODEL,
            messages: promptFor(question),
            max_completion_tokens: ANSWER_TOKENS,
            temperature: 0.2,
            stream: true,
            store: false,
          },
          { signal },
        )
        .catch((error: unknown) => {
          throw failureOf(error, "upstream_unreachable");
        });
      let finish: string | null = null;
      try {
        for await (const chunk of stream) {
          const choice = chunk.choices?.[0];
          finish = choice?.finish_reason ?? finish;
          if (choice?.delta?.content) yield choice.delta.content;
        }
      } catch (error) {
        throw failureOf(error, "upstream_broken");
      }
      // The client takes a cut line, an abort and an HTML page for a normal end; only a finish reason is one.
      if (finish === "content_filter") throw new VendorFailure("filtered");
      if (!finish) throw new VendorFailure("truncated");
    },
  };
}

/** None of the vendor's words: its error bodies can hold parts of the key. */
function failureOf(error: unknown, otherwise: string): VendorFailure {
  const { status, headers } = error instanceof OpenAI.APIError ? error : {};
  return new VendorFailure(status ? `upstream_${status}` : otherwise, readRetryAfter(headers?.get("Retry-After"), Date.now()));
}
