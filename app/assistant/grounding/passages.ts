import { ownersWords } from "#app/domain/chat/turn.ts";
import type { CaseFacts } from "#app/domain/facts.ts";
import { ANSWER_PARTS, type AnswerPart } from "#app/domain/knowledge/answer-parts.ts";
import { PROTOCOL_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer, Substance } from "#app/domain/knowledge/knowledge.ts";
import { VERDICT_WORDS } from "#app/domain/knowledge/substance.ts";
import { clausesFor } from "#app/domain/knowledge/substance-clauses.ts";
import type { Grounding } from "#app/domain/ports.ts";
import type { Context } from "../compose/context.ts";
import { askingParts, lastSubstance, queryOf } from "../compose/context.ts";
import { rankedFor } from "../compose/ranking/ranked.ts";
import type { Reply } from "../compose/reply.ts";
import { animalVerdict, SURROUNDINGS, whyFor } from "../compose/substance/substance-answer.ts";
import { linkToSubstance, linkToUnit } from "../knowledge.ts";
import { PARTS_BY_ACT } from "../plan/blocks/part.ts";
import { saidReasons } from "../plan/case/open-case.ts";
import { holdsFor } from "../retrieve/suits.ts";
import { passageId } from "./passage-id.ts";

const MOST_UNITS = 9;
const MOST_SUBSTANCES = 3;
const MOST_OF_PAGE = 2;
/** Of each sentence that asks. */
const MOST_OF_PART = 1;
/** So many of the best units are sent with how long it takes, why it happens and so on; the others only with what of that is asked for. */
const WITH_ALL_PARTS = 2;
/** Below this a unit shares a word with the question, and no more. */
const LEAST_CONFIDENCE = 0.1;

/**
 * What a model answers from: the unit that the rule names, the entry of each substance that is spoken of, what our own reply is made from, and
 * the units that are nearest to the message and to the case.
 * @param foreign the English words of a message in another language
 */
export function passagesFor(context: Context, reply: Pick<Reply, "units">, foreign: string): Grounding[] {
  const { substances, byRule } = { substances: substancesOf(context), byRule: unitsByRule(context) };
  const units = unique([...byRule, ...reply.units, ...nearest(context, foreign)]).slice(0, MOST_UNITS);
  const [first, ...others] = units.map((unit, at) => {
    const isBest = at < WITH_ALL_PARTS || reply.units.includes(unit);
    return unitPassage(unit, isBest ? ALL_PARTS : partsAsked(context));
  });
  const entries = substances.map((substance) => substancePassage(substance, context));
  const all = byRule.length > 0 && first ? [first, ...entries, ...others] : [...entries, ...(first ? [first] : []), ...others];
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
}

/** What the owner said before, oldest first. */
export function earlierWords({ asked: { earlier, history } }: Pick<Context, "asked">): readonly string[] {
  return earlier ?? ownersWords(history);
}

/** By its answer, its protocol and its page: this needs no word of the message, so it holds in every language. */
function unitsByRule({ asked: { verdict }, knowledge, understanding: { animal } }: Context): Answer[] {
  const protocol = verdict.protocol && knowledge.unit(`${PROTOCOL_TOPIC}/${verdict.protocol}`);
  const named = [knowledge.unit(verdict.answer), protocol, ...knowledge.unitsOfPage(verdict.page).slice(0, MOST_OF_PAGE)];
  return named.flatMap((unit) => (unit && holdsFor(unit, animal?.species) ? [unit] : []));
}

/** The best units of the message, of the whole conversation and of what the rules read, in turn. */
function nearest(context: Context, foreign: string): Answer[] {
  const { asked, knowledge } = context;
  const earlier = earlierWords(context);
  const reasons = saidReasons(asked.verdict.reasons).map(({ says }) => says);
  const texts = [
    asked.message,
    earlier.length > 0 ? [...earlier, asked.message].join(" ") : "",
    [foreign, ...reasons].filter(Boolean).join(" "),
  ].filter(Boolean);
  // A model sees for itself whether the owner speaks of a goodbye: what is written for one is left to it.
  const query = { ...queryOf(context), intent: undefined };
  const ranked = rankedFor(context).flatMap(({ unit }) => (unit ? [{ unit }] : []));
  const find = (text: string, most: number) =>
    knowledge.find({ ...query, text }, most).filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
  // In a story the sentence that asks may share no word with the rest.
  const asks = askingParts(asked.message).flatMap((part) => find(part, MOST_OF_PART));
  const lists = [ranked, asks, ...texts.map((text) => find(text, MOST_UNITS))];
  return Array.from({ length: MOST_UNITS }, (_, at) => lists.flatMap((list) => list[at]?.unit ?? [])).flat();
}

/** The substances of the message, then those that the case is about. */
function substancesOf(context: Context): Substance[] {
  const { understanding, knowledge, asked, openCase } = context;
  const named = understanding.isAboutSubstance ? understanding.substances : understanding.sureSubstances;
  const meant = named.filter(({ kind }) => understanding.isTaken || !SURROUNDINGS.includes(kind) || understanding.isOnlySubstance);
  const earlier = earlierWords(context).flatMap((text) => knowledge.readSubstances(text).named.filter(({ isSure }) => isSure));
  const before = [
    ...takenIn(asked.verdict.facts).flatMap((id) => knowledge.substance(id) ?? []),
    openCase?.substance,
    lastSubstance(context),
  ];
  const all = [...meant, ...before.flatMap((one) => one ?? []), ...earlier.map(({ substance }) => substance)];
  return unique(all).slice(0, MOST_SUBSTANCES);
}

/** Ids of the substances that the rules read as taken or asked about: their concepts are `took_` and `sub_` with the id. */
export function takenIn(facts: CaseFacts | undefined): string[] {
  const taken = (facts?.animals ?? []).flatMap(({ mentions }) =>
    mentions.filter(({ status }) => status === "present" || status === "past").map(({ concept }) => concept),
  );
  return [...taken, ...(facts?.topic?.concepts ?? [])].flatMap((concept) => substanceIdOf(concept) ?? []);
}

export function substanceIdOf(concept: string): string | undefined {
  return /^(?:took|sub)_(\w+)$/.exec(concept)?.[1]?.replaceAll("_", "-");
}

function unitPassage(unit: Answer, parts: readonly AnswerPart[]): Grounding {
  const { title, path } = linkToUnit(unit);
  const { lead, steps, avoid, seeVetIf } = unit;
  const signs = seeVetIf.length > 0 ? [`When to see a vet: ${seeVetIf.join(" ")}`] : [];
  return { id: passageId(unit.id), title, path, items: [lead, ...steps, ...avoid, ...signs, ...partsOf(unit, parts)] };
}

function partsOf({ parts = {} }: Answer, wanted: readonly AnswerPart[]): string[] {
  return (Object.entries(parts) as [AnswerPart, string][])
    .filter(([part]) => wanted.includes(part))
    .map(([part, text]) => `${ANSWER_PARTS[part]}: ${text}`);
}

const ALL_PARTS = Object.keys(ANSWER_PARTS) as AnswerPart[];

function partsAsked({ understanding: { acts } }: Context): AnswerPart[] {
  return PARTS_BY_ACT.filter(([act]) => acts.includes(act)).map(([, part]) => part);
}

/** The whole entry, for the animal that is spoken of. */
function substancePassage(substance: Substance, { understanding: { animal }, words }: Context): Grounding {
  const verdict = VERDICT_WORDS[animalVerdict(substance, animal)];
  const { eaten, serve, signs, have, prescription } = substance;
  return {
    id: passageId(`substance/${substance.id}`),
    ...linkToSubstance(substance, words.animals),
    items: [
      `${substance.name}, for ${words.animals}: ${verdict}.`,
      whyFor(substance, animal),
      `If it was already taken: ${clausesFor(eaten, words.animal)}`,
      ...(serve ? [`How to offer it: ${serve}`] : []),
      ...(signs ? [`Signs: ${signs}`] : []),
      ...(have ? [`Have ready for the call: ${have}`] : []),
      ...(animalVerdict(substance, animal) === "prescribed" ? Object.values(prescription ?? {}) : []),
    ],
  };
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
