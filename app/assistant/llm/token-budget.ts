import { ANSWER_TOKENS } from "#app/domain/limits.ts";
import type { Budget, Cost, Question } from "#app/domain/ports.ts";
import type { Said, Vendor } from "./provider.ts";
import { VendorFailure, wasRefused } from "./provider-failure.ts";

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
export function budgeted(vendor: Vendor, { budget, promptTokens, keepAlive }: Needs): Vendor {
  return {
    name: vendor.name,
    async ask(question, signal) {
      const prompt = promptTokens(question);
      const reservation = await budget.reserve(prompt + ANSWER_TOKENS);
      if (!reservation) throw new VendorFailure("budget_exhausted");
      let written = () => {};
      keepAlive(
        new Promise<void>((done) => {
          written = done;
        }),
      );
      // Nobody waits for the writing.
      const settle = (cost: Cost) => void reservation.settle(cost).then(written, written);
      try {
        return counted(await vendor.ask(question, signal), (answer) => settle({ prompt, answer }));
      } catch (error) {
        settle({ prompt: wasRefused(error) ? 0 : prompt, answer: 0 });
        throw error;
      }
    },
  };
}

/** The same words; at their end, however they end, `atEnd` is told how many tokens they were. */
async function* counted(said: AsyncIterable<Said>, atEnd: (tokens: number) => void): AsyncGenerator<Said> {
  let [pieces, chars] = [0, 0];
  try {
    for await (const words of said) {
      pieces += words.pieces;
      chars += words.text.length;
      yield words;
    }
  } finally {
    // Vendors send a token a piece, or several: whichever count is larger.
    atEnd(Math.max(pieces, Math.ceil(chars / CHARS_A_TOKEN)));
  }
}
