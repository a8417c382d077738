import type { Answer, Substance } from "#app/domain/knowledge/knowledge.ts";
import { uncapitalized } from "#app/domain/text/capitals.ts";
import { animalOf } from "../../understand/animal.ts";
import type { FollowUp } from "../../understand/follow-up-rules.ts";
import { asksWhetherAllowed } from "../../understand/intent.ts";
import { asideReply } from "../aside-reply.ts";
import { bestFound, type Context, lastSubstance } from "../context.ts";
import { caseLine, stillNeeds } from "../open-case/case-line.ts";
import { companionReply } from "../open-case/companion-reply.ts";
import { plainReply, type Reply } from "../reply.ts";
import { amountReply } from "../substance/amount-reply.ts";
import { replyAbout } from "../substance/substance-reply.ts";
import { unitReply } from "../unit-reply.ts";
import { paragraphs } from "../wording/markdown.ts";
import { withPet } from "../wording/pet-words.ts";
import { fill } from "../wording/phrases.ts";
import { costReply, distanceReply, noVetReply, numberReply } from "./circumstance-reply.ts";
import { goodNewsReply } from "./good-news-reply.ts";
import { byLevel, outlook, timeLeft, watchReply, withSigns } from "./level-reply.ts";
import { partReply, writtenPartReply } from "./part-reply.ts";
import { othersReply, sureReply, whyReply } from "./reason-reply.ts";
import { thanksReply } from "./thanks-reply.ts";

/** The answer to a short message that goes on from the last reply; undefined when it stands by itself. */
export function followUpReply(context: Context): Reply | undefined {
  const { asked, knowledge, understanding } = context;
  const last = context.openCase?.unit ?? knowledge.unit(asked.before?.dialog?.unit);
  const substance = lastSubstance(context);
  if (asked.part && last) return partReply(context, last);
  const part = substance && partOf(substance, context);
  if (part) return replyAbout(part, context);
  const { followUp } = understanding;
  const reply = followUp && (writtenPartReply(context, last) ?? REPLIES[followUp](context, last));
  // "Can I pick them off myself, the vet's shut until Monday?"
  const line = reply && context.openCase && CIRCUMSTANCES.includes(followUp) ? caseLine(context, context.openCase) : undefined;
  return reply && line ? { ...reply, text: paragraphs([line, reply.text]) } : reply;
}

const PART =
  /\b(?:leaf|leaves|stems?|seeds?|skins?|peel|pits?|stones?|cores?|pips?|stalks?|bones?|shells?|flowers?|berries|roots?|bulbs?)\b/i;
const MOST_WORDS_OF_PART = 10;

/** "The leaves too?", after tomatoes: the entry that the substance and its part name together, else the one that was spoken of. */
function partOf(substance: Substance, { asked, knowledge, understanding }: Context): Substance | undefined {
  const [part] = PART.exec(asked.message) ?? [];
  if (!part || understanding.sureSubstances.length > 0 || asked.message.split(/\s+/).length > MOST_WORDS_OF_PART) return undefined;
  const [name = ""] = substance.noun.text.split(/ and |,/);
  const { named } = knowledge.readSubstances(`${name} ${part}`);
  return [...named].sort((one, other) => other.words.length - one.words.length)[0]?.substance ?? substance;
}

const AFTERWARDS = 0.5;
const ON_THE_PHONE = "emergencies/what-to-say-on-the-phone";
const AT_THE_CLINIC = "emergencies/what-happens-at-the-emergency-vet";
/** What keeps an owner from the vet: the question may be another. */
const CIRCUMSTANCES: readonly FollowUp[] = ["no-vet", "cost", "distance"];
const BARE_WORDS = 6;
const SAME = /\bsame\b/i;
const ANY_ANIMAL = /\b(?:dog|cat|puppy|kitten|rabbit|bird|budgie|hamster|guinea pig|ferret|chinchilla|pet)\b/gi;

/** A phrase of ours, and what the case still asks for. */
function withPhrase(context: Context, phrase: "drive" | "apart" | "child" | "may-be" | "guilt"): Reply {
  const { knowledge, words, openCase } = context;
  return plainReply(context, paragraphs([fill(knowledge.phrases[phrase], words), openCase && stillNeeds(context, openCase)]));
}

/** What the clinic has to know, with the poison's own list. */
function sayReply(context: Context): Reply | undefined {
  const reply = withUnit(context, ON_THE_PHONE);
  const have = context.openCase?.substance?.have;
  return reply && have
    ? { ...reply, text: paragraphs([reply.text, `${context.knowledge.phrases["take-along"]} ${uncapitalized(have)}.`]) }
    : reply;
}

function withUnit(context: Context, id: string): Reply | undefined {
  const unit = context.knowledge.unit(id);
  return unit && asideReply(unit, context);
}

type Continue = (context: Context, last: Answer | undefined) => Reply | undefined;

const REPLIES: Record<FollowUp, Continue> = {
  sure: sureReply,
  why: whyReply,
  wait: (context, last) => byLevel(context, "wait", last),
  call: (context, last) => byLevel(context, "call", last),
  "is-over": (context, last) => byLevel(context, "is-over", last),
  "if-worse": (context) => byLevel(context, "if-worse", undefined),
  watch: watchReply,
  "if-taken": (context) => {
    const substance = lastSubstance(context);
    return substance && replyAbout(substance, { ...context, understanding: { ...context.understanding, isTaken: true } });
  },
  say: sayReply,
  // "What vaccines do they need?" is a question of its own where nobody is ill.
  visit: (context) => (context.openCase ? withUnit(context, AT_THE_CLINIC) : undefined),
  drive: (context) => withPhrase(context, "drive"),
  // The water that fish share has what one of them has.
  apart: (context) => (context.understanding.animal?.species === "fish" ? undefined : withPhrase(context, "apart")),
  child: (context) => withPhrase(context, "child"),
  guilt: (context) => withPhrase(context, "guilt"),
  others: othersReply,
  bad: (context) => byLevel(context, "bad", undefined),
  "may-be": (context) => withPhrase(context, "may-be"),
  "time-left": timeLeft,
  outlook,
  cause: (context, last) => {
    const { phrases } = context.knowledge;
    return last && withSigns(context, `${phrases["cause-unknown"]} ${withPet(last.lead, context.words)}`, last);
  },
  serving: (context) => {
    const substance = lastSubstance(context);
    return substance && replyAbout(substance, context);
  },
  distance: distanceReply,
  cost: costReply,
  number: numberReply,
  "no-vet": noVetReply,
  companion: (context) => context.openCase && companionReply(context, context.openCase),
  "other-animal": (context, last) => {
    const substance = lastSubstance(context);
    const { animal, substances, isTaken } = context.understanding;
    // "And rabies?" names no animal.
    if (substances.length > 0 || !animal || isTaken || !animalOf(context.asked.message, undefined)) return undefined;
    const isBare = (context.asked.message.split(/[.?!]/)[0] ?? "").split(/\s+/).length <= BARE_WORDS;
    if (substance)
      return isBare || SAME.test(context.asked.message) || asksWhetherAllowed(context.asked.message)
        ? replyAbout(substance, context)
        : undefined;
    // The same question for the other animal, where nothing else was asked.
    const same =
      last && isBare
        ? bestFound({ ...context, asked: { ...context.asked, message: last.question.replace(ANY_ANIMAL, animal.word) } }, AFTERWARDS)
        : undefined;
    return same && unitReply(same, context);
  },
  thanks: (context) => thanksReply(context, context.asked.verdict.level, context.words),
  "good-news": goodNewsReply,
  amount: amountReply,
  more: (context, last) =>
    !last && context.openCase
      ? distanceReply(context)
      : last && context.understanding.intent !== "small-talk"
        ? partReply(context, last)
        : undefined,
};
