import { readChar } from "./letters.ts";
import { KIND, LISTS, set } from "./word-lists.ts";
import { PAIRS } from "./word-pairs.ts";

/** As a reader of the guard reads it: in some scripts the marks are part of the letter. */
const read = (word: string) => [...word].map((char) => readChar(char)).join("");

const KIND_OF = new Map<string, number>();
for (const [name, words] of LISTS) for (const word of words) KIND_OF.set(read(word), (KIND_OF.get(read(word)) ?? 0) | KIND[name]);

/** Kinds whose words must not reach the reader before they are judged, so their beginnings are held too. */
const HELD = KIND.number | KIND.hardUnit | KIND.medicine | KIND.emetic;
const BEGINNINGS = new Set<string>();
const EXACT_COMMON = set(
  "a an as at am al be by co do he i in is it me my no of on or so to up us we the and for you can not pan par cor mor met mel ten pen tum di do me fe un",
);
for (const [word, kind] of KIND_OF) {
  if (!(kind & HELD)) continue;
  for (let length = 2; length <= word.length; length++) BEGINNINGS.add(word.slice(0, length));
}

/** The beginnings of second words, each after its first one: "human p". */
const PAIR_BEGINNINGS = new Set<string>();
for (const [pair, kind] of PAIRS) {
  if (!(kind & HELD)) continue;
  for (let length = pair.indexOf(" ") + 2; length <= pair.length; length++) PAIR_BEGINNINGS.add(pair.slice(0, length));
}

/** Could these letters, after that word, be the second half of something that must be judged first? */
export const mayCompletePair = (first: string, letters: string): boolean => PAIR_BEGINNINGS.has(`${first} ${letters}`);

/** The endings that the makers of medicines give to their names (the stems of the WHO's list), and those that chemists' brands borrow. */
const STEMS =
  /(?:profen|oxicam|[idpr]azol|cill?in|mycin|floxacin|tidin|codon|codam|codamol|cetamol|azepam|azolam|olol|sartan|vastatin|caine?|cyclin|barbital|gabalin|triptan|setron|coxib|fenac|phyllin|dipin|orphin|trexat|dryl|solon|ntison|metason|semid|thiazid|lukast|ter[eo]nol|butamol|rizin|ratadin|pramin|tralin|oxetin|pramid)(?:[aeo]|um)?$/;

export const kindOf = (word: string): number =>
  KIND_OF.get(word) ??
  (word.length > 6 && STEMS.test(word) ? KIND.medicine : word.length > 5 && /(?:vomi[rt]|erbr[ei]ch)/.test(word) ? KIND.vomit : 0);

/** Could these letters be the beginning of a word that must be judged first? */
export const mayBecomeHeld = (letters: string): boolean => BEGINNINGS.has(letters) && !EXACT_COMMON.has(letters);

/** Names of medicines that are long enough to be known with a slip of the finger. */
export const LONG_MEDICINES: readonly string[] = [...KIND_OF]
  .filter(([word, kind]) => kind & KIND.medicine && word.length > 6)
  .map(([word]) => word);

/** Words of scripts without spaces, looked for inside a run. */
export const INSIDE: readonly (readonly [string, number])[] = [...KIND_OF].filter(([word]) =>
  /[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(word),
);
