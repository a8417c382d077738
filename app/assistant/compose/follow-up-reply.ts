import { PROTOCOL_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { atLeast, rank } from "#app/domain/urgency.ts";
import { linkToSubstance, linkToUnit } from "../knowledge.ts";
import type { FollowUp } from "../understand/follow-up.ts";
import { asksWhetherAllowed, intentOf } from "../understand/intent.ts";
import { amountReply } from "./amount-reply.ts";
import { bestFound, type Context, lastSubstance } from "./context.ts";
import { byLevel, outlook, timeLeft, withSigns } from "./level-reply.ts";
import { plainReply, type Reply } from "./reply.ts";
import { substanceText, whyFor } from "./substance-answer.ts";
import { replyAbout } from "./substance-reply.ts";
import { unitText } from "./unit-answer.ts";
import { unitReply } from "./unit-reply.ts";
import { firstSentence, labeled, numbered, paragraphs } from "./wording/markdown.ts";
import { withPet } from "./wording/pet-words.ts";
import { capitalized, fill } from "./wording/phrases.ts";

/** The answer to a short message that goes on from the last reply; undefined when it stands by itself. */
export function followUpReply(context: Context): Reply | undefined {
  const { asked, knowledge, understanding } = context;
  const last = knowledge.unit(asked.dialog?.unit);
  const substance = lastSubstance(context);
  const eased = easedReply(context, last);
  if (eased) return eased;
  if (asked.part && last) return partReply(context, last);
  if (asked.dialog?.askedFor === "animal" && substance && understanding.animal) return replyAbout(substance, context);
  const reply = understanding.followUp && REPLIES[understanding.followUp];
  return reply?.(context, last);
}

const AFTERWARDS = 0.5;
const NO_VET = "find-help/no-vet-open";
const ON_THE_WAY = "emergencies/on-the-way-to-the-vet";
const BARE_WORDS = 6;
const ANY_ANIMAL = /\b(?:dog|cat|puppy|kitten|rabbit|bird|budgie|hamster|guinea pig|ferret|chinchilla|pet)\b/gi;
/** Topics whose emergencies pass by themselves and need a vet all the same. */
const GRAVE_TOPICS: readonly string[] = ["emergencies", PROTOCOL_TOPIC, "weakness-and-nerves", "breathing"];

type Continue = (context: Context, last: Answer | undefined) => Reply | undefined;

const REPLIES: Record<FollowUp, Continue> = {
  sure: (context, last) => {
    const { asked, knowledge, words } = context;
    const { phrases } = knowledge;
    const { level } = asked.verdict;
    const substance = lastSubstance(context);
    if (substance) {
      const { animal } = context.understanding;
      const text = substanceText(
        substance,
        { isTaken: false, asksHarm: false, asksDose: false },
        { phrases, words, animal, helpline: undefined },
      );
      const first = capitalized((text.split("\n\n")[0] ?? "").replace(/^(?:Yes|No)(?:, never)?[.,:] ?/, ""));
      return plainReply(context, paragraphs([fill(phrases["sure-substance"], { first }), fill(phrases["sure-but"], words)]), [
        linkToSubstance(substance),
      ]);
    }
    const again = last && level !== "emergency" ? withPet(firstSentence(last.lead), words) : "";
    const reason = level === "info" ? "" : (saidReasons(context)[0] ?? "");
    return plainReply(
      context,
      paragraphs([[fill(phrases.sure[level], words), again || reason].filter(Boolean).join(" "), fill(phrases["sure-but"], words)]),
      last && [linkToUnit(last)],
    );
  },
  why: (context, last) => {
    const { knowledge, words, understanding } = context;
    const substance = lastSubstance(context);
    if (substance) return plainReply(context, withPet(whyFor(substance, understanding.animal), words), [linkToSubstance(substance)]);
    const reasons = saidReasons(context).slice(0, 2);
    if (reasons.length > 0) return plainReply(context, fill(knowledge.phrases["why-verdict"], { reasons: reasons.join(" ") }));
    return last
      ? plainReply(context, withPet(last.lead, words), [linkToUnit(last)])
      : plainReply(context, fill(knowledge.phrases["why-unknown"], words));
  },
  wait: (context, last) => byLevel(context, "wait", last),
  call: (context, last) => byLevel(context, "call", last),
  "time-left": timeLeft,
  outlook,
  cause: (context, last) => (last ? withSigns(context, withPet(last.lead, context.words), last) : undefined),
  serving: (context) => {
    const substance = lastSubstance(context);
    return substance && replyAbout(substance, context);
  },
  "on-the-way": (context) => {
    const unit = context.knowledge.unit(ON_THE_WAY);
    if (!unit || !atLeast(context.asked.verdict.level, "urgent")) return undefined;
    return plainReply(
      context,
      unitText(unit, { phrases: context.knowledge.phrases, words: context.words, level: context.asked.verdict.level }),
      [linkToUnit(unit)],
    );
  },
  "no-vet": (context, last) => {
    const unit = context.knowledge.unit(NO_VET);
    if (!unit) return undefined;
    const reply = unitReply({ ...unit, steps: unit.steps.slice(0, 3), seeVetIf: [] }, context);
    if (!last || last.steps.length === 0 || last.id === NO_VET) return reply;
    const meanwhile = labeled(context.knowledge.phrases.meanwhile, last.steps.slice(0, 3));
    return { ...reply, text: paragraphs([reply.text, withPet(meanwhile, context.words)]), sources: [...reply.sources, linkToUnit(last)] };
  },
  "other-animal": (context, last) => {
    const substance = lastSubstance(context);
    const { animal, substances, isTaken } = context.understanding;
    if (substances.length > 0 || !animal || isTaken) return undefined;
    const isBare = context.asked.message.split(/\s+/).length <= BARE_WORDS;
    if (substance) return isBare || asksWhetherAllowed(context.asked.message) ? replyAbout(substance, context) : undefined;
    // The same question for the other animal, where nothing else was asked.
    const same =
      last && isBare
        ? bestFound({ ...context, asked: { ...context.asked, message: last.question.replace(ANY_ANIMAL, animal.word) } }, AFTERWARDS)
        : undefined;
    return same && unitReply(same, context);
  },
  thanks: (context) => {
    const { asked, knowledge, words } = context;
    const { level } = asked.verdict;
    const key = level === "emergency" || level === "urgent" ? level : "other";
    return plainReply(context, fill(knowledge.phrases.thanks[key], words));
  },
  "good-news": (context, last) => {
    const { asked, knowledge, words } = context;
    const { level } = asked.verdict;
    if (!last) return undefined;
    const opening =
      level === "emergency" || level === "urgent" ? fill(knowledge.phrases["good-news-emergency"], words) : knowledge.phrases["good-news"];
    const after = afterwards(context, last);
    if (after) {
      const reply = unitReply(after, { ...context, asked: { ...asked, verdict: { ...asked.verdict, level: "info" } } });
      return { ...reply, text: paragraphs([opening, reply.text]) };
    }
    const signs = labeled(knowledge.phrases["see-vet"], last.seeVetIf.slice(0, 4));
    return plainReply(context, paragraphs([opening, signs || numbered(last.steps.slice(-2))]), [linkToUnit(last)]);
  },
  amount: amountReply,
  more: (context, last) => (last && intentOf(context.asked.message) !== "small-talk" ? partReply(context, last) : undefined),
};

/** The level fell: says why, and answers what else the message asks. */
function easedReply(context: Context, last: Answer | undefined): Reply | undefined {
  const { asked, knowledge, understanding } = context;
  const { changed, level } = asked.verdict;
  if (!changed || changed.because === "returned" || rank(level) >= rank(changed.from)) return undefined;
  const opening = `${knowledge.phrases["good-news"]} ${changed.why}`;
  const unit = understanding.intent === "happening-now" ? undefined : bestFound(context, AFTERWARDS);
  if (unit) {
    const reply = unitReply(unit, context);
    return { ...reply, text: paragraphs([opening, reply.text]) };
  }
  return withSigns(context, opening, level === "info" ? undefined : last);
}

/** The answer about the time after what the last one was about: "The seizure has stopped. What do I do now?" */
function afterwards({ knowledge, understanding }: Context, last: Answer): Answer | undefined {
  if (last.level !== "emergency" || !GRAVE_TOPICS.includes(last.topic)) return undefined;
  const query = { text: `${last.question} it has stopped, what now`, animal: understanding.animal?.species, intent: "what-to-do" as const };
  return knowledge.find(query, 3).find(({ unit, confidence }) => /stopped|after/i.test(unit.question) && confidence >= AFTERWARDS)?.unit;
}

/** Reasons that name something the owner said. */
function saidReasons({ asked }: Context): string[] {
  return asked.verdict.reasons.filter(({ rule }) => !WORDLESS_RULES.includes(rule)).map(({ says }) => says);
}

/** Rules that stand for the level of the conversation or of the classifier. */
const WORDLESS_RULES: readonly string[] = ["classifier", "earlier", "sign-seen"];

/** The part of the last answer that was asked for, or all of it that is worth a second look. */
function partReply(context: Context, last: Answer): Reply {
  const { asked, knowledge, words } = context;
  const { phrases } = knowledge;
  const signs = labeled(asked.verdict.level === "emergency" ? phrases["see-vet-emergency"] : phrases["see-vet"], last.seeVetIf);
  const byPart: Partial<Record<string, string>> = {
    avoid: last.avoid.join(" "),
    act: numbered(last.steps),
    urgency: signs,
    causes: last.lead,
    "vet-asks": phrases["vet-asks"],
  };
  const text = asked.part ? byPart[asked.part] : paragraphs([numbered(last.steps.slice(0, 3)), last.avoid.join(" "), signs]);
  return plainReply(context, text ? withPet(text, words) : phrases["nothing-more"], text ? [linkToUnit(last)] : []);
}
