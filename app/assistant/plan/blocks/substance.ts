import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { bestFound, type Context, lastSubstance, lastUnit } from "../../compose/context.ts";
import type { Reply } from "../../compose/reply.ts";
import { animalVerdict, MEDICINES } from "../../compose/substance/substance-answer.ts";
import { replyAbout, worstOf } from "../../compose/substance/substance-reply.ts";
import { unitReply } from "../../compose/unit-reply.ts";
import { withPet } from "../../compose/wording/pet-words.ts";
import { fill } from "../../compose/wording/phrases.ts";
import { linkToUnit } from "../../knowledge.ts";
import { animalOf } from "../../understand/animal.ts";
import { MAY_INTENTS } from "../../understand/intent.ts";
import { asksOfNamed } from "../../understand/substances/in-relation.ts";
import { type BlockWriter, from } from "../block.ts";
import { caseLine } from "../case/case-line.ts";

const PART =
  /\b(?:leaf|leaves|stems?|seeds?|skins?|peel|pits?|stones?|cores?|pips?|stalks?|bones?|shells?|flowers?|berries|roots?|bulbs?)\b/i;
const MOST_WORDS_OF_PART = 10;

/** "The leaves too?", after tomatoes: the entry that the substance and its part name together, else the one that was spoken of. */
export const partOfSubstance: BlockWriter = (context) => {
  const { asked, knowledge, understanding } = context;
  const substance = lastSubstance(context);
  const [part] = PART.exec(asked.message) ?? [];
  if (!substance || !part || understanding.sureSubstances.length > 0 || asked.message.split(/\s+/).length > MOST_WORDS_OF_PART)
    return undefined;
  const [name = ""] = substance.noun.text.split(/ and |,/);
  const { named } = knowledge.readSubstances(`${name} ${part}`);
  const [best] = [...named].sort((one, other) => other.words.length - one.words.length);
  return replyAbout(best?.substance ?? substance, context);
};

/** "What if he ever does swallow one?" */
export const ifTaken: BlockWriter = (context) => {
  const substance = lastSubstance(context);
  return substance && replyAbout(substance, taken(context));
};

export const serving: BlockWriter = (context) => {
  const substance = lastSubstance(context);
  return substance && replyAbout(substance, context);
};

/** The entry of the case's substance for another animal that had some too. */
export const sameForOther: BlockWriter = (context) => {
  const { openCase, knowledge } = context;
  return openCase?.substance ? replyAbout(openCase.substance, taken(context)).text : knowledge.phrases["companion-other"];
};

function taken(context: Context): Context {
  return { ...context, understanding: { ...context.understanding, isTaken: true } };
}

const AFTERWARDS = 0.5;
const BARE_WORDS = 6;
const SAME = /\bsame\b/i;
const ANY_ANIMAL = /\b(?:dog|cat|puppy|kitten|rabbit|bird|budgie|hamster|guinea pig|ferret|chinchilla|pet)\b/gi;

/** "And the cat?": the same question for the other animal, where nothing else was asked. */
export const otherAnimal: BlockWriter = (context) => {
  const { asked, understanding } = context;
  const { animal, substances, isTaken } = understanding;
  // "And rabies?" names no animal.
  if (substances.length > 0 || !animal || isTaken || !animalOf(asked.message, undefined)) return undefined;
  const isBare = (asked.message.split(/[.?!]/)[0] ?? "").split(/\s+/).length <= BARE_WORDS;
  const substance = lastSubstance(context);
  if (substance) return isBare || SAME.test(asked.message) || understanding.asksWhetherAllowed ? replyAbout(substance, context) : undefined;
  const last = isBare ? lastUnit(context) : undefined;
  const message = last?.question.replace(ANY_ANIMAL, animal.word) ?? "";
  const same = last && bestFound({ ...context, asked: { ...asked, message } }, AFTERWARDS);
  return same && unitReply(same, context);
};

/** A medicine of the owner's own that has no name: "can he have one of my arthritis pills". */
export const ownMedicine: BlockWriter = ({ knowledge, understanding, words }) => {
  const isAsked = MAY_INTENTS.includes(understanding.intent) || understanding.asksWhetherAllowed;
  const isNamed = understanding.isTaken || understanding.substances.length > 0;
  return isAsked && !isNamed && understanding.says("cues").includes("own-medicine")
    ? fill(knowledge.phrases["human-medicine"], words)
    : undefined;
};

/** "Should I make her sick?", but not "they want 240 to make him sick, is it worth it". */
export const noVomiting: BlockWriter = ({ knowledge, understanding, words }) => {
  const unit = understanding.saysInQuestion("cues").includes("asks-to-cause-vomiting") ? knowledge.named("no-vomiting") : undefined;
  return unit && from(withPet(unit.lead, words), linkToUnit(unit));
};

const HARMLESS: readonly string[] = ["fine", "small-amounts"];

/** "May I give them this?", asked while they are ill: no to what harms, not now to the rest. */
export const mayGive: BlockWriter = (context) => {
  const { understanding, knowledge, words, openCase: open } = context;
  const substance = worstOf(understanding.substances, context);
  const line = open && caseLine(context, open);
  if (!substance || !open || (substance === open.substance && line) || !isAskedAbout(context)) return undefined;
  const reply = beforeTaking(substance, context);
  const isHarmless = HARMLESS.includes(animalVerdict(substance, understanding.animal)) && isPressing(open.level);
  // "Why?" is then asked about the case.
  if (isHarmless) return from(line ?? fill(knowledge.phrases["not-now"], { ...words, noun: substance.noun.text }), ...reply.sources);
  return reply;
};

/** A thing that a question beside the case names: "we have a non-stick air fryer, is that a danger". */
export const namedThing: BlockWriter = (context) => {
  const { understanding, openCase } = context;
  const substance = worstOf(understanding.sureSubstances, context);
  if (!substance || !understanding.isQuestion || openCase?.level === "emergency" || substance === openCase?.substance) return undefined;
  return isAskedAbout(context) ? beforeTaking(substance, context) : undefined;
};

function isAskedAbout({ asked, understanding, knowledge }: Context): boolean {
  return asksOfNamed(asked.message, understanding.substanceNames, knowledge.readPhrases);
}

/** The entry without what to do if it was taken, and without the numbers: neither was asked. */
function beforeTaking(substance: Substance, context: Context): Reply {
  const { text, ...reply } = replyAbout(substance, { ...context, understanding: { ...context.understanding, isTaken: false } });
  const paragraphs = text.split("\n\n").slice(0, MEDICINES.includes(substance.kind) ? 2 : 1);
  return { ...reply, text: paragraphs.join("\n\n") };
}

/** Nothing of ours is about it: a sick animal is given nothing on a guess. */
export const pleaseDont: BlockWriter = ({ knowledge, words }) => fill(knowledge.phrases["nothing-without-vet"], words);
