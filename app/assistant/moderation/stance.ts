import type { Word } from "./sentence-words.ts";
import { KIND } from "./word-lists.ts";

/** What a part of a sentence says about the thing that it names. */
export type Stand = "permits" | "forbids" | "reports" | "neutral";

const SCOPE = 5;
const LIMIT = new Set(["more", "exceed", "exceeding", "over", "above", "mehr", "plus", "mas", "piu", "mais"]);

/** Is the word at this place denied by one of the words before it in its clause? "Do not hesitate to give" denies nothing. */
export function isDenied(words: readonly Word[], at: number): boolean {
  const clause = words[at]?.clause;
  for (let back = at - 1; back >= 0 && at - back <= SCOPE; back--) {
    const word = words[back];
    if (!word || word.clause !== clause || word.kind & KIND.unscope) return false;
    // "Not more than two" allows two.
    if (word.kind & KIND.denies)
      return words[back - 1]?.text !== "why" && !LIMIT.has(words[back + 1]?.text ?? "") && !LIMIT.has(words[back + 2]?.text ?? "");
  }
  return false;
}

/** What a clause says: an unforbidden "give" or "safe" permits, "never give" and "poisonous" forbid, "swallowed" reports. */
export function standOf(words: readonly Word[], clause: number): Stand {
  let forbids = false;
  let reports = false;
  let gives = false;
  let praised = false;
  let warned = false;
  words.forEach((word, at) => {
    if (word.clause !== clause) return;
    const denied = isDenied(words, at);
    // "Better", "safer" after a denial praise: "there is no better".
    if (word.kind & KIND.praises && word.kind & KIND.unscope) praised = true;
    else if (word.kind & KIND.praises) {
      if (denied) forbids = true;
      else praised = true;
    }
    if (word.kind & KIND.gives) {
      if (denied) forbids = true;
      else gives = true;
    }
    if (word.kind & KIND.warns) {
      if (denied) praised = true;
      else warned = true;
    }
    // "Nothing beats aspirin" forbids nothing.
    if (word.kind & (KIND.medicine | KIND.emetic) && denied && words[at - 2]?.text !== "nothing") forbids = true;
    if (word.kind & KIND.swallowed) reports = true;
  });
  if (praised) return "permits";
  if (warned) return "forbids";
  if (gives) return "permits";
  if (forbids) return "forbids";
  return reports ? "reports" : "neutral";
}

/** What the sentence says about the word at this place; a clause that says nothing goes with its neighbours. */
export function standAt(words: readonly Word[], at: number): Stand {
  const clause = words[at]?.clause ?? 0;
  const own = standOf(words, clause);
  if (own !== "neutral") return own;
  const isContrast = (number: number) => words.find((word) => word.clause === number)?.kind ?? 0;
  for (let back = clause; back > 0 && !(isContrast(back) & KIND.contrast); back--) {
    const stand = standOf(words, back - 1);
    if (stand !== "neutral") return stand;
  }
  const last = words.at(-1)?.clause ?? clause;
  for (let next = clause + 1; next <= last; next++) {
    const stand = standOf(words, next);
    if (stand !== "neutral") return stand === "reports" ? "neutral" : stand;
  }
  return "neutral";
}
