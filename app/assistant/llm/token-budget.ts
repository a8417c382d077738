import { ANSWER_TOKENS } from "#app/domain/limits.ts";
import type { Question, TokenBudget, TokenUsage } from "#app/domain/ports.ts";
import type { Chunk, Provider } from "./provider.ts";
import { isRefusal, ProviderError } from "./provider-failure.ts";

type Needs = {
  budget: TokenBudget;
  /** Tokens of the request for a question, rather too many than too few. */
  promptTokens: (question: Question) => number;
  /** Keeps the Worker alive until the promise ends, also when the visitor has left. */
  keepAlive: (promise: Promise<unknown>) => void;
};

const CHARS_A_TOKEN = 4;

/**
 * Pays for a provider's answer out of the day's tokens: the most that it can cost is set aside before the provider is asked, and what it did cost
 * is written down at its end, however it ends.
 * @throws ProviderFailure "budget_exhausted" when the day's tokens are spent
 */
export function withTokenBudget(provider: Provider, { budget, promptTokens, keepAlive }: Needs): Provider {
  return {
    name: provider.name,
    async ask(question, signal) {
      const prompt = promptTokens(question);
      const reservation = await budget.reserve(prompt + ANSWER_TOKENS);
      if (!reservation) throw new ProviderError("budget_exhausted");
      let written = () => {};
      keepAlive(
        new Promise<void>((done) => {
          written = done;
        }),
      );
      // Nobody waits for the writing.
      const settle = (cost: TokenUsage) => void reservation.settle(cost).then(written, written);
      try {
        return counted(await provider.ask(question, signal), (answer) => settle({ prompt, answer }));
      } catch (error) {
        settle({ prompt: isRefusal(error) ? 0 : prompt, answer: 0 });
        throw error;
      }
    },
  };
}

/** The same words; at their end, however they end, `atEnd` is told how many tokens they were. */
async function* counted(said: AsyncIterable<Chunk>, atEnd: (tokens: number) => void): AsyncGenerator<Chunk> {
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
