import { PAGE_TOPIC, type Phrases } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { atLeast, type Level } from "#app/domain/urgency.ts";
import { labeled, numbered, paragraphs, wordCount } from "./wording/markdown.ts";
import { type PetWords, withPet } from "./wording/pet-words.ts";
import { fill } from "./wording/phrases.ts";

/** Somebody who is worried reads no more than this. */
const MOST_WORDS = 150;

/** How many steps, warnings and signs are said, longest first; the first that fits the limit is taken. */
const LENGTHS = [
  [5, 3, 4],
  [4, 2, 3],
  [4, 2, 2],
  [3, 2, 2],
  [3, 1, 2],
  [3, 1, 1],
  [2, 1, 1],
  [2, 0, 1],
  [1, 0, 0],
] as const;

/** Sentences of a milder case, which contradict the advice for a more serious one. */
const MILDER =
  /^book\b|\bin the next (?:day|few days)\b|\brarely (?:an emergency|urgent|serious)|\b(?:it|that) rarely is\b|\bcan be harmless\b|\bno hurry\b|\bcan wait\b|\b(?:if|when) it (?:keeps|goes on|lasts)\b|\blasts? (?:more|longer) than\b/i;
/** How the answer to a question begins; an account of what is going on asked none. */
const ANSWERS_QUESTION = /^(?:Yes|No|Probably|Maybe|Sometimes|Usually|It depends|It can be either)(?:[.]|[,:][^.!?]*[.!?]) ?/;

/** Words that already send the owner to a vet. */
const SENDS_TO_VET = /\b(?:call|ring|go|see|take|get|drive|head)\b[^.]*\b(?:vet|clinic|hospital|line|now)\b|\bnow\b|\bemergency\b/i;

/**
 * Writes an answer: its lead, what to do, what to avoid, and the signs that change it.
 * @param level urgency of the owner's case; the action of a higher level than the answer's own stands first
 * @param opening said before the lead
 * @param isAccount the owner tells what is going on and asks nothing
 */
export function unitText(
  unit: Answer,
  {
    phrases,
    words,
    level,
    opening,
    isAccount = false,
  }: { phrases: Phrases; words: PetWords; level: Level; opening?: string | undefined; isAccount?: boolean },
): string {
  const needsAction = level !== "info" && atLeast(level, "urgent") && !(atLeast(unit.level, level) && SENDS_TO_VET.test(unit.lead));
  const fitting = leadFor(unit.lead, { isAccount, isGraver: needsAction });
  const action = needsAction ? fill(fitting || level !== "urgent" ? phrases.action[level] : phrases["urgent-general"], words) : "";
  const lead = [opening, action, withPet(fitting, words)].filter(Boolean).join(" ");
  const signs =
    atLeast(level, "emergency") || unit.level === "emergency"
      ? phrases["see-vet-emergency"]
      : phrases[level === "urgent" ? "see-vet-urgent" : "see-vet"];
  const isPage = unit.topic === PAGE_TOPIC;
  // The items of a page's card go on from "if your dog:".
  const label = isPage ? signs.replace(/ if:$/, ` if ${words.pet}:`) : signs;
  const changing = isPage ? unit.seeVetIf.map(lowerFirst) : unit.seeVetIf;
  let text = lead;
  for (const [steps, warnings, changes] of LENGTHS) {
    text = paragraphs([
      lead,
      unit.intent === "loss" ? unit.steps.slice(0, steps).join(" ") : stepList(unit.steps.slice(0, steps)),
      unit.avoid.slice(0, warnings).join(" "),
      labeled(label, changing.slice(0, changes)),
    ]);
    if (wordCount(text) <= MOST_WORDS) break;
  }
  return text;
}

/** The lead as it fits: without the yes or no to a question that nobody asked, and without what a milder case would do. */
function leadFor(lead: string, { isAccount, isGraver }: { isAccount: boolean; isGraver: boolean }): string {
  const answer = isAccount ? lead.replace(ANSWERS_QUESTION, "") || lead : lead;
  return isGraver
    ? answer
        .split(/(?<=[.!?]) /)
        .filter((sentence) => !MILDER.test(sentence))
        .join(" ")
    : answer;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const LONGEST_STEP_WORDS = 30;

/** Steps are a numbered list; whole paragraphs stay paragraphs. */
function stepList(steps: readonly string[]): string {
  return steps.some((step) => wordCount(step) > LONGEST_STEP_WORDS) ? paragraphs(steps) : numbered(steps);
}
