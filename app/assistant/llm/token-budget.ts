import { ANSWER_TOKENS_MOST } from "#app/domain/limits.ts";
import type { Question, TokenBudget, TokenUsage } from "#app/domain/ports.ts";
import type { Chunk, Provider } from "./provider.ts";
import { isRefusal, ProviderError } from "./provider-failure.ts";

type Needs = {
  budget: TokenBudget;
  /** Tokens of the request for a question, rather too many than too few. */
  promptTokens: (question: Question) => number;
  /** The most that the provider is asked to answer with. */
  maxTokens: number;
  /** Keeps the Worker alive until the promise ends, also when the visitor has left. */
  keepAlive: (promise: Promise<unknown>) => void;
};

const CHARS_A_TOKEN = 4;

/**
 * Pays for a provider's answer out of the day's tokens: the most that it can cost is set aside before the provider is asked, and what it did cost
 * is written down at its end, however it ends.
 * @throws ProviderError "budget_exhausted" when the day's tokens are spent
 */
export function withTokenBudget(provider: Provider, { budget, promptTokens, maxTokens, keepAlive }: Needs): Provider {
  return {
    name: provider.name,
    async ask(question, signal) {
      const prompt = promptTokens(question);
      const reservation = await budget.reserve(prompt + maxTokens);
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
        return counted(await provider.ask(question, signal), prompt, settle);
      } catch (error) {
        settle({ prompt: isRefusal(error) ? 0 : prompt, answer: 0 });
        throw error;
      }
    },
  };
}

/** The same words; at their end, however they end, `settle` gets the cost: as the provider counts it, else our estimate. */
async function* counted(words: AsyncIterable<Chunk>, prompt: number, settle: (cost: TokenUsage) => void): AsyncGenerator<Chunk> {
  let [pieces, chars] = [0, 0];
  let usage: TokenUsage | undefined;
  try {
    for await (const chunk of words) {
      pieces += chunk.pieces;
      chars += chunk.text.length;
      usage = chunk.usage ?? usage;
      yield chunk;
    }
  } finally {
    // Providers send a token a piece, or several: whichever count is larger.
    const { prompt: asked, answer } = usage ?? { prompt, answer: Math.max(pieces, Math.ceil(chars / CHARS_A_TOKEN)) };
    settle({ prompt: Math.min(asked, 2 * prompt), answer: Math.min(answer, ANSWER_TOKENS_MOST) });
  }
}
