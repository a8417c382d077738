import { setTimeout as pause } from "node:timers/promises";
import { type Play, type Provider, SENTENCE_TOKENS, TOKENS_IN_TEXT } from "../standard/provider.ts";
import type { Site } from "../standard/site.ts";
import { ask, type ChatResult, newAddress } from "../standard/visitor.ts";

/** What one visitor does: what the provider plays for it, how long an answer it asks for, and when it leaves. */
export type Plan = { play?: Play; words?: number; leaveAfter?: number };

export type SentQuestion = { id: string; plan: Plan; sent: ChatResult; endedAt: number };

let asked = 0;

/** Sends one question with an id by which the provider knows it. */
export async function askOnce(site: Site, plan: Plan = {}, from = newAddress()): Promise<SentQuestion> {
  asked += 1;
  const id = `load${asked}`;
  const words = plan.words ? ` words:${plan.words}` : "";
  const message = `what should I feed my dog play:${plan.play ?? "answers"} send:${id}${words}`;
  const sent = await ask(site, { message, from, leaveAfter: plan.leaveAfter });
  return { id, plan, sent, endedAt: performance.now() };
}

/** Holds so many streams open for a while: when one ends the next begins. Those that are open at the end are read to theirs. */
export async function holdStreams(site: Site, atOnce: number, seconds: number, planOf: (left: number) => Plan): Promise<SentQuestion[]> {
  const until = performance.now() + seconds * 1000;
  const all: SentQuestion[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async (_, index) => {
      // Visitors do not come in one moment.
      await pause((index / atOnce) * 1_000);
      while (performance.now() < until) {
        const one = await askOnce(site, planOf((until - performance.now()) / (seconds * 1000)));
        all.push(one);
        // A site that refuses at once must not be asked as fast as it can refuse.
        if (one.sent.status !== 200) await pause(250);
      }
    }),
  );
  return all;
}

export const endings = ({ sent }: SentQuestion): number => sent.events.filter((event) => event === "done" || event === "error").length;

/** Words of the provider that reached the visitor. */
export const wordsIn = ({ sent }: SentQuestion): number => sent.text.match(TOKENS_IN_TEXT)?.length ?? 0;

/** Every word arrived, in pieces and in the last event. */
export const isWhole = (one: SentQuestion, words: number): boolean => one.sent.events.at(-1) === "done" && wordsIn(one) === words;

/** Milliseconds to the end of the provider's first sentence when it is asked without us, so many at once. */
export async function vendorsOwn(provider: Provider, atOnce: number): Promise<number[]> {
  const body = JSON.stringify({ stream: true, messages: [{ role: "user", content: `play:answers words:${SENTENCE_TOKENS}` }] });
  return Promise.all(
    Array.from({ length: atOnce }, async () => {
      const began = performance.now();
      const answer = await fetch(`${provider.url}/chat/completions`, { method: "POST", body });
      await answer.text();
      return performance.now() - began;
    }),
  );
}

/** Waits until the provider has no answer open. @returns how many are open after so many seconds */
export async function openAfter(provider: Provider, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  while (provider.open() > 0 && performance.now() < until) await pause(100);
  return provider.open();
}
