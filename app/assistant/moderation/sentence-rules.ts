import { bringingUp } from "./emesis-instructions.ts";
import { isBareAmount, isForPeople, isLooseAmount, isNakedAmount, permittedRemedy, saysYes } from "./medication-permission.ts";
import {
  amountBefore,
  type Mood,
  permitsIt,
  RECENT,
  recipeAt,
  type Setting,
  unitAfter,
  type Why,
  withGiver,
} from "./pending-violations.ts";
import { scatteredPhone } from "./phone-numbers.ts";
import { isSpelledOut, type Word } from "./sentence-words.ts";
import { isDenied, type Stand, standAt, standOf } from "./stance.ts";
import { KIND } from "./word-lists.ts";

export type Judged = { block?: { at: number; why: Why } };

const some = (words: readonly Word[], kind: number) => words.some((word) => word.kind & kind);

/**
 * Judges a whole sentence.
 * @param lead what the line above a list says ("Never give:"), for the items of the list
 */
export function judge(
  words: readonly Word[],
  mood: Mood,
  setting: Setting,
  { question, lead }: { question: boolean; lead?: Stand },
): Judged {
  const found: { at: number; why: Why }[] = [];
  const hard = words.findIndex((word) => word.kind & KIND.hardUnit);
  const after = words[hard + 1]?.text;
  if (hard >= 0 && after !== "l" && after !== "per") found.push({ at: words[amountBefore(words, hard)]?.start ?? 0, why: "medicine" });
  words.forEach((word, at) => {
    const start = word.start;
    if (word.kind & (KIND.medicine | KIND.emetic) && mayNotBeNamed(words, at, question, lead)) {
      found.push({ at: words[amountBefore(words, at)]?.start ?? start, why: word.kind & KIND.medicine ? "medicine" : "emesis" });
    }
    if (
      isForPeople(words, at) &&
      (standAt(words, at) === "permits" || some(words, KIND.number)) &&
      mayNotBeNamed(words, at, question, lead)
    ) {
      found.push({ at: words[amountBefore(words, at)]?.start ?? start, why: "medicine" });
    }
    if (word.kind & KIND.number) {
      const first = words[amountBefore(words, at)]?.start ?? start;
      if (isDose(words, at, mood, question)) found.push({ at: first, why: mood.sinceEmesis < RECENT ? "emesis" : "medicine" });
    }
    if (word.kind & KIND.loose && isLooseAmount(words, at, isGiven(words)) && isToBeGiven(words, at, question))
      found.push({ at: start, why: "medicine" });
    if (mood.sinceMedicine < RECENT && permitsIt(words, at) && !some(words, KIND.vet)) found.push({ at: start, why: "medicine" });
  });
  const remedy = permittedRemedy(words);
  if (remedy !== undefined) found.push({ at: words[remedy]?.start ?? 0, why: "medicine" });
  const recipe = bringingUp(words, question);
  if (recipe !== undefined) found.push({ at: words[recipe]?.start ?? 0, why: "emesis" });
  if (mood.asked && saysYes(words)) found.push({ at: words[0]?.start ?? 0, why: "medicine" });
  const phone = scatteredPhone(words, setting.ownNumbers);
  if (phone !== undefined) found.push({ at: phone, why: "phone" });
  const spelled = words.find((word) => isSpelledOut(word));
  if (spelled) found.push({ at: spelled.start, why: "medicine" });
  found.sort((one, other) => one.at - other.at);
  const [first] = found;
  return first ? { block: { ...first, at: withGiver(words, first.at) } } : {};
}

const isGiven = (words: readonly Word[]): boolean => words.some((one, place) => one.kind & KIND.gives && !isDenied(words, place));

/** A human medicine or an emetic stands only where it is forbidden, or where the sentence tells that it was swallowed. */
function mayNotBeNamed(words: readonly Word[], at: number, question: boolean, lead: Stand | undefined): boolean {
  if (words[at]?.kind === KIND.emetic && isForWounds(words)) return false;
  const stand = standAt(words, at);
  if (stand === "forbids" || stand === "reports") return false;
  if (stand === "permits") return true;
  return !(question || lead === "forbids" || lead === "reports");
}

/** Salt water cleans and keeps fish too. */
const isForWounds = (words: readonly Word[]): boolean =>
  words.some(({ text }) => /^(?:wounds?|clean|rinse|tank|aquarium|eyes?|fish)$/.test(text)) && !some(words, KIND.vomit | KIND.strict);

/** A number of tablets, drops or spoons that is to be given; not of food or water, and not what was swallowed. */
function isDose(words: readonly Word[], at: number, mood: Mood, question: boolean): boolean {
  const word = words[at];
  if (!word) return false;
  const unit = unitAfter(words, at) ?? weightAfter(words, at);
  if (unit === undefined) {
    if (question) return false;
    return isNakedAmount(words, at) || (mood.sinceMedicine < RECENT && isBareAmount(words, at));
  }
  const clause = standOf(words, word.clause);
  const given = isGiven(words);
  const drug = some(words, KIND.medicine | KIND.emetic) || mood.sinceMedicine < RECENT || mood.sinceEmesis < RECENT;
  const reported = some(words, KIND.swallowed) && !given;
  if (clause === "forbids" || (!drug && !given && standAt(words, at) === "forbids")) return false;
  if (reported || (question && !given)) return false;
  if (!drug && isOfFood(words, unit, given)) return false;
  if (given || drug || some(words, KIND.dosing)) return true;
  // Of what is weighed much is no medicine: "a loss of 50 g".
  return !WEIGHED.test(words[unit]?.text ?? "") && !!((words[unit]?.kind ?? 0) & KIND.softUnit);
}

const WEIGHED = /^(?:g|gram\w*|ounces?|oz)$/;

/** An amount without a number, unless it is forbidden, asked for or was swallowed. */
function isToBeGiven(words: readonly Word[], at: number, question: boolean): boolean {
  const given = isGiven(words);
  if (!given && (question || some(words, KIND.swallowed | KIND.warns))) return false;
  return standAt(words, at) !== "forbids" && !isDenied(words, at);
}

const FOOD_UNITS =
  /^(?:cups?|g|grams?|grammes?|ml|mls|millilit\w+|ounces?|oz|scoops?|(?:table|tea)spoons?|spoons?|spoonfuls?|gramm|gramos|cucharadas?)$/;

/** "Two spoons of water"; when nothing is to be given, a measure in a sentence about food. */
function isOfFood(words: readonly Word[], unit: number, given: boolean): boolean {
  if (!FOOD_UNITS.test(words[unit]?.text ?? "")) return false;
  const next = words.slice(unit + 1, unit + 4);
  return given ? next.some((word) => word.kind & KIND.food) && next[0]?.text !== "with" && next[0]?.text !== "in" : some(words, KIND.food);
}

/** "Five per kilo". */
function weightAfter(words: readonly Word[], at: number): number | undefined {
  const link = words[at + 1]?.text ?? "";
  if (!/^(per|every|each|for|pro|por|par)$/.test(link)) return undefined;
  for (let next = at + 2; next <= at + 6 && next < words.length; next++) {
    const one = words[next];
    if (one && one.kind & KIND.weight)
      return words.some((word, place) => word.kind & KIND.gives && !isDenied(words, place)) ? next : undefined;
  }
  return undefined;
}

/** What the sentence leaves behind for the next ones. */
export function moodAfter(words: readonly Word[], mood: Mood, blocked: Why | undefined, question: boolean): Mood {
  const recipe = words.some((_, at) => recipeAt(words, at));
  return {
    asked: question && some(words, KIND.medicine),
    sinceMedicine: blocked === "medicine" || some(words, KIND.medicine) ? 0 : mood.sinceMedicine + 1,
    sinceEmesis: blocked === "emesis" || some(words, KIND.emetic) || recipe ? 0 : mood.sinceEmesis + 1,
  };
}
