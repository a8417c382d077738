import { mayBeginSoothing } from "./false-reassurance.ts";
import { type Mood, RECENT, type Setting, suspicionOf } from "./pending-violations.ts";
import type { Reading } from "./sentence-words.ts";
import { mayBeSlip, mayGoOn, mayGoOnTogether } from "./word-classes.ts";

/** Letters of a word that we do not know: too few to tell a medicine, whose maker's ending is known from seven letters on. */
const FEW_LETTERS = 5;

/**
 * May the last word be shown while it is still arriving? A word of our pages may when it is harmless as it stands: should it go on as
 * something else, the rest is held. Of other words a few letters may, when nothing that must be judged first begins like them.
 * @param closed the same sentence, as if the word had ended
 */
export function mayShowOpen({ words, open, sep }: Reading, closed: Reading, mood: Mood, setting: Setting): boolean {
  if (!open || !/^[a-z]+$/.test(open.text)) return false;
  // After a medicine, or a question about one, small words permit: "it is fine".
  if (mood.asked || mood.sinceMedicine < RECENT || mood.sinceEmesis < RECENT) return false;
  const last = words.at(-1);
  if (last && mayGoOnTogether(last.text, open.text)) return false;
  const isApart = !last || (setting.pageWords.has(last.text) && /\s/.test(sep));
  if (!setting.pageWords.has(open.text) && !(isApart && isHarmlessBeginning(open.text, setting))) return false;
  const { hold, block } = suspicionOf(closed, mood, setting);
  return !block && (hold === undefined || hold > open.start);
}

const isHarmlessBeginning = (letters: string, { grave }: Setting): boolean =>
  letters.length <= FEW_LETTERS && !mayGoOn(letters) && !mayBeSlip(letters) && !(grave && mayBeginSoothing(letters));
