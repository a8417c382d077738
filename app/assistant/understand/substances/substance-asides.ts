import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import type { ReadOwnerPhrases } from "../owner-phrases.ts";

/** A substance that a message names. */
export type NamedSubstance = {
  substance: Substance;
  /** The owner's words for it, in small letters. */
  words: string;
  /** Position of the first of these words. */
  at: number;
  /** The words are the heading of its entry, or more than one word; not a brand, a nickname or a misspelling. */
  isSure: boolean;
  /** The longer name of which these words are only a part. */
  whole?: string;
  /** Several substances are called so. */
  choices?: readonly Substance[];
};

/** So many words beside a name tell what is said of it. */
const WORDS_BESIDE = 6;

/**
 * Of several substances, those that the message is about. A pet may be called Biscuit, and mint be bought for the tea. The only one that is
 * named always stays.
 * @param words the message
 */
export function withoutAsides(
  named: readonly NamedSubstance[],
  words: readonly string[],
  readPhrases: ReadOwnerPhrases,
): readonly NamedSubstance[] {
  const read = (from: number, to: number) => readPhrases(words.slice(Math.max(0, from), to).join(" "))("asides");
  const meant = named.filter(({ words: name, at }) => {
    const end = at + name.split(" ").length;
    const [before, after] = [read(at - WORDS_BESIDE, at), read(end, end + WORDS_BESIDE)];
    const isAsked = before.includes("asks-about") && after.includes("gets");
    const acts = after.includes("does") && !before.includes("before-a-thing");
    const isCalled = !name.includes(" ") && (isAsked || acts);
    return !isCalled && !before.includes("only-concerns") && !after.includes("denied-after");
  });
  return meant.length > 0 ? meant : named;
}
