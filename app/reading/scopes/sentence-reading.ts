import type { Token } from "#app/language/tokenise.ts";
import type { Mention } from "../lexicon/phrase-matcher.ts";
import type { WordTest } from "../lexicon/word-test.ts";

export type Span = { from: number; to: number };

/** The words of a message, and what each does in its sentence. */
export type Words = { tokens: readonly Token[]; is: WordTest };

/** The sentences of a message, in order. */
export function sentenceSpans(tokens: readonly Token[]): Span[] {
  const out: Span[] = [];
  for (let p = 0; p < tokens.length; p += 1) {
    const last = out[out.length - 1];
    if (last && tokens[p]?.sentence === tokens[last.from]?.sentence) last.to = p + 1;
    else out.push({ from: p, to: p + 1 });
  }
  return out;
}

/** Where the clause of a word begins. */
export function clauseStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && tokens[start - 1]?.sentence === tokens[at]?.sentence && tokens[start - 1]?.clause === tokens[at]?.clause) start -= 1;
  return start;
}

const FARTHEST_OR = 7;

/** "no vomiting, diarrhoea or limping": after a comma the denial goes on when an "or" follows soon. */
export function listGoesOn({ tokens, is }: Words, from: number): boolean {
  for (let p = from; p < from + FARTHEST_OR && p < tokens.length; p += 1) {
    const token = tokens[p] as Token;
    if (token.sentence !== tokens[from]?.sentence) return false;
    if (token.text === "or" || token.text === "nor") return true;
    if (is("ends_list", p)) return false;
  }
  return false;
}

const FARTHEST_VERB = 3;

/**
 * Whether a sentence tells, at any point, what happened to the owner's animal: "what do I do my dog ate bait", "dog has eaten
 * grapes". An animal without "a" or "any" before it and a verb soon after it.
 * @param animal by word, whether it names an animal
 */
export function tellsOwnEvent({ is }: Words, { from, to }: Span, animal: Uint8Array): boolean {
  const isIn = (list: string, p: number) => p >= from && p < to && is(list, p);
  for (let p = from; p < to; p += 1) {
    const isOwner = is("owner", p);
    if (!isOwner && !animal[p]) continue;
    if (is("before_animal", p) && isOwner && !animal[p + 1] && !animal[p + 2]) continue;
    if (isIn("not_yet", p - 1) || isIn("any_animal", p - 1)) continue;
    if (isIn("before_animal", p - 1) && isIn("not_yet", p - 2)) continue;
    for (let q = p + 1; q <= p + FARTHEST_VERB && q < to; q += 1)
      if (is("happened", q) && !(q === p + 1 && isOwner && animal[q])) return true;
  }
  return false;
}

/** Where a sentence begins after a greeting and the like: at "can" in "hi, quick question, can he". */
export function afterOpening({ is }: Words, { from, to }: Span): number {
  let first = from;
  while (first < to - 1 && is("before_question", first)) first += 1;
  return first;
}

const FEWEST_ASKED = 4;

/** Whether a sentence asks about animals in general: it starts as a question and names no animal of the owner's ("What month is worst for flystrike?"). */
export function isGeneralQuestion(words: Words, span: Span, animal: Uint8Array): boolean {
  const { tokens, is } = words;
  const { from, to } = span;
  const first = afterOpening(words, span);
  if (!is("opens_question", first) || to - first < FEWEST_ASKED) return false;
  for (let p = from; p < to; p += 1) {
    if (is("own_word", p) || tokens[p]?.isPetName) return false;
    // "A dog who fainted just now" is there.
    if (tokens[p]?.text === "now" && tokens[p - 1]?.text === "just") return false;
    if (animal[p] && is("the", p - 1)) return false;
  }
  return !asksOfSeen(is, first, to) && !tellsOwnEvent(words, { from: first + 1, to }, animal);
}

const FARTHEST_BODY = 3;

/** "Do the pale white gums mean anemia?": whoever asks of "the" gums has seen them. "What color should the gums be?" asks in general. */
function asksOfSeen(is: WordTest, first: number, to: number): boolean {
  if (!is("asks_whether", first) || !is("the", first + 1)) return false;
  for (let p = first + 2; p <= first + 1 + FARTHEST_BODY && p < to; p += 1) if (is("body_part", p)) return true;
  return false;
}

const LONGEST_OF_WRITER = 4;

/** Whether the subject right before a sign or event is a person or a machine: "my nan had a seizure", "I collapsed laughing". */
export function isOtherSubject({ tokens, is }: Words, { start, end }: Mention): boolean {
  const sentence = tokens[start]?.sentence;
  let p = start - 1;
  while (p >= 0 && tokens[p]?.sentence === sentence && is("auxiliary", p)) p -= 1;
  const subject = tokens[p];
  if (!subject || subject.sentence !== sentence || subject.isPetName || !is("other_subject", p)) return false;
  // "Le chat" is a cat, "the chat" is not.
  if (subject.text === "chat" && is("french_determiner", p - 1)) return false;
  if (is("done_to_animal", start) && !is("passive", start - 1)) return false;
  if (subject.text !== "i") return true;
  for (let q = start; q <= end + 1; q += 1) if (is("animal_as_object", q)) return false;
  return end - start <= LONGEST_OF_WRITER;
}

const LONGEST_COMPARED = 2;
const FARTHEST_COMPARED = 5;

/** "the size of a grape", "like a fire alarm": a word that something is compared with is not there. "It looks like rat bait" may be. */
export function isComparison({ tokens, is }: Words, { start, end }: Mention): boolean {
  if (end - start > LONGEST_COMPARED) return false;
  const isHere = (at: number) => tokens[at]?.sentence === tokens[start]?.sentence;
  let p = start - 1;
  while (start - p < FARTHEST_COMPARED && isHere(p) && is("before_compared", p)) p -= 1;
  if (start - 1 === p || !isHere(p)) return false;
  return is("size_of", p) || (tokens[p]?.text === "like" && !(isHere(p - 1) && is("seems", p - 1)));
}
