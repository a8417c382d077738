import OpenAI, { APIConnectionError, APIError } from "openai";
import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import type { ModelConfig } from "#app/assistant/llm/model-settings.ts";
import { promptFor } from "#app/assistant/llm/prompt.ts";
import type { Provider } from "#app/assistant/llm/provider.ts";
import { ProviderError, readRetryAfter } from "#app/assistant/llm/provider-failure.ts";
import { droppable, type Refusal, readRefusal, withoutFields } from "#app/assistant/llm/refusal.ts";
import type { Question } from "#app/domain/ports.ts";
import { type CoalesceOptions, coalesceStream } from "./coalesce-stream.server.ts";
import { readAnswer, type ThoughtMemory } from "./provider-answer.server.ts";

/** Fields that a provider refused, remembered as long as the isolate lives. */
export type RefusedFields = Set<string>;

type World = CoalesceOptions & {
  prompt: string;
  refused: RefusedFields;
  thoughts: ThoughtMemory;
  /** Told the name of a field that the provider refused. */
  onRefusedField: (name: string) => void;
  /** Asks instead of the network: the binding of Workers AI. */
  binding?: typeof fetch | undefined;
};

type Fields = Record<string, unknown>;

/** How many times a question may be sent again without a field. Mistral names all that it refuses, OpenAI one after the other. */
const MOST_REPAIRS = 3;

/**
 * Asks any OpenAI-compatible API with the openai package (decision 0042). Retries, timeouts and the budget are ours.
 * @throws ProviderError "upstream_<status>" or "upstream_unreachable"; "question_filtered" or "question_too_long"; from the stream "upstream_broken", "truncated", "filtered" or "shortened"
 */
export function openAiProvider(config: ModelConfig, world: World): Provider {
  const { baseUrl, apiKey, headers, model } = config;
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    logLevel: "off",
    defaultHeaders: headers,
    // A setting of the machine that serves must not change where requests go.
    organization: null,
    project: null,
    fetch: coalescing(world.binding ?? ((...asked) => fetch(...asked)), world),
  });

  const send = (question: Question, fields: Fields, signal: AbortSignal) => {
    const messages = promptFor(question, { prompt: world.prompt, passages: config.passages });
    const body = { model, messages, stream: true, ...fields } as ChatCompletionCreateParamsStreaming;
    return client.chat.completions.create(body, { signal });
  };

  return {
    name: config.name,
    async ask(question, signal) {
      let asked = question;
      const dropped = new Set(world.refused);
      for (let repairs = 0; ; repairs++) {
        const fields = withoutFields(config.fields, dropped);
        try {
          const stream = await send(asked, fields, signal);
          // Only now is it known that the provider's trouble was these fields.
          for (const name of dropped) if (!world.refused.has(name)) world.onRefusedField(name);
          for (const name of dropped) world.refused.add(name);
          return readAnswer(stream, world);
        } catch (error) {
          const refusal = refusalOf(error);
          const named = droppable(refusal.fields, fields, dropped);
          const shorter = refusal.fault === "question_too_long" ? shortened(asked) : undefined;
          if (signal.aborted || repairs === MOST_REPAIRS || (named.length === 0 && !shorter)) throw failureOf(error, refusal);
          for (const name of named) dropped.add(name);
          asked = shorter ?? asked;
        }
      }
    },
  };
}

/** Passages that a question keeps when it was too long. */
const FEW_PASSAGES = 2;

/** The question without what was said before and most of its passages. @returns undefined when it has neither */
function shortened(question: Question): Question | undefined {
  if (question.history.length === 0 && question.passages.length <= FEW_PASSAGES) return undefined;
  return { ...question, history: [], passages: question.passages.slice(0, FEW_PASSAGES) };
}

function refusalOf(error: unknown): Refusal {
  return error instanceof APIError && error.status !== undefined
    ? readRefusal(error.status, { error: error.error ?? error.message })
    : { fields: [] };
}

/** Contains none of the provider's text: its error bodies can contain parts of the key. */
function failureOf(error: unknown, { fault }: Refusal): ProviderError {
  if (fault) return new ProviderError(fault);
  if (error instanceof APIConnectionError || !(error instanceof APIError) || error.status === undefined)
    return new ProviderError("upstream_unreachable");
  return new ProviderError(`upstream_${error.status}`, readRetryAfter(error.headers?.get("Retry-After"), Date.now()));
}

/** A line of more bytes is no piece of an answer, and holding it costs seconds. */
const MOST_LINE_BYTES = 1024 * 1024;
const LINE_END = 10;

/** The same `fetch`, whose streams arrive with the chunks of a burst in one: each read costs more than a token. */
function coalescing(send: typeof fetch, world: CoalesceOptions): typeof fetch {
  return async (url, init) => {
    // The visitor's words go to the host that the reply names, and to no other.
    const response = await send(url, { ...init, redirect: "manual" });
    if (!response.ok || !response.body) return response;
    const bursts = coalesceStream(response.body, world);
    let lineBytes = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await bursts.next();
        if (done) return controller.close();
        const end = value.lastIndexOf(LINE_END);
        lineBytes = end < 0 ? lineBytes + value.length : value.length - end - 1;
        if (lineBytes > MOST_LINE_BYTES) {
          await bursts.return(undefined);
          return controller.error(new ProviderError("upstream_broken"));
        }
        // The burst is valid until the next read only.
        controller.enqueue(value.slice());
      },
      async cancel() {
        await bursts.return(undefined);
      },
    });
    return new Response(body, response);
  };
}
