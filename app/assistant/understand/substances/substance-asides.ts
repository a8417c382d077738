import type { Substance } from "#app/domain/knowledge/knowledge.ts";

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

/** "Can Biscuit have ...?" */
const ASKS_ABOUT = /\b(?:can|could|may|might|should|shall|do|does|did|is|will|would)$/;
const GETS = /^(?:(?:still|safely|ever|also|please) )?(?:be allowed|allowed|eat|drink|have|get|try|taste|lick|chew|nibble|share)\b/;
/** "Pickle begs for it": what only somebody alive does. */
const DOES =
  /^(?:(?:just|always|already|also) )?(?:keeps|loves|likes|wants|begs|begged|hates|looks|stares|sleeps|cries|barks|meows|munche[sd]|steals|stole|eats|ate|licks|licked|chews|chewed|nibbles|nibbled|swallows|swallowed|drank|drinks|got (?:into|hold of)|goes (?:nuts|mad|crazy|wild|bananas)|the (?:dog|cat|puppy|kitten|rabbit|bunny|bird|budgie|parrot|cockatiel|hamster|guinea pig|ferret|tortoise))\b/;
/** Words that stand before a thing, and before no name. */
const BEFORE_A_THING =
  /\b(?:an?|the|some|any|of|his|her|my|our|your|their|this|that|these|those|raw|cooked|plain|more|much|and|or|with|in|on|from|for|have|has|had|eats?|ate|eaten|gives?|gave|given|licked|swallowed|chewed)$/;
/** "Which I bought for the tea", "instead of rice", "no decongestant in it". */
const ONLY_CONCERNS =
  /\b(?:(?:bought|got|use|used|grow|grew|kept|made|meant|left ?over|saved) (?:\w+ ){0,2}?(?:for|from)|instead of|rather than|not|no|without|minus|free (?:of|from)|(?:doesnt|does not|dont|do not|didnt) (?:have|contain))(?: (?:the|my|our|an?|any|added))?$/;
/** "Decongestant free", as on a label. */
const DENIED_AFTER = /^free\b(?! (?:of|from|to))/;

/**
 * Of several substances, those that the message is about. A pet may be called Biscuit, and mint be bought for the tea. The only one that is
 * named always stays.
 * @param words the message
 */
export function withoutAsides(named: readonly NamedSubstance[], words: readonly string[]): readonly NamedSubstance[] {
  const meant = named.filter(({ words: name, at }) => {
    const before = words.slice(0, at).join(" ");
    const after = words.slice(at + name.split(" ").length).join(" ");
    const isCalled =
      !name.includes(" ") && ((ASKS_ABOUT.test(before) && GETS.test(after)) || (DOES.test(after) && !BEFORE_A_THING.test(before)));
    return !isCalled && !ONLY_CONCERNS.test(before) && !DENIED_AFTER.test(after);
  });
  return meant.length > 0 ? meant : named;
}
