import type { Assistant, Brief, Draft, Grounding, MessageIds } from "#app/domain/ports.ts";
import type { Screen, Verdict } from "#app/domain/verdict.ts";

/** An assistant that says these pieces, then throws `fails` if it is given. */
export function sayingAssistant(pieces: readonly string[], fails?: string): Assistant & { asked: number } {
  return {
    name: "fake",
    asked: 0,
    async *answer() {
      this.asked += 1;
      yield* pieces;
      if (fails) throw new Error(fails);
    },
  };
}

/** An assistant that says these pieces and then nothing more, until it is aborted. */
export function silentAssistant(pieces: Iterable<string>, onAbort?: () => void): Assistant {
  return {
    name: "silent",
    async *answer(_question, signal) {
      yield* pieces;
      await new Promise<void>((done) => {
        signal.addEventListener("abort", () => {
          onAbort?.();
          done();
        });
      });
    },
  };
}

export const countingIds = (): MessageIds => {
  let count = 0;
  return { issue: async () => `id-${++count}`, check: async () => "valid" };
};

export const verdict = (fields: Partial<Verdict> = {}): Verdict => ({ level: "routine", reasons: [], ...fields });

export const fixedScreen =
  (fields: Partial<Verdict> = {}): Screen =>
  () =>
    verdict(fields);

/** An answer from made-up knowledge. */
export const draft = (fields: Partial<Draft> = {}): Draft => ({
  text: "From our own pages.",
  sources: [{ title: "A page: What to do now", path: "/page#what-to-do-now" }],
  suggestions: [],
  dialog: { topic: "stomach" },
  passages: [passage()],
  ...fields,
});

/** A passage of a made-up page. */
export const passage = (fields: Partial<Grounding> = {}): Grounding => ({
  id: "page-what-do-k3x",
  title: "A page: What to do now",
  path: "/page#what-to-do-now",
  items: ["Call a vet.", "Keep it warm."],
  ...fields,
});

/** What a model is told of a case in which there is nothing to tell. */
export const brief = (fields: Partial<Brief> = {}): Brief => ({ facts: [], shown: [], signs: [], allowsGeneral: false, ...fields });
