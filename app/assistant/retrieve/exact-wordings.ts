import { FAQ_TOPIC, PROTOCOL_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import type { UnitIndex } from "#app/domain/knowledge/knowledge-index.ts";

/** Fewer terms than this say too little to be a question of their own: then the very words have to be ours. */
export const LEAST_TERMS = 3;

/** The FAQ and the protocols are asked for in other words than theirs. */
export function isAskedInOwnWords(unit: Pick<Answer, "topic"> | undefined): boolean {
  return unit?.topic !== FAQ_TOPIC && unit?.topic !== PROTOCOL_TOPIC;
}

/**
 * The units that ask in the same words, or with the same terms in any order.
 * @param plain the words of the message
 * @param terms its distinct terms; -1 for one that none of ours has
 */
export function unitsAskedLike(
  plain: string,
  terms: readonly number[],
  { shortWordings, wordings }: UnitIndex,
  units: readonly Answer[],
): readonly number[] {
  if (terms.length < LEAST_TERMS) return Object.hasOwn(shortWordings, plain) ? (shortWordings[plain] ?? []) : [];
  const isSame = (own: readonly number[]) => own.length === terms.length && own.every((term) => terms.includes(term));
  return wordings.flatMap((list, id) => {
    return isAskedInOwnWords(units[id]) && list.some(isSame) ? [id] : [];
  });
}
