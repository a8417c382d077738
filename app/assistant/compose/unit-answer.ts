import { PAGE_TOPIC, type Phrases, PROTOCOL_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { capitalized, uncapitalized } from "#app/domain/text/capitals.ts";
import { sentencesOf } from "#app/domain/text/sentences.ts";
import { atLeast, isPressing, type Level } from "#app/domain/urgency.ts";
import { labeled, numbered, paragraphs, wordCount } from "./wording/markdown.ts";
import { type PetWords, withPet } from "./wording/pet-words.ts";
import { fill } from "./wording/phrases.ts";
import { type SignsLabel, signsLabel } from "./wording/signs-list.ts";

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

/** Pages and protocols of which every step is said: half of them saves nobody. */
const NEVER_CUT: readonly string[] = ["/pet-cpr", "/pet-choking", "protocol/not-breathing", "protocol/choking"];
const ALL_STEPS = [Number.POSITIVE_INFINITY, 2, 0] as const;

/** Sentences of a milder case, which contradict the advice for a more serious one. */
const MILDER =
  /^(?:book|if|when)\b|\b(?:today|tomorrow|tonight if)\b|\bwithin (?:a|the|one|two|\d+)\b|\bin the next (?:day|few days)\b|\brarely (?:an emergency|urgent|serious)|\b(?:it|that) rarely is\b|\bcan be harmless\b|\bno hurry\b|\bcan wait\b|\b(?:if|when) it (?:keeps|goes on|lasts)\b|\blasts? (?:more|longer) than\b|\bis (?:common|normal|usual)\b/i;
/** How the answer to a question begins; an account of what is going on asked none. */
const ANSWERS_QUESTION =
  /^(?:Yes|No|(?:Usually|Often|Nearly always|Almost always|Mostly),? (?:yes|no|not)|Probably|Maybe|Sometimes|Usually|Very likely|It may be|It depends|It can be either)(?:([.])|[,:]([^.!?]*[.!?])) ?/;

/** Words that already send the owner to a vet. */
const SENDS_TO_VET = /\b(?:call|ring|go|see|take|get|drive|head|leave)\b[^.]*\b(?:vet|clinic|hospital|line|now)\b|\bnow\b|\bemergency\b/i;

/** "If they pant hard, cool them and go": a sign that begins like a milder case. */
const GOES_NOW = /^If .*\b(?:now|at once|this minute|and go|report)\b/;

/** Whether a line speaks of a case that can wait. */
export function isMild(line: string): boolean {
  return MILDER.test(line) && !GOES_NOW.test(line);
}

/**
 * Writes an answer: its lead, what to do, what to avoid, and the signs that change it.
 * @param level urgency of the owner's case; the action of a higher level than the answer's own stands first
 * @param reason why the case is as urgent as it is, in the words of the rule that fired
 * @param instead said in place of the action of the level: the answer to "can it wait?"
 * @param opening said before the lead
 * @param yesOrNo at the beginning of the answer: kept, dropped as a word where it answers another question, or with its sentence where the
 * owner asks nothing
 */
export function unitText(
  unit: Answer,
  {
    phrases,
    words,
    level,
    reason,
    instead,
    opening,
    yesOrNo = "kept",
  }: {
    phrases: Phrases;
    words: PetWords;
    level: Level;
    reason?: string | undefined;
    instead?: string | undefined;
    opening?: string | undefined;
    yesOrNo?: "kept" | "word-dropped" | "dropped";
  },
): string {
  const answer = yesOrNo === "kept" ? unit.lead : withoutYes(unit.lead, yesOrNo === "word-dropped");
  const isProtocol = unit.topic === PROTOCOL_TOPIC;
  const needsAction =
    level !== "info" &&
    isPressing(level) &&
    (isProtocol || instead !== undefined || !(atLeast(unit.level, level) && SENDS_TO_VET.test(answer)));
  const isGraver = needsAction && !atLeast(unit.level, level);
  // A protocol begins with the signs of what it is for, which the owner has just told.
  const rest = isProtocol ? (reason ? "" : lastSentence(answer)) : needsAction ? withoutAction(answer) : answer;
  const action = needsAction ? [instead ?? actionOf(phrases, level, reason ?? rest, words), reason].filter(Boolean).join(" ") : "";
  const lead = [opening, action, withPet(rest, words)].filter(Boolean).join(" ");
  const isPage = unit.topic === PAGE_TOPIC;
  // The items of a page's card go on from "if your dog:".
  const label = signsLabel(phrases, unit, labelOf(level, unit)).replace(/ if:$/, ` if ${words.pet}:`);
  const fitting = (lines: readonly string[]) => (isGraver ? lines.filter((line) => !isMild(line)) : lines);
  const changing = fitting(isPage ? unit.seeVetIf.map(uncapitalized) : unit.seeVetIf);
  let text = lead;
  const isWhole = unit.level === "emergency" && [unit.id, unit.page ?? ""].some((one) => NEVER_CUT.includes(one));
  for (const [steps, warnings, changes] of isWhole ? [ALL_STEPS] : LENGTHS) {
    text = paragraphs([
      lead,
      unit.intent === "loss" ? fitting(unit.steps).slice(0, steps).join(" ") : stepList(fitting(unit.steps).slice(0, steps)),
      unit.avoid.slice(0, warnings).join(" "),
      labeled(label, changing.slice(0, changes)),
    ]);
    if (wordCount(text) <= MOST_WORDS) break;
  }
  return text;
}

function labelOf(level: Level, unit: Answer): SignsLabel {
  if (atLeast(level, "emergency") || unit.level === "emergency") return "see-vet-emergency";
  return level === "urgent" ? "see-vet-urgent" : "see-vet";
}

/** What cannot stand without its yes: "if it's plain", "in small amounts". */
const LEANS_ON_YES = /^\s*(?:if|as|but|when|unless|in|though|within|where|with|for|once|never|not|only|ever|and|or)\b/;
const FEWEST_WORDS = 4;

/** The lead without the yes or no to a question that nobody asked; an instruction in the same sentence stays, or all that makes a sentence. */
function withoutYes(lead: string, keepsSentence: boolean): string {
  return (
    lead.replace(ANSWERS_QUESTION, (_, _stop: string | undefined, rest = "") => {
      const isWhole = keepsSentence && !LEANS_ON_YES.test(rest) && wordCount(rest) >= FEWEST_WORDS;
      return isWhole || SENDS_TO_VET.test(rest) ? `${capitalized(rest.trim())} ` : "";
    }) || lead
  );
}

/** The lead without what it tells a milder case to do, and without the action, of which the reason stays: "Call a vet: infections kill fast." */
export function withoutAction(lead: string): string {
  return sentencesOf(lead)
    .map((sentence) => (MILDER.test(sentence) || SENDS_TO_VET.test(sentence) ? reasonIn(sentence) : sentence))
    .filter(Boolean)
    .join(" ");
}

function reasonIn(sentence: string): string {
  const reason = sentence.split(": ")[1] ?? "";
  return MILDER.test(reason) || SENDS_TO_VET.test(reason) ? "" : capitalized(reason);
}

function actionOf(phrases: Phrases, level: Exclude<Level, "info">, hasReason: string, words: PetWords): string {
  return fill(hasReason || level !== "urgent" ? phrases.action[level] : phrases["urgent-general"], words);
}

function lastSentence(text: string): string {
  return sentencesOf(text).at(-1) ?? "";
}

const LONGEST_STEP_WORDS = 30;

/** Steps are a numbered list; whole paragraphs stay paragraphs. */
function stepList(steps: readonly string[]): string {
  return steps.some((step) => wordCount(step) > LONGEST_STEP_WORDS) ? paragraphs(steps) : numbered(steps);
}
