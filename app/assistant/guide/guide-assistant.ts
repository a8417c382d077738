import { GUIDE_ASSISTANT } from "#app/domain/chat/chat-contract.ts";
import type { Assistant } from "#app/domain/ports.ts";
import { guideAnswer } from "./guide-answer.ts";

/** Its name, as the wire carries it. */

const WORD_PAUSE_MS = 8;

/**
 * The assistant that needs no model: it writes its answer from the passages of our own pages, word by word.
 * @param pause waits for so many milliseconds
 */
export function guideAssistant(pause: (ms: number) => Promise<void>): Assistant {
  return {
    name: GUIDE_ASSISTANT,
    async *answer(question, signal) {
      for (const word of guideAnswer(question).split(/(?<=\s)/)) {
        if (signal.aborted) return;
        yield word;
        await pause(WORD_PAUSE_MS);
      }
    },
  };
}
