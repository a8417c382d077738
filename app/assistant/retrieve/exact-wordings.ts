import { FAQ_TOPIC, PROTOCOL_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { plainWords } from "./terms.ts";

/** Fewer terms than this say too little to be a question of their own. */
const LEAST_TERMS = 3;

/** Units by the words of each of their wordings, and by its terms in any order. */
export type ExactWordings = { of(text: string, terms: readonly string[]): readonly number[] };

/** @param terms of each wording of each unit, the question first */
export function openExactWordings(units: readonly Answer[], terms: readonly (readonly (readonly string[])[])[]): ExactWordings {
  const wordings = new Map<string, number[]>();
  const add = (key: string, id: number) => {
    const ids = wordings.get(key);
    if (ids) ids.push(id);
    else wordings.set(key, [id]);
  };
  units.forEach(({ question, asks, topic }, id) => {
    if (topic === FAQ_TOPIC || topic === PROTOCOL_TOPIC) return;
    [question, ...asks].forEach((text, at) => {
      add(plainWords(text), id);
      const own = new Set(terms[id]?.[at]);
      if (own.size >= LEAST_TERMS) add(termKey(own), id);
    });
  });
  return { of: (text, read) => wordings.get(plainWords(text)) ?? wordings.get(termKey(new Set(read))) ?? [] };
}

function termKey(terms: ReadonlySet<string>): string {
  return `= ${[...terms].sort().join(" ")}`;
}
