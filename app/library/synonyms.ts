import type { Synonyms } from "#app/domain/knowledge/assistant-content.ts";

const SMALL_WORDS = new Set(
  "can do will would could get got go going come one two today now still also too much more some any thanks thank help please vet pet normal need know think ok okay want should a an the my your his her its their he she it they i we you is are was were be been has have had do does did not no to of in on at for and or but with from this that what why how when s t since after just really very seems seem seemed seeing fine worried bit something anything our other".split(
    " ",
  ),
);

/** Writes a word as it is indexed; nothing for the small words that say nothing. */
export function synonymReplacer(synonyms: Synonyms): (term: string) => string | null {
  const firsts = new Map(synonyms.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)));
  return (term) => {
    const typed = term.toLowerCase();
    const word = firsts.get(typed) ?? typed;
    return SMALL_WORDS.has(word) || word.length < 2 ? null : word;
  };
}

/** Replaces phrases of several words ("threw up") by the word that is indexed ("vomit"). */
export function phraseReplacer(synonyms: Synonyms): (text: string) => string {
  const phrases = synonyms.flatMap((group) => group.filter((word) => word.includes(" ")).map((word) => [word, group[0] ?? word] as const));
  const firsts = new Map(phrases);
  if (phrases.length === 0) return (text) => text;
  const pattern = new RegExp(`\\b(?:${phrases.map(([phrase]) => phrase).join("|")})\\b`, "gi");
  return (text) => text.replace(pattern, (phrase) => firsts.get(phrase.toLowerCase()) ?? phrase);
}
