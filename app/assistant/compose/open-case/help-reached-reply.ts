import { capitalized, uncapitalized } from "#app/domain/text/capitals.ts";
import { linkToUnit } from "../../knowledge.ts";
import { isQuestion } from "../../understand/intent.ts";
import type { Context } from "../context.ts";
import { plainReply, type Reply } from "../reply.ts";
import { isMild } from "../unit-answer.ts";
import { labeled, numbered, paragraphs } from "../wording/markdown.ts";
import { withPet } from "../wording/pet-words.ts";
import { fill } from "../wording/phrases.ts";
import { companionReply } from "./companion-reply.ts";
import { ON_THE_WAY } from "./on-the-way.ts";
import type { OpenCase } from "./open-case.ts";
import { caseQuestionReply } from "./question-reply.ts";

const OF_A_POISON = /\b(?:packet|plant)\b/;
const MOST_STEPS = 4;

/** A clinic or a poison line answered, or a vet has seen the animal: nobody is told to call again, but what to take along or to watch. */
export function helpReachedReply(context: Context, open: OpenCase): Reply {
  const { asked, knowledge, understanding } = context;
  const { phrases } = knowledge;
  const isSeen = understanding.contact === "seen";
  const asksFor = understanding.followUp === "companion" ? companionReply : caseQuestionReply;
  const answered = isQuestion(asked.message) ? asksFor(context, open) : undefined;
  if (isSeen) {
    const signs = open.unit?.seeVetIf.filter((sign) => !isMild(sign)).slice(0, 3) ?? [];
    const text = paragraphs([answered?.text, fill(phrases["vet-seen"], open.words), labeled(phrases["call-again"], signs)]);
    return { ...plainReply(context, text), sources: open.unit && signs.length > 0 ? [linkToUnit(open.unit)] : [] };
  }
  const unit = knowledge.unit(ON_THE_WAY);
  const isPoison = open.substance !== undefined || asked.verdict.protocol === "poisoning";
  const steps = unit?.steps.filter((step) => isPoison || !OF_A_POISON.test(step)).slice(0, MOST_STEPS) ?? [];
  const have = open.substance?.have;
  return plainReply(
    context,
    paragraphs([
      answered?.text,
      fill(phrases["help-reached"], open.words),
      withPet(numbered(have ? [`${phrases["take-along"]} ${uncapitalized(have)}.`, ...steps] : steps), open.words),
      capitalized(unit?.avoid[0] ?? ""),
    ]),
    unit ? [linkToUnit(unit)] : [],
  );
}
