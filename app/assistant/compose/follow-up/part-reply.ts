import type { AnswerPart } from "#app/domain/knowledge/answer-parts.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { linkToUnit } from "../../knowledge.ts";
import type { FollowUp } from "../../understand/follow-up-rules.ts";
import type { Context } from "../context.ts";
import { stillNeeds } from "../open-case/case-line.ts";
import { plainReply, type Reply } from "../reply.ts";
import { createSaidCheck } from "../without-repeats.ts";
import { labeled, numbered, paragraphs } from "../wording/markdown.ts";
import { withPet } from "../wording/pet-words.ts";
import { fill } from "../wording/phrases.ts";
import { asksPrice } from "./circumstance-reply.ts";

/** The part of the last answer that was asked for, or all of it that is worth a second look. */
export function partReply(context: Context, last: Answer): Reply {
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

/** What each follow-up asks of the answer in hand. */
const PARTS: Partial<Record<FollowUp, AnswerPart>> = {
  why: "why",
  cause: "why",
  outlook: "outlook",
  visit: "vetDoes",
  cost: "cost",
  bad: "urgency",
  "time-left": "howLong",
  serving: "howMuch",
};

/** Whether a follow-up asks about the illness: "why" and "how long" ask about the urgency where there is one, and who has no money asks for no price. */
function isOfTheAnswer(followUp: FollowUp, { asked, understanding }: Context): boolean {
  if (followUp === "why" || followUp === "time-left") return !isPressing(asked.verdict.level);
  return followUp !== "cost" || asksPrice(understanding);
}

/** The part that a follow-up asks for, where an editor has written it; before the reply that is made from the level alone. */
export function writtenPartReply(context: Context, last: Answer | undefined): Reply | undefined {
  const { understanding, words, openCase } = context;
  const { followUp } = understanding;
  const part = followUp && isOfTheAnswer(followUp, context) ? PARTS[followUp] : undefined;
  const said = part && last?.parts?.[part];
  if (!said) return undefined;
  const still = openCase && stillNeeds(context, openCase);
  const line = withPet(said, words);
  // Who asks for what stood in an earlier reply gets it again.
  const text = createSaidCheck(context.asked.history, words)(line) ? fill(context.knowledge.phrases["as-said"], { line }) : line;
  return plainReply(context, paragraphs([text, still]), [linkToUnit(last)]);
}
