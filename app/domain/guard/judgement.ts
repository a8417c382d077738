import { isDenied, type Stand, standAt, standOf } from "./polarity.ts";
import type { Word } from "./reading.ts";
import { amountBefore, type Mood, permitsIt, RECENT, recipeAt, type Setting, unitAfter, type Why } from "./suspicion.ts";
import { scatteredPhone } from "./telephone.ts";
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
      found.push({ at: start, why: word.kind & KIND.medicine ? "medicine" : "emesis" });
    }
    if (word.kind & KIND.number) {
      const first = words[amountBefore(words, at)]?.start ?? start;
      if (isDose(words, at, mood, question)) found.push({ at: first, why: mood.sinceEmesis < RECENT ? "emesis" : "medicine" });
    }
    if (recipeAt(words, at) && isRecipe(words, at)) found.push({ at: start, why: "emesis" });
    if (mood.sinceMedicine < RECENT && permitsIt(words, at) && !some(words, KIND.vet)) found.push({ at: start, why: "medicine" });
  });
  const phone = scatteredPhone(words, setting.ownNumbers);
  if (phone !== undefined) found.push({ at: phone, why: "phone" });
  found.sort((one, other) => one.at - other.at);
  return found[0] ? { block: found[0] } : {};
}

/** A human medicine or an emetic stands only where it is forbidden, or where the sentence tells that it was swallowed. */
function mayNotBeNamed(words: readonly Word[], at: number, question: boolean, lead: Stand | undefined): boolean {
  const stand = standAt(words, at);
  if (stand === "forbids" || stand === "reports") return false;
  if (stand === "permits") return true;
  return !(question || lead === "forbids" || lead === "reports");
}

/** A number of tablets, drops or spoons that is to be given; not of food or water, and not what was swallowed. */
function isDose(words: readonly Word[], at: number, mood: Mood, question: boolean): boolean {
  const word = words[at];
  if (!word) return false;
  const unit = unitAfter(words, at) ?? weightAfter(words, at);
  if (unit === undefined) return false;
  const clause = standOf(words, word.clause);
  const given = words.some((one, place) => one.kind & KIND.gives && !isDenied(words, place));
  const drug = some(words, KIND.medicine | KIND.emetic) || mood.sinceMedicine < RECENT || mood.sinceEmesis < RECENT;
  const reported = some(words, KIND.swallowed) && !given;
  if (clause === "forbids" || (!drug && !given && standAt(words, at) === "forbids")) return false;
  if (reported || (question && !given)) return false;
  if (!drug && isOfFood(words, unit, given)) return false;
  // "The dose", "twice daily": an amount with a rhythm is a dose whatever the verb.
  return given || drug || some(words, KIND.dosing) || !!((words[unit]?.kind ?? 0) & KIND.softUnit);
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

/** How to make a pet vomit: a way is named, and no vet is to do it. */
function isRecipe(words: readonly Word[], at: number): boolean {
  const clause = words[at]?.clause ?? 0;
  if (standOf(words, clause) === "forbids") return false;
  const asked = words.slice(0, at).some((word) => word.kind & KIND.vet);
  const rest = words.slice(at + 1);
  const home = rest.some((word) => word.text === "home" || word.text === "yourself");
  if ((asked || some(rest, KIND.vet)) && !home) return false;
  return some(words, KIND.how | KIND.gives);
}

/** What the sentence leaves behind for the next ones. */
export function moodAfter(words: readonly Word[], mood: Mood, blocked: Why | undefined): Mood {
  const recipe = words.some((_, at) => recipeAt(words, at));
  return {
    sinceMedicine: blocked === "medicine" || some(words, KIND.medicine) ? 0 : mood.sinceMedicine + 1,
    sinceEmesis: blocked === "emesis" || some(words, KIND.emetic) || recipe ? 0 : mood.sinceEmesis + 1,
  };
}
