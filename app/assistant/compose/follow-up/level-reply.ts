import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { isPressing, worst } from "#app/domain/urgency.ts";
import { linkToSubstance, linkToUnit } from "../../knowledge.ts";
import { type Context, lastSubstance } from "../context.ts";
import { stillNeeds } from "../open-case/case-line.ts";
import { plainReply, type Reply } from "../reply.ts";
import { isDangerous } from "../substance/substance-answer.ts";
import { labeled, paragraphs } from "../wording/markdown.ts";
import { withPet } from "../wording/pet-words.ts";
import { fill } from "../wording/phrases.ts";

/** What the level means for waiting, calling, or what may still come, with the signs that would change it. */
export function byLevel(context: Context, what: "wait" | "call" | "is-over" | "if-worse" | "bad", last: Answer | undefined): Reply {
  const { asked, knowledge, words } = context;
  const { level } = asked.verdict;
  return withSigns(context, fill(knowledge.phrases[what][level], words), level === "emergency" ? undefined : last);
}

/** "How long do I have?" */
export function timeLeft(context: Context): Reply {
  const { asked, knowledge, words } = context;
  const substance = lastSubstance(context);
  const signs = substance && isPressing(asked.verdict.level) ? withPet(substance.signs ?? "", words) : "";
  return plainReply(
    context,
    paragraphs([fill(knowledge.phrases["time-left"][asked.verdict.level], words), signs]),
    substance && signs ? [linkToSubstance(substance, words.animals)] : [],
  );
}

/** "How long do I watch them?", "What do I look out for?" */
export function watchReply(context: Context, last: Answer | undefined): Reply | undefined {
  const { asked, knowledge, words, openCase } = context;
  const { phrases } = knowledge;
  const substance = openCase?.substance ?? lastSubstance(context);
  const still = openCase && stillNeeds(context, openCase);
  if (asked.verdict.level === "info" && substance) return plainReply(context, fill(phrases["watch-nothing"], words));
  if (substance?.signs)
    return plainReply(context, paragraphs([`${phrases.watch} ${withPet(substance.signs, words)}`, still]), [
      linkToSubstance(substance, words.animals),
    ]);
  const signs = labeled(phrases.watch, last?.seeVetIf ?? []);
  return last && signs ? plainReply(context, paragraphs([signs, still]), [linkToUnit(last)]) : undefined;
}

/** "Will they be okay?" Nobody can tell from here, and after a poison the answer is a call. */
export function outlook(context: Context, last: Answer | undefined): Reply | undefined {
  const { asked, knowledge, words, understanding } = context;
  const substance = lastSubstance(context);
  if (!last && !substance) return undefined;
  const level = worst(asked.verdict.level, substance && isDangerous(substance, understanding.animal) ? "urgent" : "info");
  return withSigns(context, fill(knowledge.phrases.outlook[level], words), level === "emergency" ? undefined : last);
}

/** A text, and the signs of an answer that would change it. */
export function withSigns(context: Context, text: string, unit: Answer | undefined): Reply {
  const signs = labeled(context.knowledge.phrases["see-vet"], unit?.seeVetIf.slice(0, 3) ?? []);
  return plainReply(context, paragraphs([text, signs]), unit && signs ? [linkToUnit(unit)] : []);
}
