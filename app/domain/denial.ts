const DENIED = /(?:\b(?:no|not|never|without|neither|nor|isn'?t|hasn'?t|doesn'?t|didn'?t|wasn'?t|stopped)\b[^.,;!?]{0,20})$/i;

/** Whether the words just before something deny it: "no vomiting", "has not been limping". */
export function isDenied(before: string): boolean {
  return DENIED.test(before);
}
