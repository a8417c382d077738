const DENIED = /\b(?:no|not|never|without|neither|nor|isn'?t|hasn'?t|doesn'?t|didn'?t|wasn'?t|aren'?t|stopped)\b[^.,;!?]{0,20}$/i;

/** "not only vomiting", "has not stopped vomiting", "won't stop vomiting": it is there after all. */
const AFFIRMED =
  /\b(?:not (?:only|just)|(?:not|never|hasn'?t|doesn'?t|didn'?t|isn'?t|can'?t|cannot|won'?t|wouldn'?t) (?:yet )?stop(?:ped|ping)?)\b[^.,;!?]{0,20}$/i;

/** Words that begin a clause which says the opposite of the one before: a denial ends there. */
const CONTRASTS = new Set(["but", "however", "although", "though", "whereas", "instead"]);

/** The end of a text from its last clause on. */
function lastClause(text: string): string {
  const words = text.split(/(?<=\s)/);
  const contrast = words.findLastIndex((word) => CONTRASTS.has(word.trim().toLowerCase()));
  return words.slice(contrast + 1).join("");
}

/** Whether the words just before something deny it: "no vomiting", "has not been limping". A denial does not reach into the next clause. */
export function isDenied(before: string): boolean {
  const near = lastClause(before).slice(-60);
  return DENIED.test(near) && !AFFIRMED.test(near);
}
