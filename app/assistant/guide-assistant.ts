import { GUIDE_ASSISTANT } from "#app/domain/chat/chat-contract.ts";
import type { Assistant } from "#app/domain/ports.ts";

const WORD_PAUSE_MS = 8;

/**
 * The assistant that needs no model: it says what our own knowledge answers, word by word.
 * @param pause waits for so many milliseconds
 */
export function guideAssistant(pause: (ms: number) => Promise<void>): Assistant {
  return {
    name: GUIDE_ASSISTANT,
    saysOurWords: true,
    async *answer({ draft }, signal) {
      for (const word of draft.split(/(?<=\s)/)) {
        if (signal.aborted) return;
        yield word;
        await pause(WORD_PAUSE_MS);
      }
    },
  };
}
