import { GUIDE_ASSISTANT } from "#app/domain/chat/chat-contract.ts";
import type { Assistant } from "#app/domain/ports.ts";

/** Each piece costs the Worker processor time: a piece per word took eight times as long as the answer itself. */
const SENTENCE_PAUSE_MS = 45;

/**
 * The assistant that needs no model: it says what our own knowledge answers, sentence by sentence.
 * @param pause waits for so many milliseconds
 */
export function guideAssistant(pause: (ms: number) => Promise<void>): Assistant {
  return {
    name: GUIDE_ASSISTANT,
    saysOurWords: true,
    async *answer({ draft }, signal) {
      for (const sentence of draft.split(/(?<=[.!?:]\s|\n)/)) {
        if (signal.aborted) return;
        yield sentence;
        await pause(SENTENCE_PAUSE_MS);
      }
    },
  };
}
