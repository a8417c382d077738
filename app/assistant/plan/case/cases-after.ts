import { caseOf, type OpenCaseFacts, withCase, withoutCase } from "#app/domain/knowledge/dialog.ts";
import type { Context } from "../../compose/context.ts";
import type { Reply } from "../../compose/reply.ts";
import { unitByRule } from "./open-case.ts";

/**
 * The cases after a reply: what it goes on with, or that of the animal that the message is about. A sick animal opens one, unless its owner
 * only asks something while an older one goes on; those of the other animals stay.
 */
export function casesAfter(context: Context, { openCase: kept, dialog, animals, units }: Reply): readonly OpenCaseFacts[] {
  const { asked, understanding, openCase: open } = context;
  const { before, verdict } = asked;
  const cases = before?.dialog?.openCases ?? [];
  if (kept) return withCase(cases, kept);
  // Until the animal is known no advice has been given.
  if (animals !== undefined && units.length === 0) return [];
  const at = verdict.about?.animal ?? 0;
  const earlier = caseOf(before?.dialog, at);
  // A reply that keeps the conversation where it was.
  const isPlain = dialog.openCases !== undefined;
  if (isPlain && (earlier || verdict.level === "info")) return cases;
  // Who mourns has no case, and an earlier one is over.
  if (understanding.intent === "loss" && verdict.level !== "info") return earlier ? withoutCase(cases, at) : [];
  if (verdict.level === "info") return withoutCase(cases, at);
  const isAside =
    open?.isSpokenOf && open.newReasons.length === 0 && (understanding.intent !== "happening-now" || understanding.isQuestion);
  if (isAside) return cases;
  const unit = isPlain ? undefined : dialog.unit;
  const byRule = unitByRule(verdict);
  const { contact = open?.contact } = understanding;
  const isKept = contact === "admitted" && { contact };
  return withCase(cases, { animal: at, ...(unit && { unit }), ...(byRule && { byRule }), ...isKept });
}
