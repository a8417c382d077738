import type { Assistant } from "#app/domain/ports.ts";

/** Failures that say nothing about the provider. */
const NOT_THE_PROVIDER = [
  "budget_exhausted",
  "breaker_open",
  "shortened",
  "filtered",
  "question_filtered",
  "question_too_long",
  "urgent_timeout",
];

/** The same assistant; the first words of an answer, and each failure of the provider, are reported as a code. */
export function withSign(assistant: Assistant, report: (code: string) => void): Assistant {
  return {
    ...assistant,
    async *answer(question, signal) {
      let silent = true;
      try {
        for await (const text of assistant.answer(question, signal)) {
          if (silent) report("ok");
          silent = false;
          yield text;
        }
      } catch (error) {
        const code = error instanceof Error ? error.message : "unknown";
        if (!signal.aborted && !NOT_THE_PROVIDER.includes(code)) report(code);
        throw error;
      }
    },
  };
}
