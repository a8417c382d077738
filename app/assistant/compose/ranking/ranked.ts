import { ownersWords } from "#app/domain/chat/turn.ts";
import type { Intent } from "#app/domain/knowledge/intents.ts";
import { type Answer, PRESCRIPTION_TOPIC, type Substance } from "#app/domain/knowledge/knowledge.ts";
import type { Cue } from "#app/domain/knowledge/owner-phrases.ts";
import { plainWords } from "#app/language/normalise.ts";
import { turnsToOther } from "../../plan/case/turns-to-other.ts";
import type { Compare } from "../../retrieve/compare-units.ts";
import type { Query } from "../../retrieve/query.ts";
import { OF_STORY, ranked } from "../../retrieve/ranking.ts";
import type { Animal } from "../../understand/animal.ts";
import { MAY_INTENTS } from "../../understand/intent.ts";
import { askingParts, type Context, queryOf } from "../context.ts";
import { isDangerous, MEDICINES } from "../substance/substance-answer.ts";
import { substanceFeatures } from "../substance/substance-features.ts";

/** An answer, a protocol, a part of a page or an entry of a substance, with the chance that it answers the message. */
export type Ranked = { chance: number } & ({ unit: Answer; substance?: undefined } | { unit?: undefined; substance: Substance });

/** Earlier messages that still belong to the account. */
const MESSAGES_BEFORE = 3;
/** A message of so many words tells a story; one within a conversation goes on with it from fewer on. */
const STORY = 25;
const STORY_WITHIN = 10;

/** From which chances on the first in the list of a message is shown, or titles are offered. */
export function thresholdsFor(context: Context): { answer: number; offer: number } {
  const { answer, offer, storyAnswer, storyOffer } = context.knowledge.ranking.thresholds;
  return isStory(context) ? { answer: storyAnswer, offer: storyOffer } : { answer, offer };
}

/** All of ours that may answer a message, best first. */
export function rankedFor(context: Context): Ranked[] {
  return ranked(candidatesFor(context), context.knowledge.ranking);
}

/** The answer that stands first in a list, where it is at least so likely. */
export function surelyFirst([best]: readonly Ranked[], least: number): Answer | undefined {
  return best && best.chance >= least ? best.unit : undefined;
}

/**
 * The same where nobody asks: what is told in few words means something only with the messages before it, so both must lead to an answer. An answer
 * to our own question means nothing alone.
 */
export function rankedForAccount(context: Context, answersUs: boolean): Ranked[] {
  const told = isStory(context) ? undefined : accountOf(context);
  if (told === undefined) return rankedFor(context);
  const whole = rankedFor({ ...context, asked: { ...context.asked, message: told } });
  if (answersUs) return whole;
  const list = rankedFor(context);
  const chanceOf = ({ unit, substance }: Ranked) => whole.find((one) => one.unit === unit && one.substance === substance)?.chance ?? 0;
  return list.map((one) => ({ ...one, chance: Math.sqrt(one.chance * chanceOf(one)) })).sort((one, other) => other.chance - one.chance);
}

type IsLeftOut = Parameters<Compare>[1];

type Candidate = { features: Readonly<Record<string, number>> } & (
  | { unit: Answer; substance?: undefined }
  | { unit?: undefined; substance: Substance }
);

/**
 * What may answer a message, with what the ranking weighs of it: units that hold its words, or those of its parts that ask or of the account, and
 * the entries of what it names.
 * @param isLeftOut as in `Compare`
 */
export function candidatesFor(context: Context, isLeftOut?: IsLeftOut): Candidate[] {
  const { asked, knowledge } = context;
  const { message, before } = asked;
  if (!isStory(context)) return candidatesOf(queryOf(context), context, isLeftOut);
  const account = accountOf(context);
  const parts = askingParts(message);
  const asking = parts.join(" ") || undefined;
  const last = account ? knowledge.unit(before?.dialog?.unit) : undefined;
  // What stands around a question can hide it: how likely an answer is to what a part asks counts too.
  const chancesOf = (texts: readonly string[]) => {
    const lists = texts.map((text) => ranked(candidatesOf({ ...queryOf(context), text }, context, isLeftOut), knowledge.ranking));
    return ({ unit, substance }: Candidate) =>
      Math.max(0, ...lists.map((list) => list.find((one) => unit === one.unit && substance === one.substance)?.chance ?? 0));
  };
  const [toWhole, toPart] = [chancesOf([message]), chancesOf(parts)];
  return candidatesOf({ ...queryOf(context), asking, account, isStory: true, last }, context, isLeftOut).map((one) => ({
    ...one,
    features: ofStory({ ...one.features, toWhole: toWhole(one), toPart: toPart(one) }),
  }));
}

function isStory(context: Context): boolean {
  return context.asked.message.split(/\s+/).length >= (accountOf(context) ? STORY_WITHIN : STORY);
}

/** The message with those before it; undefined where it is the first, or about something else. */
function accountOf(context: Context): string | undefined {
  const { history, message } = context.asked;
  // Who only names the animal that was asked for is answered to the message before.
  const earlier = ownersWords(history)
    .slice(-MESSAGES_BEFORE)
    .filter((one) => one !== message);
  return earlier.length > 0 && !turnsToOther(context) ? [...earlier, message].join(". ") : undefined;
}

function candidatesOf(query: Query, context: Context, isLeftOut?: IsLeftOut): Candidate[] {
  const { asked, knowledge, understanding } = context;
  // "Which foods are poisonous?" is not "my dog was poisoned".
  const isGeneral = asked.verdict.level === "info" && MAY_INTENTS.includes(understanding.intent);
  // A part of a message that names no substance is about none.
  const { substanceNames } = understanding;
  const namesThing = query.text === asked.message || substanceNames.some((name) => plainWords(query.text).includes(name));
  const isRepeated = repeatsEntry(context);
  const isBeside = namesThing ? besideEntry(context) : () => false;
  const units = knowledge.find
    .compare(query, isLeftOut)
    .filter(({ unit }) => !(isGeneral && unit.intent === "happening-now") && !isRepeated(unit) && (query.isStory || !isBeside(unit)))
    .map(({ unit, features }) => ({ unit, features: { ...features, besideEntry: isBeside(unit) ? 1 : 0 } }));
  // What hens or geckos may eat is told by an answer of their own, where there is one.
  const { animal } = understanding;
  const isCovered = units.some(({ unit, features }) => isOnStranger(unit, animal) && features.namesThing === 1);
  const known = isCovered || understanding.isCare || !namesThing ? [] : understanding.substances;
  return [...units, ...known.map((substance) => ({ substance, features: substanceFeatures(substance, context, query) }))];
}

/** In a story each feature counts otherwise than in a short question, so it has a weight of its own. */
function ofStory(features: Readonly<Record<string, number>>): Record<string, number> {
  return { story: 1, ...Object.fromEntries(Object.entries(features).map(([name, value]) => [`${OF_STORY}${name}`, value])) };
}

/** What is said of a prescribed medicine is made of its entry. */
function repeatsEntry({ understanding: { substances } }: Context): (unit: Answer) => boolean {
  const isMedicineNamed = substances.some(isMedicine);
  return ({ topic }) => isMedicineNamed && topic === PRESCRIPTION_TOPIC;
}

/**
 * Which answers say less than the entry: those to another question than on the thing that is asked about, or was taken, and on a medicine. Where
 * an animal ate something, an answer that tells of no eating is about another thing by the same name: cherry eye, liver disease. The message is
 * read once for all of them.
 */
function besideEntry({ understanding, knowledge }: Context): (unit: Answer) => boolean {
  const { intent, animal, substances, sureSubstances, substanceNames, isTaken } = understanding;
  const isMeant = sureSubstances.length > 0 && (isTaken || MAY_INTENTS.includes(intent) || understanding.asksWhetherAllowed);
  if (understanding.isCare || (!isMeant && !substances.some(isMedicine))) return () => false;
  const names = [...substanceNames, ...substances.map(({ noun }) => plainWords(noun.text))].map((name) => name.replace(/s$/, ""));
  // What is dangerous is no question of habit: "How do I keep my dog out of the trash?"
  const isPressing = sureSubstances.some((substance) => isDangerous(substance, animal));
  const tellsOfTaking = (unit: Answer) =>
    isPressing
      ? ACUTE.includes(unit.intent)
      : knowledge
          .readPhrases(unit.question)("cues")
          .some((cue) => OF_EATING.includes(cue));
  return (unit) => {
    if (isOnStranger(unit, animal)) return false;
    const told = plainWords(`${unit.question} ${unit.lead}`);
    if (!names.some((name) => told.includes(name))) return true;
    return isTaken && intent === HAPPENING && !tellsOfTaking(unit);
  };
}

/** What happened, with no other question. */
const HAPPENING: Intent = "happening-now";
const ACUTE: readonly Intent[] = [HAPPENING, "how-serious", "what-to-do", "when-to-see-a-vet", "is-it-poisonous"];
const OF_EATING: readonly Cue[] = ["taken", "eats", "swallowed"];

function isMedicine({ kind }: Substance): boolean {
  return MEDICINES.includes(kind);
}

/** Whether an answer on what may be eaten is for an animal that the site has no pages on: others than on this one are not found. */
function isOnStranger({ intent }: Answer, animal: Animal | undefined): boolean {
  return animal?.species === "other" && MAY_INTENTS.includes(intent);
}
