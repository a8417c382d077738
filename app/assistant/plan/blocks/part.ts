import type { Act } from "#app/domain/knowledge/acts.ts";
import type { AnswerPart } from "#app/domain/knowledge/answer-parts.ts";
import type { FollowUp } from "#app/domain/knowledge/follow-ups.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { type Context, lastUnit } from "../../compose/context.ts";
import { numbered, paragraphs } from "../../compose/wording/markdown.ts";
import { withPet } from "../../compose/wording/pet-words.ts";
import { fill } from "../../compose/wording/phrases.ts";
import { signsList } from "../../compose/wording/signs-list.ts";
import { createSaidCheck } from "../../compose/wording/without-repeats.ts";
import { linkToUnit } from "../../knowledge.ts";
import { type BlockWriter, from } from "../block.ts";
import { asksPrice } from "./help.ts";

/** What a message asks of the answer in hand. */
export const PARTS_BY_ACT: readonly [act: Act, part: AnswerPart][] = [
  ["asks-how-long", "howLong"],
  ["asks-what-vet-does", "vetDoes"],
  ["asks-outlook", "outlook"],
  ["asks-how-much", "howMuch"],
  ["asks-how-to", "how"],
  ["asks-cost", "cost"],
  ["asks-why", "why"],
];

/** The same of a short message that goes on from the last reply. */
const PARTS_BY_FOLLOW_UP: Partial<Record<FollowUp, AnswerPart>> = {
  why: "why",
  cause: "why",
  outlook: "outlook",
  visit: "vetDoes",
  cost: "cost",
  bad: "urgency",
  "time-left": "howLong",
  serving: "howMuch",
};

/** Whether it asks about the illness: "why" and "how long" ask about the urgency where there is one, and who has no money asks for no price. */
function isOfTheAnswer(followUp: FollowUp, { asked, understanding }: Context): boolean {
  if (followUp === "why" || followUp === "time-left") return !isPressing(asked.verdict.level);
  return followUp !== "cost" || asksPrice(understanding);
}

/** The part of the answer in hand that is asked for, where an editor has written it; who asks again gets it again. */
export const part: BlockWriter = (context) => {
  const { asked, knowledge, understanding, words } = context;
  const { followUp, acts } = understanding;
  const unit = lastUnit(context);
  const isSaid = createSaidCheck(asked.history, words);
  const byFollowUp = followUp && isOfTheAnswer(followUp, context) ? PARTS_BY_FOLLOW_UP[followUp] : undefined;
  const wanted =
    followUp && followUp in PARTS_BY_FOLLOW_UP ? [byFollowUp] : PARTS_BY_ACT.filter(([act]) => acts.includes(act)).map(([, one]) => one);
  const lines = wanted.flatMap((one) => (one && unit?.parts?.[one] ? [withPet(unit.parts[one], words)] : []));
  const line = lines.find((one) => !isSaid(one)) ?? lines[0];
  return unit && line ? from(isSaid(line) ? fill(knowledge.phrases["as-said"], { line }) : line, linkToUnit(unit)) : undefined;
};

/** The part of the last answer that one of our own buttons asks for, or all of it that is worth a second look. */
export const partOfPage: BlockWriter = (context) => {
  const { asked, knowledge, words } = context;
  const { phrases } = knowledge;
  const last = lastUnit(context);
  if (!last) return undefined;
  const signs = signsList(phrases, last, asked.verdict.level === "emergency" ? "see-vet-emergency" : "see-vet", last.seeVetIf);
  const byPart: Partial<Record<string, string>> = {
    avoid: last.avoid.join(" "),
    act: numbered(last.steps),
    urgency: signs,
    causes: last.lead,
    "vet-asks": phrases["vet-asks"],
  };
  const text = asked.part ? byPart[asked.part] : paragraphs([numbered(last.steps.slice(0, 3)), last.avoid.join(" "), signs]);
  return text ? from(withPet(text, words), linkToUnit(last)) : phrases["nothing-more"];
};
