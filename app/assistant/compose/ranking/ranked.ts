import { type Answer, PRESCRIPTION_TOPIC, type Substance } from "#app/domain/knowledge/knowledge.ts";
import { plainWords } from "#app/language/normalise.ts";
import { ranked } from "../../retrieve/ranking.ts";
import type { Animal } from "../../understand/animal.ts";
import { MAY_INTENTS } from "../../understand/intent.ts";
import { askingParts, type Context, queryOf } from "../context.ts";
import { MEDICINES } from "../substance/substance-answer.ts";
import { substanceFeatures } from "../substance/substance-features.ts";

/** An answer, a protocol, a part of a page or an entry of a substance, with the chance that it answers the message. */
export type Ranked = { chance: number } & ({ unit: Answer; substance?: undefined } | { unit?: undefined; substance: Substance });

/** From so many words on a message is a story: its sentence that asks is looked up first. */
const STORY = 40;
/** What a part of a message finds must be so near to the whole of it. */
const NEAR = 12;

/** All of ours that may answer a message, best first. */
export function rankedFor(context: Context): Ranked[] {
  const { asked, knowledge } = context;
  const { message } = asked;
  const { answer } = knowledge.ranking.thresholds;
  const whole = rankedIn(message, context);
  const isSure = (list: readonly Ranked[]) => (list[0]?.chance ?? 0) >= answer;
  const isStory = message.split(/\s+/).length >= STORY;
  if (isSure(whole) && !isStory) return whole;
  // What stands around a question can hide it: then the sentence that asks is enough, for something that the message is about at all.
  const near = new Set<Answer | Substance | undefined>(whole.slice(0, NEAR).map(({ unit, substance }) => unit ?? substance));
  const parts = askingParts(message).map((part) => rankedIn(part, context));
  const best = parts
    .filter((list) => isSure(list) && near.has(list[0]?.unit ?? list[0]?.substance))
    .sort((one, other) => (other[0]?.chance ?? 0) - (one[0]?.chance ?? 0))[0];
  return best ?? whole;
}

function rankedIn(text: string, context: Context): Ranked[] {
  const { asked, knowledge, understanding } = context;
  // "Which foods are poisonous?" is not "my dog was poisoned".
  const isGeneral = asked.verdict.level === "info" && MAY_INTENTS.includes(understanding.intent);
  const isBesideEntry = besideEntry(context);
  const fits = (unit: Answer) => !(isGeneral && unit.intent === "happening-now") && !isBesideEntry(unit);
  const units = knowledge.find.compare({ ...queryOf(context), text }).filter(({ unit }) => fits(unit));
  // What hens or geckos may eat is told by an answer of their own, where there is one.
  const { animal } = understanding;
  const isCovered = units.some(({ unit, features }) => isOnStranger(unit, animal) && features.namesThing === 1);
  const known = isCovered || understanding.isCare ? [] : understanding.substances;
  const named = known.map((substance) => ({ substance, features: substanceFeatures(substance, context) }));
  return ranked<(typeof units)[number] | (typeof named)[number]>([...units, ...named], knowledge.ranking);
}

/**
 * Which answers say less than the entry: those to another question than on the thing that is asked about, or was taken, and on a medicine. The
 * message is read once for all of them.
 */
function besideEntry({ understanding }: Context): (unit: Answer) => boolean {
  const { intent, animal, substances, sureSubstances, substanceNames, isTaken } = understanding;
  const isMeant = sureSubstances.length > 0 && (isTaken || MAY_INTENTS.includes(intent) || understanding.asksWhetherAllowed);
  if (understanding.isCare || (!isMeant && !substances.some(isMedicine))) return () => false;
  const names = [...substanceNames, ...substances.map(({ noun }) => plainWords(noun.text))].map((name) => name.replace(/s$/, ""));
  return (unit) => {
    // What is said of a prescribed medicine is made of its entry.
    if (unit.topic === PRESCRIPTION_TOPIC) return true;
    if (isOnStranger(unit, animal)) return false;
    const told = plainWords(`${unit.question} ${unit.lead}`);
    return !names.some((name) => told.includes(name));
  };
}

function isMedicine({ kind }: Substance): boolean {
  return MEDICINES.includes(kind);
}

/** Whether an answer on what may be eaten is for an animal that the site has no pages on: others than on this one are not found. */
function isOnStranger({ intent }: Answer, animal: Animal | undefined): boolean {
  return animal?.species === "other" && MAY_INTENTS.includes(intent);
}
