import { PROTOCOL_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import { substanceUnit } from "#app/domain/knowledge/dialog.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { capitalized } from "#app/domain/text/capitals.ts";
import { atLeast, isPressing, rank } from "#app/domain/urgency.ts";
import { bestFound, type Context, lastUnit } from "../../compose/context.ts";
import { unitReply } from "../../compose/unit-reply.ts";
import { numbered, paragraphs } from "../../compose/wording/markdown.ts";
import { withPet } from "../../compose/wording/pet-words.ts";
import { actionFor, fill } from "../../compose/wording/phrases.ts";
import { signsList } from "../../compose/wording/signs-list.ts";
import { linkToSubstance, linkToUnit } from "../../knowledge.ts";
import { type BlockWriter, from } from "../block.ts";
import { toldIn } from "../case/heard.ts";
import { looksWell, saidReasons, tellsSign } from "../case/open-case.ts";
import { unsaidSteps } from "../case/unsaid-steps.ts";

/** An answer about the time after, or about what else the message asks, must be at least so likely. */
const LIKELY = 0.5;
const MOST_SIGNS = 4;
/** "It stopped, but she's wobbly" */
const GOES_ON = /\b(?:but|though|still|again|except|and (?:her|his|their|now))\b|\bnow (?:s?he|they|it)/i;
/** Topics whose emergencies pass by themselves and need a vet all the same. */
const GRAVE_TOPICS: readonly string[] = ["emergencies", PROTOCOL_TOPIC, "weakness-and-nerves", "breathing"];
const OTHER_ONE = /\bwrong (?:dog|cat|one|pet|rabbit|bird)\b|\bit(?:'s| was| is) the other\b/i;

/** It stopped, or they are well again. Nothing where the same message tells of a sign and nothing of ours is about what comes after. */
export const goodNews: BlockWriter = (context) => {
  const { asked, knowledge, words } = context;
  const { level, changed, facts, about } = asked.verdict;
  const last = lastUnit(context);
  // What makes the case more urgent is no good news.
  const before = asked.before?.animals[about?.animal ?? 0]?.level ?? "info";
  if (!last || (isPressing(level) && rank(level) > rank(before))) return undefined;
  const opening = isPressing(level) ? fill(knowledge.phrases["good-news-emergency"], words) : knowledge.phrases["good-news"];
  const animal = facts?.animals[about?.animal ?? 0];
  const isMixed = changed?.because !== "passed" && GOES_ON.test(asked.message) && animal !== undefined && tellsSign(animal, asked.verdict);
  const after = afterwards(context, last);
  if (after) {
    const reply = unitReply(after, { ...context, asked: { ...asked, verdict: { ...asked.verdict, reasons: [] } } });
    const { openCase: open } = context;
    return {
      ...reply,
      text: paragraphs([isMixed ? "" : opening, reply.text]),
      ...(open && { openCase: { unit: after.id, animal: open.animal } }),
    };
  }
  if (isMixed) return undefined;
  const signs = signsList(knowledge.phrases, last, "see-vet", last.seeVetIf.slice(0, MOST_SIGNS));
  const action = isPressing(level) ? fill(knowledge.phrases.action[level], words) : "";
  return from(paragraphs([[opening, action].filter(Boolean).join(" "), signs || numbered(last.steps.slice(-2))]), linkToUnit(last));
};

/** The answer about the time after what the last one was about: "The seizure has stopped. What do I do now?" */
function afterwards({ knowledge, understanding }: Context, last: Answer): Answer | undefined {
  if (last.level !== "emergency" || !GRAVE_TOPICS.includes(last.topic)) return undefined;
  const query = { text: `${last.question} it has stopped, what now`, animal: understanding.animal?.species, intent: "what-to-do" as const };
  return knowledge.find(query, 3).find(({ unit, confidence }) => /stopped|after/i.test(unit.question) && confidence >= LIKELY)?.unit;
}

/** The owner takes something back, and it changes nothing. */
export const staysSo: BlockWriter = ({ asked, knowledge: { phrases }, words, openCase: open }) => {
  const { changed, level, reasons } = asked.verdict;
  if (changed || !open) return undefined;
  const action = actionFor(level, phrases, words);
  const first = OTHER_ONE.test(asked.message)
    ? fill(phrases["correction-other"], { action })
    : fill(phrases["correction-stays"], open.words);
  return [first, saidReasons(reasons)[0]?.says].filter(Boolean).join(" ");
};

/** It has passed by itself, which is good news. */
export const passed: BlockWriter = (context) => {
  const { asked, understanding } = context;
  const hasPassed = asked.verdict.changed?.because === "passed" && !understanding.contact && !understanding.isQuestion;
  return hasPassed ? goodNews(context) : undefined;
};

/** What a change means: why the level fell, then what else the message asks, or what to do now. */
export const changed: BlockWriter = (context) => {
  const { asked, knowledge, understanding, openCase: open, words } = context;
  const { phrases } = knowledge;
  const change = asked.verdict.changed;
  if (!change || !open) return undefined;
  const { level, about } = asked.verdict;
  const isOther = change.because === "taken-back" && about?.animal !== open.animal;
  const isTold = change.because === "calculated" || isOther;
  const why = isTold ? change.why : `${phrases["good-news"]} ${change.why}`;
  const opening = change.because === "treated" ? fill(phrases.treated, words) : why;
  const unit = understanding.isQuestion || understanding.intent !== "happening-now" ? bestFound(context, LIKELY) : undefined;
  if (unit) {
    const reply = unitReply(unit, context);
    return { ...reply, text: paragraphs([opening, reply.text]) };
  }
  if (change.because === "treated") return opening;
  const next = atLeast(level, "routine") ? phrases.action[level as "routine"] : phrases["all-clear"];
  const signs = level === "info" ? "" : signsList(phrases, open.unit, "see-vet", open.unit?.seeVetIf.slice(0, MOST_SIGNS - 1) ?? []);
  const text = paragraphs([`${opening} ${capitalized(fill(next, words))}`, signs]);
  return from(text, ...(open.unit && signs ? [linkToUnit(open.unit)] : []));
};

/** A sign that came up after a poison: it may belong to it. */
export const signOfPoison: BlockWriter = ({ asked, knowledge: { phrases }, words, openCase: open }) => {
  if (!open?.substance) return undefined;
  const reason = (open.newReasons[0] ?? (open.isSpokenOf ? undefined : saidReasons(asked.verdict.reasons)[0]))?.says;
  const signs = open.substance.signs ? withPet(open.substance.signs, words) : "";
  const animal = asked.verdict.about?.animal ?? open.animal;
  return {
    text: paragraphs([[fill(phrases["new-sign"], words), reason].filter(Boolean).join(" "), signs]),
    sources: [linkToSubstance(open.substance, words.animals)],
    openCase: { animal, unit: substanceUnit(open.substance.id) },
  };
};

/** The steps of the rule that fired on a new sign: the page is never chosen by the new words alone. */
export const newUnit: BlockWriter = (context) => {
  const { asked, openCase: open } = context;
  const { verdict } = asked;
  if (!open?.newUnit || open.newUnit.id === open.unit?.id) return undefined;
  const reasons = [...open.newReasons, ...verdict.reasons];
  const reply = unitReply(open.newUnit, { ...context, asked: { ...asked, verdict: { ...verdict, reasons } } });
  return { ...reply, openCase: { unit: open.newUnit.id, animal: open.animal } };
};

/** The action with the reason of the new sign, and what was not said yet. What got better never makes it more urgent. */
export const newSign: BlockWriter = (context) => {
  const { asked, knowledge, understanding, words, openCase: open } = context;
  const { phrases } = knowledge;
  const { level, reasons } = asked.verdict;
  if (!open) return undefined;
  const reason = (open.newReasons[0] ?? (open.isSpokenOf ? undefined : saidReasons(reasons)[0]))?.says;
  const action = actionFor(level, phrases, words);
  const worse = understanding.acts.includes("worse-news") && !looksWell(asked.message) ? phrases.worse : "";
  const holds = asked.history.some(({ role, content }) => role === "assistant" && STEPS.test(content)) ? phrases["steps-hold"] : "";
  const heard = toldIn(context, open);
  const tell = heard ? fill(phrases["tell-heard"], { heard }) : phrases["tell-sign"];
  const first = [action, reason ?? worse, tell, holds].filter(Boolean).join(" ");
  return from(paragraphs([first, unsaidSteps(context, open)]), ...(open.unit ? [linkToUnit(open.unit)] : []));
};

/** A list of steps in a reply. */
const STEPS = /^1\. /m;
