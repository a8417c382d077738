import type { Word } from "./sentence-words.ts";
import { isDenied } from "./stance.ts";
import { KIND, set } from "./word-lists.ts";

const PASSED_OVER = set("skip skipping without instead avoid no forget cancel before until");
const ORDERED = set("prescribed prescription prescribes verordnet verschrieben recetado recetada prescrit prescrite prescrito prescritto");

/** Does a vet decide in this sentence? In "skip the vet" none does. */
export function vetDecides(words: readonly Word[]): boolean {
  return words.some(
    ({ kind, text }, at) =>
      ORDERED.has(text) || (kind & KIND.vet && !words.slice(Math.max(0, at - 3), at).some((word) => PASSED_OVER.has(word.text))),
  );
}

const PERMITS = set("safe safely fine ok okay alright suitable harmless allowed permitted");
/** "Take a photo of the tablets", "take the packet": what is taken is no medicine. */
const NOT_SWALLOWED = set(
  "photo picture packet pack packaging package box bottle list name names note label number away with count leaflet",
);
const FAR = 8;

/** Where any remedy, named or not, is to be given and no vet decides; undefined when none is. */
export function permittedRemedy(words: readonly Word[]): number | undefined {
  if (!words.some(({ kind }) => kind & KIND.drug) || vetDecides(words)) return undefined;
  for (const [at, { kind, clause }] of words.entries()) {
    if (!(kind & KIND.drug)) continue;
    const inClause = words.map((word, place) => ({ word, place })).filter(({ word }) => word.clause === clause);
    const giver = inClause.find(
      ({ word, place }) =>
        ((word.kind & KIND.gives && isOrdered(words, place)) || mayHave(words, place) || isRaised(words, place)) &&
        place < at &&
        at - place <= FAR &&
        !isDenied(words, place) &&
        !words.slice(place, at).some(({ kind }) => kind & KIND.denies) &&
        !words.slice(place, at + 4).some(({ text }) => NOT_SWALLOWED.has(text)),
    );
    if (giver) return giver.place;
    if (inClause.some(({ word }) => word.kind & (KIND.swallowed | KIND.warns))) continue;
    if (inClause.some(({ word, place }) => place > at && PERMITS.has(word.text) && !isDenied(words, place))) return at;
  }
  return undefined;
}

/** "She can have your", not "he may have swallowed". */
const mayHave = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === "have" &&
  /^(?:can|may|could|should)$/.test(words[at - 1]?.text ?? "") &&
  /^(?:your|some|one|half|an?|two)$/.test(words[at + 1]?.text ?? "");

/** "Up the insulin". */
const isRaised = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === "up" && words[at - 1]?.clause !== words[at]?.clause && /^(?:the|his|her|its|their)$/.test(words[at + 1]?.text ?? "");

/** "Give", not "if you give", "he takes", "they may give". */
function isOrdered(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || /^(?:takes|takes?n|gives|given|suggests|recommends)$/.test(word.text)) return false;
  if (words.slice(Math.max(0, at - 3), at).some(({ text }) => text === "they")) return false;
  const first = words.find(({ clause }) => clause === word.clause);
  return !/^(?:if|when|whether|before|after)$/.test(first?.text ?? "");
}

const RHYTHM = set("with before after at in every each now tonight twice daily is will should per or until");

/** "One with breakfast": a number alone, once a medicine was named. Of a number in the midst of a sentence nothing is known. */
export function isBareAmount(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  const begins = !before || before.clause !== words[at]?.clause || (before.kind & KIND.gives && !isDenied(words, at - 1));
  return !!begins && RHYTHM.has(words[at + 1]?.text ?? "");
}

const FOOD_FOLLOWS = 6;

/** "He could take a single 81": a number at the end that nothing explains. */
export function isNakedAmount(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !/^\d{2,}$/.test(word.text) || (next && next.clause === word.clause)) return false;
  const before = words.slice(Math.max(0, at - 4), at).filter(({ clause }) => clause === word.clause);
  const giver = before.findIndex(({ text }) => /^(?:takes?|gives?|giving)$/.test(text));
  return giver >= 0 && before.slice(giver + 1).every(({ text }) => /^(?:an?|single|just|only|about|one|him|her|it|them)$/.test(text));
}

/** What is used to give things; a smear or a lump may be of anything. */
const TOOLS = /ful|dropper|squirt|sachet|puff|spoon|tip/;

/** "A spoonful of the pink liquid": an amount without a number, of something that is no food. */
export function isLooseAmount(words: readonly Word[], at: number, given: boolean): boolean {
  const unit = [words[at + 1], words[at + 2]].findIndex((word) => word && word.kind & KIND.measure);
  const between = words[at + 1];
  if (unit < 0 || (unit === 1 && between?.clause !== words[at]?.clause)) return false;
  const of = words.slice(at + 2 + unit, at + 2 + unit + FOOD_FOLLOWS);
  const isTool = TOOLS.test(words[at + 1 + unit]?.text ?? "");
  return (given || isTool) && of.length > 1 && of[0]?.text === "of" && !of.some((word) => word.kind & KIND.food);
}

/** "Your sleeping tablets", "human eye drops": what stands in the owner's own cupboard; not "your vet's tablets". */
export function isForPeople(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !(word.kind & KIND.drug || /^(?:drops|amount|dose|strength|version)$/.test(word.text))) return false;
  const [before, first] = [words[at - 1], words[at - 2]];
  const isHuman = [before, first].some((one) => one?.text === "human" && one.clause === word.clause);
  const isYours =
    !!(word.kind & KIND.drug) && [before?.text === "your" && before, first?.text === "your" && before?.kind === 0 && first].some(Boolean);
  return isHuman || (isYours && !/s$/.test(before?.kind === 0 && first?.text === "your" ? before.text : ""));
}

const YES = set("yes sure absolutely certainly yep yeah");

/** "Aspirin? Yes." */
export const saysYes = (words: readonly Word[]): boolean => YES.has(words[0]?.text ?? "");
