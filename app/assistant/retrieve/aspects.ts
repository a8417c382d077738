import type { Aspects } from "#app/domain/knowledge/assistant-content.ts";
import type { TermReader } from "./terms.ts";

/** The stage of life or the part of the body that each term names. */
export type AspectsOf = Readonly<Record<keyof Aspects, ReadonlyMap<string, string>>>;

/** How two texts agree on an aspect. */
export type Agreement = {
  /** Both name the same. */
  same: number;
  /** Each names another. */
  other: number;
  /** The answer names one, and the question none. */
  unsaid: number;
};

export function openAspects({ life, body, whom }: Aspects, read: TermReader): AspectsOf {
  const opened = (words: Aspects["life"]) =>
    new Map(Object.entries(words).flatMap(([aspect, list]) => list.flatMap((word) => read(word).map((term) => [term, aspect] as const))));
  return { life: opened(life), body: opened(body), whom: opened(whom) };
}

export function agreementOf(asked: ReadonlySet<string>, own: ReadonlySet<string>): Agreement {
  const isSame = [...own].some((one) => asked.has(one));
  return {
    same: isSame ? 1 : 0,
    other: !isSame && asked.size > 0 && own.size > 0 ? 1 : 0,
    unsaid: asked.size === 0 && own.size > 0 ? 1 : 0,
  };
}
