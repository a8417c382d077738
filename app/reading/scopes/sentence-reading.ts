import type { Token } from "#app/language/tokenise.ts";
import type { Mention } from "../lexicon/phrase-matcher.ts";

export type Span = { from: number; to: number };

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

/** "no vomiting, diarrhoea or limping": after a comma the denial goes on when an "or" follows soon. */
export function listGoesOn(tokens: readonly Token[], from: number): boolean {
  for (let p = from; p < from + 7 && p < tokens.length; p += 1) {
    const token = tokens[p] as Token;
    if (token.sentence !== tokens[from]?.sentence) return false;
    if (token.text === "or" || token.text === "nor") return true;
    if (/^(but|he|she|it|they|and|now|just)$/.test(token.text)) return false;
  }
  return false;
}

const OPENERS =
  /^(what|whats|which|why|how|hows|when|where|who|is|are|can|could|do|does|did|would|will|should|may|any|anyone|anybody|has|have|was|were|whether)$/;
const BEFORE_OPENER =
  /^(and|so|but|also|hi|hello|hey|please|ok|okay|just|anyway|quick|question|general|sorry|um|does anyone know|btw|then|or)$/;
const OWN = /^(my|our|mine|ours|he|she|him|her|his|hers|himself|herself|itself|both|mi|mein|meine|mon|ma|meu|minha|mio|mia|mijn)$/;
const OWNER = /^(my|our|mine|ours|both|he|she|they|the|this)$/;
const GENERAL_BEFORE = /^(a|an|any|another|every|each|some|which|what|that|no|your|other|these|those|of)$/;
/** "Can my dog eat grapes", "if he ate one": after these the animal does nothing yet. */
const NOT_YET = /^(can|could|should|would|will|may|might|if|when|unless|does|is|are|has|have|was|let|letting|for|give|giving)$/;
const HAPPENED =
  /^(ate|eats|has|have|had|is|isnt|are|arent|was|were|got|gets|drank|swallowed|chewed|licked|cant|wont|hasnt|havent|doesnt|dont|keeps|kept|collapsed|fell|stopped|threw|vomited|bit|stole|broke|breathed|nearly|jumped|just|popped|swelled|went|may|might|accidentally|[a-z]{3,}ed)$/;
const FARTHEST_VERB = 3;

/**
 * Whether a sentence tells, at any point, what happened to the owner's animal: "what do I do my dog ate bait", "dog has eaten
 * grapes". An animal without "a" or "any" before it and a verb soon after it.
 * @param animal by word, whether it names an animal
 */
export function tellsOwnEvent(tokens: readonly Token[], from: number, to: number, animal: Uint8Array): boolean {
  const word = (p: number) => (p >= from && p < to ? (tokens[p]?.text ?? "") : "");
  for (let p = from; p < to; p += 1) {
    const isOwner = OWNER.test(word(p));
    if (!isOwner && !animal[p]) continue;
    if (/^(my|our|the|this)$/.test(word(p)) && !animal[p + 1] && !animal[p + 2]) continue;
    if (NOT_YET.test(word(p - 1)) || GENERAL_BEFORE.test(word(p - 1))) continue;
    if (/^(my|our|his|her|the|this)$/.test(word(p - 1)) && NOT_YET.test(word(p - 2))) continue;
    for (let q = p + 1; q <= p + FARTHEST_VERB && q < to; q += 1)
      if (HAPPENED.test(word(q)) && !(q === p + 1 && isOwner && animal[q])) return true;
  }
  return false;
}

/** Where a sentence begins after a greeting and the like: at "can" in "hi, quick question, can he". */
export function afterOpening(tokens: readonly Token[], from: number, to: number): number {
  let first = from;
  while (first < to - 1 && BEFORE_OPENER.test(tokens[first]?.text ?? "")) first += 1;
  return first;
}

/** Whether a sentence asks about animals in general: it starts as a question and names no animal of the owner's ("What month is worst for flystrike?"). */
export function isGeneralQuestion(tokens: readonly Token[], from: number, to: number, animal: Uint8Array): boolean {
  const first = afterOpening(tokens, from, to);
  if (!OPENERS.test(tokens[first]?.text ?? "") || to - first < 4) return false;
  for (let p = from; p < to; p += 1) {
    if (OWN.test(tokens[p]?.text ?? "") || tokens[p]?.isPetName) return false;
    // "A dog who fainted just now" is there.
    if (tokens[p]?.text === "now" && tokens[p - 1]?.text === "just") return false;
    if (animal[p] && /^(the|this)$/.test(tokens[p - 1]?.text ?? "")) return false;
  }
  return !asksOfSeen((p) => tokens[p]?.text ?? "", first, to) && !tellsOwnEvent(tokens, first + 1, to, animal);
}

const BODY = /^(gums|eyes|eye|ears|belly|tummy|nose|tongue|vomit|poop|poo|stool|urine|pee|blood|lump|wound|skin|leg|paw|mouth|face)$/;
const FARTHEST_BODY = 3;

/** "Do the pale white gums mean anemia?": whoever asks of "the" gums has seen them. "What color should the gums be?" asks in general. */
function asksOfSeen(word: (p: number) => string, first: number, to: number): boolean {
  if (!/^(do|does|is|are)$/.test(word(first)) || !/^(the|this|these|those)$/.test(word(first + 1))) return false;
  for (let p = first + 2; p <= first + 1 + FARTHEST_BODY && p < to; p += 1) if (BODY.test(word(p))) return true;
  return false;
}

const AUXILIARY =
  /^(has|have|had|is|was|were|are|been|being|be|a|an|the|just|nearly|almost|about|literally|actually|suddenly|having|got|gets|got|into|went|goes|once|also|always|ended|up|then|really|am|so|very|too|feel|feeling|did|her|his|their|own)$/;
const PERSON =
  /^(nan|nana|nanna|gran|granny|grandma|grandmother|grandad|grandpa|grandfather|mum|mom|mam|ma|mother|dad|father|sister|brother|aunt|auntie|uncle|cousin|niece|nephew|husband|wife|hubby|ex|girlfriend|boyfriend|partner|flatmate|roommate|housemate|landlord|landlady|boss|teacher|colleague|toddler|mil|laptop|phone|computer|pc|wifi|internet|site|website|page|app|chat|bank|economy|government|market|car|engine|horse|heroine|hero|character|actor|i)$/;
const FRENCH_DETERMINER = /^(mon|le|notre|son|ce|petit|vieux|jeune|gros)$/;
const OBJECT = /^(him|her|it|them|my|the|our|this|his|that)$/;
/** What a person does to an animal: "my husband gave the cat paracetamol". */
const DONE_TO_ANIMAL =
  /^(gave|give|gives|giving|given|fed|feeds|put|puts|dropped|drops|spilled|spilt|poured|sprayed|rubbed|used|treated|injected|let|stepped|trod|stood|sat|rolled|ran|drove|reversed|backed|hit|shut|closed|slammed|kicked|threw|squashed|crushed|left|locked)$/;
const PASSIVE = /^(was|were|is|been|being|got|get|am|are)$/;

/** Whether the subject right before a sign or event is a person or a machine: "my nan had a seizure", "I collapsed laughing". */
export function isOtherSubject(tokens: readonly Token[], { start, end }: Mention): boolean {
  const sentence = tokens[start]?.sentence;
  let p = start - 1;
  while (p >= 0 && tokens[p]?.sentence === sentence && AUXILIARY.test(tokens[p]?.text ?? "")) p -= 1;
  const subject = tokens[p];
  if (!subject || subject.sentence !== sentence || subject.isPetName || !PERSON.test(subject.text)) return false;
  // "Le chat" is a cat, "the chat" is not.
  if (subject.text === "chat" && FRENCH_DETERMINER.test(tokens[p - 1]?.text ?? "")) return false;
  if (DONE_TO_ANIMAL.test(tokens[start]?.text ?? "") && !PASSIVE.test(tokens[start - 1]?.text ?? "")) return false;
  if (subject.text !== "i") return true;
  // "I can't wake him", "I ran over her": what follows is the animal.
  for (let q = start; q <= end + 1 && q < tokens.length; q += 1)
    if (OBJECT.test(tokens[q]?.text ?? "") || /^(cant|wont|couldnt|cannot)$/.test(tokens[q]?.text ?? "")) return false;
  return end - start <= 4;
}

const DETERMINER = /^(a|an|the|old|little|giant|big|tiny|small|wee|half|one|wet|my|his|her|some|golf|ping|pong|tennis|table|cricket)$/;
const SEEMS =
  /^(look|looks|looked|looking|smell|smells|smelled|smelt|taste|tastes|something|anything|seem|seems|stuff|things|foods?|is|was|feels|acts|acting|feel|walk|walks|walking|walked|moves|moving|staggers|stumbles)$/;

/** "the size of a grape", "like a fire alarm": a word that something is compared with is not there. "It looks like rat bait" may be. */
export function isComparison(tokens: readonly Token[], { start, end }: Mention): boolean {
  if (end - start > 2) return false;
  const word = (p: number) => (tokens[p]?.sentence === tokens[start]?.sentence ? (tokens[p]?.text ?? "") : "");
  let p = start - 1;
  while (start - p < 5 && DETERMINER.test(word(p))) p -= 1;
  if (start - 1 === p) return false;
  if (word(p) === "of") return /^(size|shape|color|colour|feel|sized)$/.test(word(p - 1));
  if (word(p) === "like") return !SEEMS.test(word(p - 1));
  return false;
}
