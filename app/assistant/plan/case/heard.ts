import { type AnimalFacts, type CaseFacts, isSaidNow } from "#app/domain/facts.ts";
import { capitalized } from "#app/domain/text/capitals.ts";
import { typedSentences } from "#app/domain/text/sentences.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { durationIn } from "#app/reading/duration-in-words.ts";
import { askedComplaint } from "../../compose/complaint-question.ts";
import type { Context } from "../../compose/context.ts";
import { mentionInWords } from "../../compose/wording/mention-in-words.ts";
import { numberInWords } from "../../compose/wording/numbers-in-words.ts";
import { actionFor, fill, unsaid } from "../../compose/wording/phrases.ts";
import { createSaidCheck } from "../../compose/wording/without-repeats.ts";
import { stillNeeds } from "./case-line.ts";
import { looksWell, type OpenCase } from "./open-case.ts";
import { limitIn } from "./time-limit.ts";

const MOST_SIGNS = 3;
/** Nothing that is told to a vet in a hurry has gone on for longer than half a year. */
const MOST_HOURS = 24 * 180;
/** What has no words of ours is said back in the owner's, cut after so many. */
const MOST_WORDS = 16;
const FEW = 2;

/** What a message adds to the case, in few words: "your dog is vomiting, 12 kg"; where the rules read nothing, the owner's own first words. */
export function heardIn({ asked: { message, verdict }, knowledge }: Context, { animal: at, words }: OpenCase): string {
  const animal = verdict.facts?.animals[at];
  const signs = animal ? newMentions(animal, verdict.facts).flatMap((one) => mentionInWords(one, knowledge.caseWords)?.text ?? []) : [];
  const numbers = (animal?.quantities ?? [])
    // "A lab, five years": so long a span is an age.
    .filter((one) => isSaidNow(one, verdict.facts) && !(one.of === "duration" && one.value > MOST_HOURS))
    .flatMap(({ of, value }) => numberInWords(of, value) ?? []);
  const told = [...new Set(signs)].slice(0, MOST_SIGNS).join(", ");
  const parts = [told && `${words.pet} ${told}`, ...new Set(numbers)].filter(Boolean);
  if (parts.length > 0) return parts.join(", ");
  return ownWords(typedSentences(message)[0] ?? message);
}

/** What a message adds, to be said to a vet: the owner's one sentence as it stands, else in few words. */
export function toldIn(context: Context, open: OpenCase): string {
  const [sentence = "", ...more] = typedSentences(context.asked.message);
  const isShort = more.length === 0 && !context.understanding.isQuestion && wordsOf(sentence).length <= MOST_WORDS;
  return (isShort && ownWords(sentence)) || heardIn(context, open);
}

function wordsOf(sentence: string): string[] {
  return sentence
    .trim()
    .replace(/[.!]+$/, "")
    .split(/\s+/);
}

/** A sentence of the owner's as a quotation; empty where it adds nothing that could be said to a vet, such as "No". */
function ownWords(sentence: string): string {
  const own = wordsOf(sentence);
  if (own.length <= FEW) return "";
  return `“${own.length > MOST_WORDS ? `${own.slice(0, MOST_WORDS).join(" ")} …` : own.join(" ")}”`;
}

function isQuotation(heard: string): boolean {
  return heard.startsWith("“");
}

/** What this message says of a sign that no earlier one said of it. */
function newMentions({ mentions }: AnimalFacts, facts: CaseFacts | undefined) {
  return mentions.filter(
    (one) =>
      isSaidNow(one, facts) &&
      (one.status === "present" || one.status === "negated") &&
      !mentions.some((before) => before.concept === one.concept && before.status === one.status && !isSaidNow(before, facts)),
  );
}

/** They seem well, which changes nothing. */
export function seemsWell({ knowledge: { phrases } }: Context, { words, substance }: OpenCase, action: string): string {
  return fill(substance ? phrases["looks-well-poison"] : phrases["looks-well"], { ...words, action }).trim();
}

/** What the owner tells is used in one or two sentences. */
export function acknowledged(context: Context, open: OpenCase): string {
  const { asked, knowledge } = context;
  const { phrases } = knowledge;
  const { level, words, unit } = open;
  const action = actionFor(level, phrases, words);
  if (open.contact) return fill(phrases[open.contact === "reached" ? "tell-there" : "vet-seen"], words);
  if (!open.isSpokenOf) {
    const other = looksWell(asked.message) ? phrases["other-well"] : phrases["other-noted"];
    return [other, stillNeeds(context, open) || action].filter(Boolean).join(" ");
  }
  const heard = heardIn(context, open);
  const isSaid = createSaidCheck(asked.history, words);
  const same = () => unsaid(phrases.same, { ...words, action }, isSaid);
  // A quotation of what was just written is no answer to it, unless we asked.
  const isSaidBack = heard !== "" && (!isQuotation(heard) || askedComplaint(context) !== undefined);
  if (!isPressing(level)) return isSaidBack ? fill(phrases["noted-same"], { heard, action }) : same();
  const time = durationIn(asked.message);
  const limit = time && unit && limitIn([unit.lead, ...unit.seeVetIf, ...unit.steps]);
  if (time && limit && time.hours >= limit.hours)
    return fill(phrases["time-over"], { when: capitalized(time.words), limit: limit.words, action });
  // Signs and numbers are worth saying back, a quotation of good news is not.
  if (looksWell(asked.message) && (heard === "" || isQuotation(heard))) return seemsWell(context, open, action);
  return heard ? unsaid(phrases.heard, { ...words, action, heard }, isSaid) : same();
}
