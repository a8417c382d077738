import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import type { Animal } from "../../understand/animal.ts";
import type { NamedSubstance } from "../../understand/substances/substance-asides.ts";
import type { Context } from "../context.ts";
import type { Reply } from "../reply.ts";
import { paragraphs } from "../wording/markdown.ts";
import { fill } from "../wording/phrases.ts";
import { isDangerous, whoToCall } from "./substance-answer.ts";

const MOST_CHOICES = 3;

/** Asks back where the words fit several things, or are a part of a longer name: no verdict is given for what it may be. */
export function openNameReply(context: Context): Reply | undefined {
  const { asked, knowledge, understanding } = context;
  const { openNames, substances, animal, isTaken, isAboutSubstance } = understanding;
  const [open] = openNames;
  if (!open || !isAboutSubstance || asked.verdict.level === "emergency" || substances.some((one) => isDangerous(one, animal)))
    return undefined;
  const isPart = open.whole !== undefined;
  const phrase = `${isPart ? "part-of-name" : "which-one"}${isTaken ? "-taken" : ""}` as const;
  const known = isPart ? (open.choices ?? [open.substance]) : (open.choices ?? []);
  const text = fill(knowledge.phrases[phrase], { noun: nounsOf(known), whole: open.whole ?? open.words });
  return unsureReply(context, text, [
    ...known.slice(0, MOST_CHOICES).map((one) => sayingOf(one, animal, isTaken)),
    knowledge.isPlant(open.whole ?? open.words) || isGrown(open) ? unknownPlant(animal, isTaken) : unknownThing(animal, isTaken),
  ]);
}

/** Something was eaten whose name we don't have: that is no reason to wait. */
export function unknownNameReply(context: Context): Reply | undefined {
  const { asked, knowledge, understanding } = context;
  const { unknownName, isTaken } = understanding;
  if (!unknownName || !isTaken || asked.verdict.level === "emergency") return undefined;
  return unsureReply(context, fill(knowledge.phrases["unknown-name"], { whole: unknownName }), []);
}

/** A plant by a name that we don't have is not what its name holds: a battery plant is no battery. */
export function unknownPlantReply(context: Context): Reply | undefined {
  const { knowledge, understanding } = context;
  return knowledge.isPlant(understanding.unknownName ?? "") ? unknownNameReply(context) : undefined;
}

/** With whom to call. What is taken under an open name raises the card (open-name.ts). */
function unsureReply({ asked, knowledge: { phrases }, understanding }: Context, text: string, suggestions: string[]): Reply {
  return {
    text: paragraphs([text, whoToCall(phrases, asked.helpline)]),
    sources: [],
    suggestions,
    dialog: { intent: understanding.intent, ...(understanding.isTaken && { openName: asked.verdict.about?.animal ?? 0 }) },
    units: [],
  };
}

function nounsOf(known: readonly Substance[]): string {
  const nouns = known.slice(0, MOST_CHOICES).map(({ noun }) => noun.text);
  return nouns.length < 2 ? (nouns[0] ?? "") : `${nouns.slice(0, -1).join(", ")} and ${nouns.at(-1)}`;
}

/** A name that an owner taps is sent as a message of their own. */
export function sayingOf({ noun }: Substance, animal: Animal | undefined, isTaken: boolean): string {
  if (isTaken) return `My ${animal?.word ?? "pet"} ate ${noun.text}`;
  return `${noun.plural ? "Are" : "Is"} ${noun.text} safe for ${animal ? `my ${animal.word}` : "pets"}?`;
}

function unknownPlant(animal: Animal | undefined, isTaken: boolean): string {
  return isTaken
    ? `My ${animal?.word ?? "pet"} ate an unknown plant`
    : `Is an unknown plant safe for ${animal ? `my ${animal.word}` : "pets"}?`;
}

function unknownThing(animal: Animal | undefined, isTaken: boolean): string {
  const word = animal?.word ?? "pet";
  return isTaken ? `My ${word} ate something and I don't know what it was` : "I don't know exactly what it is";
}

function isGrown({ substance, choices = [] }: NamedSubstance): boolean {
  return [substance, ...choices].some(({ kind }) => kind === "plant");
}
