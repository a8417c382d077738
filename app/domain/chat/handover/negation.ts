const DENIED = /\b(?:no|not|never|without|neither|nor|isn'?t|hasn'?t|doesn'?t|didn'?t|wasn'?t|aren'?t|stopped)\b[^.,:;!?]{0,20}$/i;

/** "not only vomiting", "has not stopped vomiting", "won't stop vomiting": it is there after all. */
const AFFIRMED =
  /\b(?:not (?:only|just)|(?:not|never|hasn'?t|doesn'?t|didn'?t|isn'?t|can'?t|cannot|won'?t|wouldn'?t) (?:yet )?stop(?:s|ped|ping)?)\b[^.,:;!?]{0,20}$/i;

/** Words that begin a clause which says the opposite of the one before: a denial ends there. */
const CONTRASTS = new Set(["but", "however", "although", "though", "whereas", "instead"]);

/** After "no" and the like a list goes on over "and": "no vomiting and diarrhea". */
const DENIES_A_LIST = /\b(?:no|without|neither|nor)\b/i;
/** What begins a clause or a thing of its own, also after "no": "no energy and a cough". */
const BEGINS = new Set([
  "a",
  "an",
  "the",
  "has",
  "have",
  "had",
  "is",
  "are",
  "was",
  "were",
  "he",
  "she",
  "it",
  "they",
  "keeps",
  "now",
  "just",
  "then",
]);

/** The end of a text from its last clause on. "And" begins one, but not within the list of a "no". */
function lastClause(text: string): string {
  const words = text.split(/(?<=\s)/);
  const plain = words.map((word) => word.trim().toLowerCase());
  const begins = (word: string, at: number) =>
    CONTRASTS.has(word) || (word === "and" && (BEGINS.has(plain[at + 1] ?? "") || !DENIES_A_LIST.test(plain.slice(0, at).join(" "))));
  return words.slice(plain.findLastIndex(begins) + 1).join("");
}

/** Whether the words just before something deny it: "no vomiting", "has not been limping". A denial does not reach into the next clause. */
export function isDenied(before: string): boolean {
  const near = lastClause(before).slice(-60);
  return DENIED.test(near) && !AFFIRMED.test(near);
}
