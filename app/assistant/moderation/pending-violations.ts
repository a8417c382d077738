import { soothing } from "./false-reassurance.ts";
import { isPhoneTalk, madeUpPhone } from "./phone-numbers.ts";
import type { Reading, Word } from "./sentence-words.ts";
import { isDenied } from "./stance.ts";
import { mayBecomeHeld, mayBringUp, mayCompletePair } from "./word-classes.ts";
import { KIND } from "./word-lists.ts";

/** Why a passage may not be shown. */
export type Why = "medicine" | "emesis" | "phone" | "calm";

/** What earlier sentences said, as far as it colours the next one. */
export type Mood = {
  /** The sentence before this one asked about a medicine. */
  asked: boolean;
  /** Sentences since a medicine was named, an emetic named or a recipe begun; large when never. */
  sinceMedicine: number;
  sinceEmesis: number;
};

export type Setting = {
  /** True when the verdict is emergency or urgent: then nothing may soothe. */
  grave: boolean;
  /** Digits of the telephone numbers that may be shown. */
  ownNumbers: readonly string[];
  /** Sentences of our own pages, as `plainWords` writes them: they may be shown whatever they name. */
  ownSentences: ReadonlySet<string>;
  /** Words of our own pages: they may be shown before it is known that they are whole. */
  pageWords: ReadonlySet<string>;
};

/** From `hold` on, the raw text must not be shown yet; from `block` on, never. */
export type Suspicion = { hold?: number; block?: { at: number; why: Why } };

const MOST_BETWEEN = 3;
export const RECENT = 2;

/** Looks at the whole words of a sentence that has not ended; of the one that is still arriving only as their neighbor. */
export function suspicionOf({ words, open, sep }: Reading, mood: Mood, setting: Setting): Suspicion {
  let hold: number | undefined;
  const holdFrom = (place: number | undefined) => {
    if (place !== undefined && (hold === undefined || place < hold)) hold = place;
  };
  const kinds = words.reduce((all, word) => all | word.kind, 0);
  if (kinds & KIND.hardUnit) {
    const hard = words.findIndex((word) => word.kind & KIND.hardUnit);
    const start = words[amountBefore(words, hard)]?.start ?? 0;
    const measured = inLiquid(words, hard);
    if (measured === "no") return { block: { at: withGiver(words, start), why: "medicine" } };
    holdFrom(start);
  }
  const phone = kinds & KIND.number ? madeUpPhone(words, setting.ownNumbers) : undefined;
  if (phone !== undefined) return { block: { at: phone, why: "phone" } };
  if (setting.grave) {
    const { found, pending } = soothing(words, open?.text);
    if (found !== undefined) return { block: { at: words[found]?.start ?? 0, why: "calm" } };
    holdFrom(pending === undefined ? undefined : words[pending]?.start);
  }
  const suspect = KIND.medicine | KIND.emetic | KIND.number | KIND.vomit;
  const isSuspect = kinds & suspect || mood.sinceMedicine < RECENT || words.some(({ text }) => text === "sick");
  if (isSuspect)
    words.forEach((word, at) => {
      if (word.kind & (KIND.medicine | KIND.emetic) || recipeAt(words, at)) holdFrom(word.start);
      if (word.kind & KIND.number && amountStaysOpen(words, at, open?.text)) holdFrom(words[amountBefore(words, at)]?.start);
      if (mood.sinceMedicine < RECENT && permitsIt(words, at)) holdFrom(word.start);
    });
  const strict = words.findIndex((word, at) => (word.kind & KIND.strict || mayBringUp(word.text)) && !isDenied(words, at));
  holdFrom(words[strict]?.start);
  words.forEach((word, at) => {
    if (word.kind & KIND.drug || (word.spelled && word.text.length > 2)) holdFrom(word.start);
    if (word.kind & KIND.number && mood.sinceMedicine < RECENT && (at === 0 || words[at - 1]?.clause !== word.clause)) holdFrom(word.start);
    if (word.kind & KIND.loose && words.slice(at + 1, at + 3).some(({ kind }) => kind & (KIND.softUnit | KIND.measure)))
      holdFrom(word.start);
  });
  if (mood.asked) holdFrom(words[0]?.start);
  const last = words.at(-1);
  if (last && open && mayCompletePair(last.text, open.text)) holdFrom(last.start);
  if (last && !(last.kind & KIND.number) && /^[ \-.]?$/.test(sep) && isBeginning(last, open?.text)) holdFrom(last.start);
  return hold === undefined ? {} : { hold };
}

/** "0 mg per liter" measures water; only the words after the unit can tell. */
function inLiquid(words: readonly Word[], at: number): "yes" | "no" | "open" {
  const [next, liquid] = [words[at + 1], words[at + 2]];
  if (words.some((word, place) => word.kind & KIND.gives && !isDenied(words, place))) return "no";
  if (!next) return "open";
  if (next.text === "l") return "yes";
  if (next.text !== "per") return "no";
  if (!liquid) return "open";
  return /^(?:l|lit(?:er|re)s?)$/.test(liquid.text) ? "yes" : "no";
}

/** "ibu" may go on as "profen". */
function isBeginning(last: Word, open: string | undefined): boolean {
  if (last.text.length < 2 || !mayBecomeHeld(last.text)) return false;
  return open === undefined || mayBecomeHeld(last.text + open);
}

/** The place from which to leave out: with "give" before it in its clause, so that no half of an order is left. */
export function withGiver(words: readonly Word[], start: number): number {
  const named = words.find((word) => word.start >= start);
  const giver = words.find((word) => word.kind & KIND.strict && word.start < start && word.clause === named?.clause);
  return giver?.start ?? start;
}

/** The first word of the amount that ends before this one: "two and a half" before "tablets". */
export function amountBefore(words: readonly Word[], at: number): number {
  let first = at;
  for (let back = at - 1; back >= 0 && at - back <= 8; back--) {
    const kind = words[back]?.kind ?? 0;
    if (kind & KIND.number) first = back;
    else if (!(kind & KIND.filler)) break;
  }
  return first;
}

/** Where an amount of something goes on to, as an index; undefined when it is no amount of a medicine. */
export function unitAfter(words: readonly Word[], at: number): number | undefined {
  let others = 0;
  for (let next = at + 1; next < words.length && others <= MOST_BETWEEN; next++) {
    const kind = words[next]?.kind ?? 0;
    if (kind & (KIND.softUnit | KIND.hardUnit)) return next;
    if (kind & KIND.number) continue;
    if (kind & KIND.released) return undefined;
    // One word that we do not know may stand between: "three chewable tablets".
    others += kind & KIND.filler ? 1 : MOST_BETWEEN;
  }
  return undefined;
}

function amountStaysOpen(words: readonly Word[], at: number, open: string | undefined): boolean {
  if (unitAfter(words, at) !== undefined) return true;
  const between = words.slice(at + 1);
  const text = words[at + 1]?.text;
  if (text === "per" || text === "every" || text === "each" || text === "for" || text === "pro" || text === "por") return true;
  if (isPhoneTalk(words) && (words[at]?.text.length ?? 0) >= 3) return true;
  const unknown = between.filter((word) => !(word.kind & (KIND.number | KIND.filler)));
  if (unknown.some((word) => word.kind & KIND.released) || unknown.length > 1) return false;
  if (unknown.length === 1) return between.at(-1) === unknown[0] && (open === undefined || mayBeUnit(open));
  return between.filter((word) => !(word.kind & KIND.number)).length <= MOST_BETWEEN || open === undefined;
}

const UNITS =
  "tablet pill capsule caplet drop teaspoon tablespoon ml g mg spoon chew dose unit cup gram ounce scoop comprimido pastilla comprime tablette kapsel compress".split(
    " ",
  );
const mayBeUnit = (letters: string) => UNITS.some((unit) => unit.startsWith(letters) || letters.startsWith(unit));

/** "Make it vomit", not denied: the recipe follows. */
export function recipeAt(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const isSick = word?.text === "sick";
  if (!word || !(word.kind & KIND.vomit || isSick)) return false;
  for (let back = at - 1; back >= 0 && at - back <= 7; back--) {
    const before = words[back];
    if (!before || before.clause !== word.clause) return false;
    if (before.kind & KIND.makes && !(isSick && /^get/.test(before.text))) return !isDenied(words, back) && !isOfThings(words, back);
  }
  return false;
}

/** "What makes", "it can make": said of things, not of what an owner is to do. */
function isOfThings(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text ?? "";
  if (/^(?:what|that|which)$/.test(before)) return true;
  return /^(?:can|may|could|will|might)$/.test(before) && !/^(?:you|we|i|owners|people)$/.test(words[at - 2]?.text ?? "");
}

const IT = new Set(["it", "this", "that", "one", "half"]);

/** After a medicine was named: "it is fine", "you can give it". */
export function permitsIt(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || isDenied(words, at)) return false;
  if (word.kind & KIND.gives && IT.has(words[at + 1]?.text ?? "")) return words[at + 2]?.text !== "to";
  if (!(word.kind & KIND.praises) || word.kind & KIND.gives) return false;
  const first = words.find((one) => one.clause === word.clause);
  return !!first && !!(first.kind & KIND.pronoun);
}
