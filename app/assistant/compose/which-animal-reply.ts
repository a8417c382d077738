import { PAGE_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import { ASKED_ANIMAL, substanceOf } from "#app/domain/knowledge/dialog.ts";
import type { Intent } from "#app/domain/knowledge/intents.ts";
import { PET_LABELS, PET_TYPES, type PetType } from "#app/domain/pets.ts";
import type { Composing } from "#app/domain/ports.ts";
import { atLeast, isPressing } from "#app/domain/urgency.ts";
import type { OpenKnowledge } from "../knowledge.ts";
import { tellsSign } from "../plan/case/open-case.ts";
import { ANY_ANIMAL, type Animal, animalOf, withoutAnimals } from "../understand/animal.ts";
import { isQuestion } from "../understand/intent.ts";
import { type Context, queryOf } from "./context.ts";
import { nothingFound } from "./nothing-found.ts";
import { type Ranked, rankedFor } from "./ranking/ranked.ts";
import type { Reply } from "./reply.ts";
import { dependsOnAnimal } from "./substance/substance-by-animal.ts";
import { paragraphs } from "./wording/markdown.ts";
import { petWordsOf } from "./wording/pet-words.ts";
import { fill } from "./wording/phrases.ts";

/** What they ask is answered for any animal. */
const FOR_ANY: readonly Intent[] = ["loss", "about-us", "small-talk", "find-a-vet", "cost"];

/** For clients that draw no faces: each is a message that names the animal. */
const NAMED: readonly PetType[] = ["dog", "cat", "rabbit", "bird"];

/**
 * The reply for the animal that is spoken of. Where nobody has named one and the reply would be for some animals only, it asks which animal
 * it is; in an emergency it says first what holds for all. Who has a sick animal and does not say gets what holds for all.
 */
export function replyForAnimal(context: Context, replyTo: (context: Context) => Reply): Reply {
  const { asked, knowledge, understanding } = context;
  const reply = replyTo(context);
  if (understanding.animal || !(isNewCase(context) || isForSome(reply, knowledge))) return reply;
  const general = () => {
    const animal = ANY_ANIMAL;
    const held = replyTo({ ...context, understanding: { ...understanding, animal }, words: petWordsOf(animal, asked.petName) });
    return held.units.every(({ animals }) => animals.includes("all")) ? held : nothingFound(context);
  };
  if (FOR_ANY.includes(understanding.intent)) return isForSome(reply, knowledge) ? general() : reply;
  const isSick = atLeast(asked.verdict.level, "routine");
  const isAskedAgain = isSick && asked.before?.dialog?.askedFor === ASKED_ANIMAL;
  // A question that is ours word for word, and holds for every animal, has its answer; a page only says more on each animal.
  const ours = isForSome(reply, knowledge) ? undefined : knowledge.find.exactly(queryOf(context));
  const isOurs = ours !== undefined && ours.topic !== PAGE_TOPIC;
  const isFirst = asked.verdict.level !== "emergency" && !isAskedAgain && !isOurs;
  const likely = isFirst ? likelyAnimals(reply, context) : undefined;
  if (likely) return withQuestion(reply, context, likely);
  return withQuestion(isFirst ? actionFirst(context, reply) : general(), context);
}

/** What a rival for another animal must not come near to. */
const RIVAL = 0.15;

/** The animals that a sure answer is for, where the words fit no other animal: a dewclaw is a dog's. */
function likelyAnimals({ units: [unit] }: Reply, context: Context): string | undefined {
  const list = rankedFor(context);
  const [best] = list;
  if (!unit || best?.unit?.id !== unit.id || unit.animals.includes("all") || unit.animals.length > MOST_LIKELY) return undefined;
  const isForAnother = (one: Ranked) => one.unit?.animals.every((animal) => !unit.animals.includes(animal)) === true;
  if (list.slice(1).some((one) => isForAnother(one) && one.chance >= RIVAL)) return undefined;
  return unit.animals.map((animal) => (animal === "all" ? "pet" : PET_LABELS[animal].toLowerCase())).join(" or a ");
}

const MOST_LIKELY = 2;

/** What to do for a sick animal depends on what animal it is. */
function isNewCase({ asked, openCase, understanding }: Context): boolean {
  return openCase === undefined && understanding.followUp === undefined && atLeast(asked.verdict.level, "routine");
}

/** Whether a reply holds for some animals and not for others. */
function isForSome({ units, dialog }: Reply, knowledge: OpenKnowledge): boolean {
  const substance = units.length === 0 ? knowledge.substance(substanceOf(dialog.unit)) : undefined;
  return units.some(({ animals }) => !animals.includes("all")) || (substance !== undefined && dependsOnAnimal(substance));
}

/** In place of a reply that may be for another animal: the action of the level alone. */
function actionFirst({ asked, knowledge, understanding, words }: Context, { dialog }: Reply): Reply {
  const substance = knowledge.substance(substanceOf(dialog.unit));
  const { level } = asked.verdict;
  const { unit: _unit, askedFor: _askedFor, ...before } = { ...asked.before?.dialog };
  return {
    text: isPressing(level) ? fill(knowledge.phrases.action[level], words) : "",
    sources: [],
    suggestions: [],
    dialog: { ...before, ...(substance && dialog.unit && { unit: dialog.unit }), intent: understanding.intent },
    units: [],
  };
}

function withQuestion(reply: Reply, { knowledge: { phrases } }: Context, likely?: string): Reply {
  const question = likely
    ? fill(phrases["which-animal-else"], { animals: likely })
    : phrases[reply.text ? "which-animal-then" : "which-animal"];
  return {
    ...reply,
    text: paragraphs([reply.text, question]),
    suggestions: NAMED.map((type) => `My ${PET_LABELS[type].toLowerCase()}`),
    animals: PET_TYPES,
    dialog: { ...reply.dialog, askedFor: ASKED_ANIMAL },
  };
}

type Meant = {
  message: string;
  /** Where the message only names it. */
  animal: Animal | undefined;
};

/** The message that a reply is for: one that only names the animal that we asked for stands for the one before it. */
export function messageMeant(
  { message, before, history, verdict }: Pick<Composing, "message" | "before" | "history" | "verdict">,
  knowledge: OpenKnowledge,
): Meant {
  const animal = before?.dialog?.askedFor === ASKED_ANIMAL ? animalOf(message, undefined) : undefined;
  const spokenOf = verdict.facts?.animals[verdict.about?.animal ?? -1];
  const isAccount = isQuestion(message) || (spokenOf !== undefined && tellsSign(spokenOf, verdict));
  const isOnlyAnimal = animal && (!isAccount || !knowledge.find.namesTopic(withoutAnimals(message)));
  const asked = isOnlyAnimal ? history.findLast(({ role }) => role === "user")?.content : undefined;
  return asked === undefined ? { message, animal: undefined } : { message: asked, animal };
}
