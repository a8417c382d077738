import type { Mention } from "./phrase-matcher.ts";

/** Whether the word at a place belongs to a list under `grammar` in content/triage/words. False outside of the message. */
export type WordTest = (list: string, at: number) => boolean;

/** By word, whether one of the mentions covers it. */
export function flags(size: number, mentions: readonly Mention[]): Uint8Array {
  const out = new Uint8Array(size);
  for (const { start, end } of mentions) out.fill(1, start, end);
  return out;
}

/** @param mentions of the lists, by name */
export function createWordTest(size: number, mentions: ReadonlyMap<string, readonly Mention[]>): WordTest {
  const marked = new Map([...mentions].map(([list, found]) => [list, flags(size, found)]));
  return (list, at) => marked.get(list)?.[at] === 1;
}
