/** What a sign of a check is: how the animal is, something it took, something that happened to it, or a birth. */
export const CHECK_KINDS = ["state", "exposure", "accident", "birth"] as const;

export type CheckKind = (typeof CHECK_KINDS)[number];

/** An owner's answer to a sign of a check. `over` is for states only; `vet`: a vet has seen it and it is no worse, or is treating it. */
export const CHECK_ANSWERS = ["yes", "over", "no", "unsure", "vet"] as const;

export type CheckAnswer = (typeof CHECK_ANSWERS)[number];

/** A possible danger sign in the owner's words, and the one question about it. */
export type CheckSign = {
  /** Id of the rule whose sign it is. */
  id: string;
  kind: CheckKind;
  /** Why it can be an emergency; empty where we cannot say it in the owner's language. */
  says: string;
  /** The sentence of the owner that may mean it, at most 80 characters. */
  quote: string;
  asks: string;
  answers: readonly { id: CheckAnswer; says: string }[];
};

/**
 * The one question to the owner where a message may tell of an emergency and may not. The level is `urgent` while it is open. The same
 * message is sent again with the facts from before it and all answers so far in `checked`.
 */
export type Check = {
  /** Index of the animal in `facts.animals`. */
  animal: number;
  /** Not answered yet, the most urgent first: one is shown at a time. Empty where only the list is left. */
  signs: readonly CheckSign[];
  /** "Is one of these so?": what kills this animal, at most eight. A yes to one of them is an emergency. */
  also: readonly ListItem[];
  /** What is asked when no sign is left, and the answers that are no item of the list. */
  listAsks: string;
  others: readonly (ListItem & { id: ListOther })[];
};

/** `names`: the same in other languages, for an owner whose language we cannot read. */
export type ListItem = { id: string; says: string; names?: readonly { language: string; says: string }[] };

/** None of the list is so, or the owner cannot tell: the word behind `none` in the value of the button. */
export const LIST_OTHERS = ["none", "unsure"] as const;

export type ListOther = (typeof LIST_OTHERS)[number];

/** The answers of an owner to a check: by the id of a sign or of the list, and `none` for "none of these". */
export type Checked = Readonly<Record<string, CheckAnswer | true>>;
