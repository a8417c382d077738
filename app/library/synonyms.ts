/** Groups of words that mean the same; the first of each group is the word that is indexed. */
export type Synonyms = readonly (readonly string[])[];

const SMALL_WORDS = new Set(
  "can do will would could get got go going come one two today now still also too much more some any thanks thank help please vet pet normal need know think ok okay want should a an the my your his her its their he she it they i we you is are was were be been has have had do does did not no to of in on at for and or but with from this that what why how when s t since after just really very seems seem seemed seeing fine worried bit something anything our other".split(
    " ",
  ),
);

const SLIP_LEAST = 5;

/**
 * Writes a word as it is indexed; nothing for the small words that say nothing.
 * @param reading "slips": a word that nobody listed is read as the listed word that is one slip of the finger away, for what owners type
 */
export function synonymReplacer(synonyms: Synonyms, reading?: "slips"): (term: string) => string | null {
  const firsts = new Map(synonyms.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)));
  const listed = [...firsts.keys()].filter((word) => word.length >= SLIP_LEAST && !word.includes(" "));
  const meant = (typed: string): string | undefined => {
    if (reading !== "slips" || typed.length < SLIP_LEAST || SMALL_WORDS.has(typed)) return undefined;
    const word = listed.find((one) => isOneSlip(typed, one));
    return word && firsts.get(word);
  };
  return (term) => {
    const typed = term.toLowerCase();
    const word = firsts.get(typed) ?? meant(typed) ?? typed;
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

/** One letter more, less, other or two swapped, after the same first letter. */
function isOneSlip(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false;
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const [rest, other] = [typed.slice(same), word.slice(same)];
  if (rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1)) return true;
  return rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
}
