import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { linkToUnit } from "../../knowledge.ts";
import { asideReply } from "../aside-reply.ts";
import { type Context, queryOf } from "../context.ts";
import { plainReply, type Reply } from "../reply.ts";
import { replyAbout } from "../substance/substance-reply.ts";
import { withoutAction } from "../unit-answer.ts";
import { paragraphs } from "../wording/markdown.ts";
import { withPet } from "../wording/pet-words.ts";
import { fill } from "../wording/phrases.ts";
import { caseLine, stillNeeds } from "./case-line.ts";
import type { OpenCase } from "./open-case.ts";

/** What the conversation is about: the answer or the substance of the last advice. */
type Topic = Pick<OpenCase, "unit" | "substance" | "words">;

/** A question within the case: from its own advice, then from an answer that is about it and the case; otherwise a vet has to be asked. */
export function caseQuestionReply(context: Context, open: OpenCase): Reply {
  return (
    questionWithin(context, open) ??
    plainReply(context, [context.knowledge.phrases["case-unknown"], stillNeeds(context, open)].filter(Boolean).join(" "))
  );
}

/** The answer to a question that goes on from what was said; undefined where nothing of ours is about both. */
export function questionWithin(context: Context, topic: Topic): Reply | undefined {
  const { openCase, words } = context;
  const still = openCase && stillNeeds(context, openCase);
  const line = (share: number) => caseLine(context, topic, share);
  const unit = unitWithin(context, topic);
  const said = line(SURE) ?? (unit && unit !== topic.unit ? undefined : line(LIKELY_LINE));
  if (said) return plainReply(context, paragraphs([said, still]));
  if (unit && unit.id === topic.unit?.id) {
    // It was given already, so only what it says besides sending to a vet.
    const lead = withPet(withoutAction(unit.lead), words);
    return lead ? plainReply(context, paragraphs([lead, still]), [linkToUnit(unit)]) : undefined;
  }
  return unit && (unit.intent !== "happening-now" || !openCase) ? asideReply(unit, context) : undefined;
}

const MOST_FOUND = 25;
/** So likely an answer must be about the question and about the question with its topic; less, where it is of the same topic. */
const SURE = 0.8;
const LIKELY = 0.5;
const LIKELY_LINE = 0.65;

/** The answer that is found by the words of the message, and also by these with the topic: "do I bandage it?", after a torn nail. */
function unitWithin({ asked, knowledge, ...context }: Context, { unit, substance }: Topic): Answer | undefined {
  const topic = unit?.topic ?? POISONS;
  const query = queryOf({ asked, knowledge, ...context });
  const whole = knowledge.find({ ...query, text: `${unit?.question ?? substance?.noun.text ?? ""} ${asked.message}` }, MOST_FOUND);
  const both = knowledge.find(query, MOST_FOUND).map((found) => {
    const other = whole.find((one) => one.unit.id === found.unit.id)?.confidence ?? 0;
    return { ...found, bare: found.confidence, confidence: Math.sqrt(found.confidence * other) };
  });
  const likely = asked.verdict.level === "emergency" ? LIKELY_LINE : LIKELY;
  const isNear = (one: Answer) => one.topic === topic || one.topic === "emergencies";
  return (
    both
      .filter((one) => one.confidence >= (isNear(one.unit) ? likely : SURE))
      // The topic always finds its own answer.
      .sort((one, other) => (unit && [one.unit, other.unit].includes(unit) ? other.bare - one.bare : other.confidence - one.confidence))[0]
      ?.unit
  );
}

const POISONS = "poisons-and-swallowed-things";

/** "The dog sniffed it too": what the same thing means for that animal. */
export function otherAnimalReply(context: Context, open: OpenCase): Reply {
  const { asked, knowledge, understanding, words } = context;
  const { level } = asked.verdict;
  const same = isPressing(level)
    ? fill(knowledge.phrases["same-goes"], { ...words, action: fill(knowledge.phrases.action[level], words) })
    : "";
  const text = open.substance
    ? replyAbout(open.substance, { ...context, understanding: { ...understanding, isTaken: true } }).text
    : knowledge.phrases["companion-other"];
  return plainReply(context, paragraphs([same, text, stillNeeds(context, open)]));
}
