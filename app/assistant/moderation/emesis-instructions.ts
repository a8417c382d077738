import { vetDecides } from "./medication-permission.ts";
import { recipeAt } from "./pending-violations.ts";
import type { Word } from "./sentence-words.ts";
import { isDenied, standOf } from "./stance.ts";
import { KIND, set } from "./word-lists.ts";

const ACTS = set("push press stick pour tickle tickling put place squeeze hold swing give let use feed rub drip squirt");
const TOWARDS = set("until till so to damit bis hasta jusqu");
const WHOSE = set("the his her its their");
const SALT = set("salt salty sal sel salz sale");
const BY_MOUTH = set("tongue throat spoon spoonful teaspoon tablespoon agua acqua eau wasser");

const isDone = (words: readonly Word[], at: number) => ACTS.has(words[at]?.text ?? "") && !isDenied(words, at);

/** "Bring it back up", "comes up again", "empty her stomach", "vomit", as a length in words; 0 when nothing of the kind begins here. */
function comingUp(words: readonly Word[], at: number): number {
  const word = words[at];
  if (!word) return 0;
  if (word.kind & KIND.vomit) return 1;
  const next = words.slice(at + 1, at + 6).filter(({ clause }) => clause === word.clause);
  if (/^(?:brings?|bringing|throws?|throwing|comes?|coming)$/.test(word.text)) {
    const up = next.findIndex(({ text }) => text === "up");
    const isUpTo = next[up + 1]?.text === "to";
    const isFar = /^com/.test(word.text) && up > 1;
    return up >= 0 && !isUpTo && !isFar ? up + 2 : 0;
  }
  const isEmptied = /^(?:empty|empties|emptying|clears?)$/.test(word.text) && WHOSE.has(next[0]?.text ?? "") && next[1]?.text === "stomach";
  return isEmptied ? 3 : 0;
}

/**
 * Where an owner is told to make a pet vomit, in whatever words: a way and its end, an end that is ordered, or a way that has no other end.
 * Not where it is forbidden, warned of, or left to a vet.
 */
export function bringingUp(words: readonly Word[], question: boolean): number | undefined {
  const home = words.some(({ text }) => text === "home" || text === "yourself");
  if (question || (vetDecides(words) && !home)) return undefined;
  if (words.some(({ kind }, at) => kind & KIND.warns && !isDenied(words, at))) return undefined;
  const act = words.findIndex((_, at) => isDone(words, at));
  for (const [at, word] of words.entries()) {
    const isConditional = words.some(
      ({ text, clause }, place) => place < at && clause === word.clause && /^(?:if|when|after|before|whether)$/.test(text),
    );
    if (isConditional || standOf(words, word.clause) === "forbids" || isDenied(words, at)) continue;
    if (recipeAt(words, at)) return makerBefore(words, at);
    if (word.kind & KIND.vomit && (isWanted(words, at) || isStarted(words, at))) return at;
    if (comingUp(words, at) > 0 && hasPurpose(words, at)) {
      if (act >= 0 && act < at) return act;
      if (!(word.kind & KIND.vomit)) return at;
    }
    if (isThroat(words, at) && act >= 0) return Math.min(act, at);
    if (/^tickl(?:e|ing)$/.test(word.text) && words.some(({ text }) => text === "throat" || text === "tongue")) return at;
    if (
      SALT.has(word.text) &&
      words.some(({ text, kind }, place) => (BY_MOUTH.has(text) && Math.abs(place - at) < 8) || kind & KIND.vomit)
    ) {
      if (words.some((_, place) => comingUp(words, place) > 0)) return at;
    }
    if (word.kind & KIND.emetic && words.some((_, place) => place > at && comingUp(words, place) > 0)) return at;
  }
  return undefined;
}

/** "You want him to puke". */
const isWanted = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.text === "to" && words.slice(Math.max(0, at - 5), at).some(({ text }) => text === "want" || text === "need");

/** "Vomiting can be started with". */
const isStarted = (words: readonly Word[], at: number): boolean =>
  words
    .slice(at + 1, at + 5)
    .some(
      ({ text }, next, after) => /^(?:started|induced|triggered|provoked)$/.test(text) && /^(?:by|with)$/.test(after[next + 1]?.text ?? ""),
    );

/** Is the coming up wanted? "Until he gags", "to bring it up", "need to empty her stomach", "makes them bring it up". */
function hasPurpose(words: readonly Word[], at: number): boolean {
  if (words[at + 1]?.text === "less") return false;
  for (let back = at - 1; back >= 0 && at - back <= 5; back--) {
    const word = words[back];
    if (!word || isDenied(words, back)) return false;
    if (
      (TOWARDS.has(word.text) && (word.text !== "to" || back === at - 1)) ||
      (word.kind & KIND.makes && word.clause === words[at]?.clause)
    )
      return true;
  }
  return false;
}

/** "Down his throat": nothing good is put there. */
function isThroat(words: readonly Word[], at: number): boolean {
  if (words[at]?.text !== "throat") return false;
  const [before, whose] = [words[at - 2]?.text, words[at - 1]?.text];
  return (
    (before === "down" && WHOSE.has(whose ?? "")) || whose === "down" || words.slice(0, at).some(({ text }) => /^fingers?$/.test(text))
  );
}

function makerBefore(words: readonly Word[], at: number): number {
  for (let back = at; back >= 0; back--) if ((words[back]?.kind ?? 0) & KIND.makes) return back;
  return at;
}
