const listed = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const AUXILIARIES = listed(
  "can could should shall will would may might must do does did is are am was were has have isnt arent cant dont doesnt didnt wont couldnt shouldnt wouldnt",
);
/** What stands behind an auxiliary that asks, in the middle of a message. */
const SUBJECTS = listed("i we you he she it they this that these those there the my our your his her their anyone anybody someone");
const QUESTION_WORDS = listed("what which who where when why how whats hows");
/** With one of these behind it a question word asks without a subject: "what to do", "what if". */
const OF_BARE_QUESTIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  what: listed("to if about is are"),
  how: listed("to about come"),
  where: listed("to"),
  when: listed("to"),
  why: listed("not"),
};
/** "Hi, so can he ...": words before a question. */
const BEFORE = listed("and but so or then also hi hello hey please quick question ok okay anyway well thanks");
/** After these "what is" asks nothing: "I know what is wrong". */
const INDIRECT = listed("as that than all know knew see saw tell told is was of on about understand do does");
/** After these "can I" asks nothing: "as soon as I can I will". */
const SUBORDINATE = listed("as that than if when because i we you he she it they all what");
const MOST_BETWEEN = 2;

/**
 * Whether an English message asks in its words, with or without a question mark: an auxiliary stands before its subject where a clause
 * begins ("can I wash them off"), or a question word before both ("how much do I give").
 */
export function asksInWords(message: string): boolean {
  return clausesThatAsk(message).length > 0;
}

/** The clauses of a message that ask in their words, in small letters. */
export function clausesThatAsk(message: string): string[] {
  return clausesOf(message, true);
}

/** What a message tells besides what it asks in its words, in small letters. */
export function withoutAsking(message: string): string {
  return clausesOf(message, false).join(", ");
}

/** @param asking those that ask, or those that do not */
function clausesOf(message: string, asking: boolean): string[] {
  const clauses = message
    .toLowerCase()
    .replace(/['’]/g, "")
    .split(/[.,;:!?…()\n"“”]+|\s[-–—]+\s/)
    .map((clause) => clause.match(/[\p{L}\d]+/gu) ?? [])
    .filter((clause) => clause.length > 0);
  const asks = (clause: readonly string[], at: number) => asksAtStart(clause, at === 0) || asksWithin(clause);
  return clauses.filter((clause, at) => asks(clause, at) === asking).map((clause) => clause.join(" "));
}

function asksAtStart(clause: readonly string[], isFirst: boolean): boolean {
  const start = clause.findIndex((word) => !BEFORE.has(word));
  const [first = "", second = ""] = clause.slice(Math.max(start, 0));
  if (AUXILIARIES.has(first)) return isFirst || SUBJECTS.has(second);
  if (!QUESTION_WORDS.has(first)) return false;
  // "What happened", but not "what he ate" and "what a mess".
  const hasOwnSubject = ["what", "why"].includes(first) && second !== "" && !SUBJECTS.has(second) && second !== "a";
  return isFirst || hasOwnSubject || asksFrom(clause, start);
}

/** Without a comma before it: "(...) if it fails what is the kind way", "got some drops left can I use them". */
function asksWithin(clause: readonly string[]): boolean {
  return clause.some((word, at) => {
    const before = clause[at - 1];
    if (before === undefined) return false;
    if (word === "what" || word === "how") return !INDIRECT.has(before) && asksFrom(clause, at);
    return !SUBORDINATE.has(before) && /^(?:can|could|should|do)$/.test(word) && /^(?:i|we)$/.test(clause[at + 1] ?? "");
  });
}

/** From a question word: "how much do I", "what to do". */
function asksFrom(clause: readonly string[], at: number): boolean {
  const word = clause[at] ?? "";
  if (word === "whats" || word === "hows" || OF_BARE_QUESTIONS[word]?.has(clause[at + 1] ?? "")) return true;
  // "..., which is the problem"
  if (word === "which" && AUXILIARIES.has(clause[at + 1] ?? "")) return false;
  const reach = word === "when" || word === "where" || word === "who" ? 0 : MOST_BETWEEN;
  const next = clause.slice(at + 1, at + 2 + reach).findIndex((one) => AUXILIARIES.has(one));
  return next >= 0 && SUBJECTS.has(clause[at + 2 + next] ?? "");
}
