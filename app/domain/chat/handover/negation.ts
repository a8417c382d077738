const DENIED = /\b(?:no|not|never|without|neither|nor|isn'?t|hasn'?t|doesn'?t|didn'?t|wasn'?t|aren'?t|stopped)\b[^.,;!?]{0,20}$/i;

/** "not only vomiting", "has not stopped vomiting", "won't stop vomiting": it is there after all. */
const AFFIRMED =
  /\b(?:not (?:only|just)|(?:not|never|hasn'?t|doesn'?t|didn'?t|isn'?t|can'?t|cannot|won'?t|wouldn'?t) (?:yet )?stop(?:ped|ping)?)\b[^.,;!?]{0,20}$/i;

/** Whether the words just before something deny it: "no vomiting", "has not been limping". */
export function isDenied(before: string): boolean {
  const near = before.slice(-60);
  return DENIED.test(near) && !AFFIRMED.test(near);
}
