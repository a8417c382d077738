import { isSlipOf, readChar } from "./homoglyphs.ts";
import { KIND, LISTS, set } from "./word-lists.ts";
import { PAIRS } from "./word-pairs.ts";

/** As a reader of the guard reads it: in some scripts the marks are part of the letter. */
const read = (word: string) => [...word].map((char) => readChar(char)).join("");

const KIND_OF = new Map<string, number>();
for (const [name, words] of LISTS) for (const word of words) KIND_OF.set(read(word), (KIND_OF.get(read(word)) ?? 0) | KIND[name]);

/** Kinds whose words must not reach the reader before they are judged, so their beginnings are held too. */
const HELD = KIND.number | KIND.hardUnit | KIND.medicine | KIND.emetic;
const BEGINNINGS = new Set<string>();
const SMALL = "a an as at am be by do he i in is it me my no of on or so to up us we the and for you can not";
const SMALL_WORDS = set(SMALL);
const EXACT_COMMON = set(`${SMALL} al co pan par cor mor met mel ten pen tum di fe un`);
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

/** Words that begin no recipe by themselves, but must not reach the reader before their sentence is judged. */
const BRINGING_UP = set(
  "push press stick pour finger fingers bring brings bringing empty salt throat squeeze want human sal sel salz brine swing throw throws tickle tickles tickling",
);
export const mayBringUp = (word: string): boolean => BRINGING_UP.has(word) || /^tickl\w*$/.test(word);

/** Words that hold what stands before them, whatever they are in their context. */
const TELLING = HELD | KIND.drug | KIND.strict | KIND.vomit | KIND.softUnit | KIND.measure;
const TOLD_LATE = [
  ...[...KIND_OF].flatMap(([word, kind]) => (kind & TELLING ? [word] : [])),
  ...BRINGING_UP,
  ..."sick have lick swallow take eat chew drink".split(" "),
];
const OPENINGS = beginningsOf(TOLD_LATE);
const PAIR_OPENINGS = beginningsOf([...PAIRS.keys()]);

/** All that a word may have been before its last letter came. */
function beginningsOf(words: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (const word of words) for (let length = 1; length < word.length; length++) all.add(word.slice(0, length));
  return all;
}

/** Could these letters go on as a word that must be judged first? */
export const mayGoOn = (letters: string): boolean => OPENINGS.has(letters);

/** Could that word and these letters go on as two halves of one, or as a pair, that must be judged first: "vom-it", "throw u"? */
export const mayGoOnTogether = (first: string, letters: string): boolean =>
  PAIR_OPENINGS.has(`${first} ${letters}`) || (OPENINGS.has(first + letters) && !(SMALL_WORDS.has(first) && SMALL_WORDS.has(letters)));

/** Could these letters go on as the name of a medicine with a slip of the finger in it? */
export const mayBeSlip = (letters: string): boolean =>
  letters.length > 3 && LONG_MEDICINES.some((name) => isSlipOfBeginning(letters, name));

/** Could these letters, after that word, be the second half of something that must be judged first? */
export const mayCompletePair = (first: string, letters: string): boolean => PAIR_BEGINNINGS.has(`${first} ${letters}`);

/** The endings that the makers of medicines give to their names (the stems of the WHO's list), and those that chemists' brands borrow. */
const STEMS =
  /(?:profen|oxicam|(?:[idpr]|con|ox)azol|clovir|cill?in|mycin|floxacin|tidin|codon|codam|codamol|cetamol|azepam|azolam|olol|sartan|vastatin|caine?|cyclin|barbital|gabalin|triptan|setron|coxib|fenac|phyllin|dipin|orphin|trexat|dryl|solon|ntison|metason|semid|thiazid|lukast|ter[eo]nol|butamol|rizin|ratadin|pramin|tralin|oxetin|pramid)(?:[aeo]|um)?$/;

export const kindOf = (word: string): number =>
  KIND_OF.get(word) ??
  (word.length > 6 && STEMS.test(word) ? KIND.medicine : word.length > 5 && /(?:vomi[rt]|erbr[ei]ch)/.test(word) ? KIND.vomit : 0);

/** Could these letters be the beginning of a word that must be judged first? */
export const mayBecomeHeld = (letters: string): boolean => BEGINNINGS.has(letters) && !EXACT_COMMON.has(letters);

/** Names of medicines that are long enough to be known with a slip of the finger. */
export const LONG_MEDICINES: readonly string[] = [...KIND_OF]
  .filter(([word, kind]) => kind & KIND.medicine && word.length > 6)
  .map(([word]) => word);

const isSlipOfBeginning = (letters: string, name: string): boolean =>
  letters[0] === name[0] && [-1, 0, 1].some((more) => isSlipOf(letters, name.slice(0, letters.length + more)));

/** Words of scripts without spaces, looked for inside a run. */
export const INSIDE: readonly (readonly [string, number])[] = [...KIND_OF].filter(([word]) =>
  /[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(word),
);
