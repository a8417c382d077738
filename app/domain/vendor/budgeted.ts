import { ANSWER_TOKENS } from "../limits.ts";
import type { Assistant, Budget, Question } from "../ports.ts";
import { VendorFailure, wasRefused } from "./failure.ts";

type Needs = {
  budget: Budget;
  /** Tokens of the request for a question, rather too many than too few. */
  promptTokens: (question: Question) => number;
  /** Keeps the Worker alive until the promise ends, also when the visitor has left. */
  keepAlive: (promise: Promise<unknown>) => void;
};

const CHARS_A_TOKEN = 4;

/**
 * Pays for a vendor's answer out of the day's tokens: the most that it can cost is set aside before the vendor is asked, and what it did cost
 * is written down at its end, however it ends.
 * @throws VendorFailure "budget_exhausted" when the day's tokens are spent
 */
export function budgeted(assistant: Assistant, { budget, promptTokens, keepAlive }: Needs): Assistant {
  return {
    name: assistant.name,
    async *answer(question, signal) {
      let prompt = promptTokens(question);
      const reservation = await budget.reserve(prompt + ANSWER_TOKENS);
      if (!reservation) throw new VendorFailure("budget_exhausted");
      let written = () => {};
      keepAlive(
        new Promise<void>((done) => {
          written = done;
        }),
      );
      let [pieces, chars] = [0, 0];
      try {
        for await (const text of assistant.answer(question, signal)) {
          pieces += 1;
          chars += text.length;
          yield text;
        }
      } catch (error) {
        if (pieces === 0 && wasRefused(error)) prompt = 0;
        throw error;
      } finally {
        // Vendors send a token a piece, or several: whichever count is larger. Nobody waits for the writing.
        const answer = Math.max(pieces, Math.ceil(chars / CHARS_A_TOKEN));
        reservation.settle({ prompt, answer }).then(written, written);
      }
    },
  };
}
