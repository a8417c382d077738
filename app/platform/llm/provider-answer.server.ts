import { readCompletionChunk, visible } from "#app/assistant/llm/completion-chunk.ts";
import type { Chunk } from "#app/assistant/llm/provider.ts";
import { ProviderError } from "#app/assistant/llm/provider-failure.ts";
import { createAnswerSign, createReasoningFilter } from "#app/assistant/llm/reasoning.ts";
import { ANSWER_CHARS, USAGE_WAIT_MS } from "#app/domain/limits.ts";

/** Does the model close thoughts that it never opened? Undefined until its first whole answer. */
export type ThoughtMemory = { unopened: boolean | undefined };

type Reading = {
  pause: (ms: number) => Promise<unknown>;
  thoughts: ThoughtMemory;
};

type Stream = AsyncIterable<unknown> & { controller: AbortController };

/**
 * Reads the words of an answer from a provider's stream, and closes it however the reading ends.
 * @throws ProviderError "upstream_broken", "truncated", "filtered" or "shortened"
 */
export async function* readAnswer(stream: Stream, { pause, thoughts }: Reading): AsyncGenerator<Chunk> {
  const filter = createReasoningFilter({ holds: thoughts.unopened !== false });
  const chunks = stream[Symbol.asyncIterator]();
  let finish: string | undefined;
  const readsAnswer = createAnswerSign();
  let [callsTool, hasShown, isAnswer, isBare] = [false, false, false, false];
  try {
    for (;;) {
      const next = chunks.next();
      // After the finish reason only the usage can follow, and some providers leave the connection open.
      const result = await (finish ? Promise.race([next, pause(USAGE_WAIT_MS).then(() => LATE)]) : next);
      if (result.done) {
        if (isBare) finish ??= "stop";
        break;
      }
      const { text, thinks, finish: reason, usage, ...chunk } = readCompletionChunk(result.value);
      finish = reason ?? finish;
      callsTool ||= chunk.callsTool ?? false;
      isBare ||= chunk.isBare ?? false;
      isAnswer = readsAnswer(text);
      if (thinks || isAnswer) filter.trust();
      const shown = filter.push(visible(text.slice(0, ANSWER_CHARS)));
      if (filter.closedUnopened && (isAnswer || !thoughts.unopened)) {
        // In an answer the mark is a word of it, which a visitor may have asked for: no reason to hold back everybody's answers.
        if (!isAnswer) thoughts.unopened = true;
        // What was shown was a thought or is cut by the mark, so what follows is no continuation of it.
        if (hasShown) {
          finish = undefined;
          break;
        }
      }
      hasShown ||= shown !== "";
      if (shown || text || thinks || usage) yield { text: shown, pieces: text || thinks ? 1 : 0, ...(usage && { usage }) };
      if (finish && usage) break;
    }
    // What was held back and then cut short may be a thought.
    const rest = thoughts.unopened !== false && !isAnswer && (!finish || finish === "length") ? "" : filter.end();
    if (rest) yield { text: rest, pieces: 0 };
  } catch {
    throw new ProviderError("upstream_broken");
  } finally {
    stream.controller.abort();
    chunks.return?.()?.catch(() => {});
  }
  // A lost connection, an abort and an HTML page also end a stream; only a finish reason completes an answer.
  if (finish === "content_filter") throw new ProviderError("filtered");
  if (finish === "length") throw new ProviderError("shortened");
  if (!finish || callsTool || filter.calledTool || UNFINISHED.has(finish)) throw new ProviderError("truncated");
  thoughts.unopened ??= false;
}

/** The model wants a tool, of which we offer none, in the middle of its answer. */
const UNFINISHED = new Set(["tool_calls", "function_call"]);

const LATE = { done: true, value: undefined } as const;
