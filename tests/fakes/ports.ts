import type { Passage } from "#app/domain/content/page.ts";
import type { Assistant, Draft, MessageIds } from "#app/domain/ports.ts";
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
export function silentAssistant(pieces: readonly string[], onAbort?: () => void): Assistant {
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
export const passage = (fields: Partial<Passage> = {}): Passage => ({
  id: "/page#what-to-do-now",
  path: "/page",
  pageTitle: "A page",
  heading: "What to do now",
  role: "act",
  kind: "scenario",
  species: ["dog"],
  items: ["Call a vet.", "Keep it warm."],
  ...fields,
});
