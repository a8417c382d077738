import { substanceUnit } from "#app/domain/knowledge/dialog.ts";
import { linkToSubstance, linkToUnit } from "../../knowledge.ts";
import type { Context } from "../context.ts";
import { plainReply, type Reply } from "../reply.ts";
import { unitReply } from "../unit-reply.ts";
import { paragraphs } from "../wording/markdown.ts";
import { withPet } from "../wording/pet-words.ts";
import { fill } from "../wording/phrases.ts";
import { unsaidSteps } from "./added/unsaid-steps.ts";
import { type OpenCase, saidReasons } from "./open-case.ts";

/**
 * A sign that came up while the case goes on: the steps of the rule that fired on it, or the action with its reason. The page is never
 * chosen by the new words alone.
 */
export function newSignReply(context: Context, open: OpenCase): Reply {
  const { asked, knowledge, words } = context;
  const { phrases } = knowledge;
  const { verdict } = asked;
  const reason = (open.newReasons[0] ?? (open.isSpokenOf ? undefined : saidReasons(verdict.reasons)[0]))?.says;
  if (open.substance) {
    const signs = open.substance.signs ? withPet(open.substance.signs, words) : "";
    const text = paragraphs([[fill(phrases["new-sign"], words), reason].filter(Boolean).join(" "), signs]);
    const reply = plainReply(context, text, [linkToSubstance(open.substance, words.animals)]);
    const animal = verdict.about?.animal ?? open.animal;
    return { ...reply, dialog: { ...reply.dialog, openCase: { animal, unit: substanceUnit(open.substance.id) } } };
  }
  if (open.newUnit && open.newUnit.id !== open.unit?.id) {
    const reasons = [...open.newReasons, ...verdict.reasons];
    const reply = unitReply(open.newUnit, { ...context, asked: { ...asked, verdict: { ...verdict, reasons } } });
    return { ...reply, dialog: { ...reply.dialog, openCase: { unit: open.newUnit.id, animal: open.animal } } };
  }
  const action = verdict.level === "info" ? "" : fill(phrases.action[verdict.level], words);
  const first = [action, reason ?? phrases.worse, phrases["tell-sign"]].filter(Boolean).join(" ");
  return plainReply(context, paragraphs([first, unsaidSteps(context, open)]), open.unit && [linkToUnit(open.unit)]);
}
