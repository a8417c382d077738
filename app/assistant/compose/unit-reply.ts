import { PROTOCOL_TOPIC, type UnitName } from "#app/domain/knowledge/assistant-content.ts";
import type { Intent } from "#app/domain/knowledge/intents.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { linkToUnit } from "../knowledge.ts";
import { saidReasons } from "../plan/case/open-case.ts";
import { isSamePolarQuestion } from "../understand/polar-question.ts";
import type { Context } from "./context.ts";
import type { Reply } from "./reply.ts";
import { whoToCall } from "./substance/substance-answer.ts";
import { unitText } from "./unit-answer.ts";
import { forAnimal } from "./wording/first-aid.ts";
import { paragraphs } from "./wording/markdown.ts";
import { fill } from "./wording/phrases.ts";

/** Intents of somebody whose animal is not the patient: no action of a level, no question back. */
const NO_CASE: readonly Intent[] = ["loss", "about-us", "small-talk"];

/** Nobody can take an animal to a vet that is not there. */
const MISSING: readonly UnitName[] = ["missing-cat", "missing-pet", "missing-bird"];

/** Whether a unit is about an animal that is there and may be ill. */
export function isOfCase({ id, topic }: Answer, { understanding: { intent }, knowledge }: Context): boolean {
  if (topic === PROTOCOL_TOPIC) return true;
  return !NO_CASE.includes(intent) && !MISSING.some((name) => knowledge.named(name)?.id === id);
}

/** The reply that a unit gives. */
export function unitReply(found: Answer, context: Context): Reply {
  const unit = forAnimal(found, context);
  const { asked, knowledge, understanding, words } = context;
  const { phrases } = knowledge;
  const isCase = isOfCase(unit, context);
  const level = isCase ? asked.verdict.level : "info";
  const wantsToWait = isPressing(level) && understanding.acts.includes("asks-can-wait");
  const isAccount =
    wantsToWait || (understanding.intent === "happening-now" && !understanding.isQuestion && asked.verdict.level !== "info");
  const yesOrNo = isAccount
    ? "dropped"
    : isSamePolarQuestion(asked.message, unit.question, knowledge.readPhrases)
      ? "kept"
      : "word-dropped";
  const reason = saidReasons(asked.verdict.reasons)[0]?.says;
  const opening = understanding.isDistressed && isCase && level !== "emergency" ? phrases.kind.other : undefined;
  const instead = wantsToWait ? fill(phrases.wait[level], words) : undefined;
  const line = unit.id === knowledge.named("poison-line")?.id ? whoToCall(phrases, asked.helpline) : undefined;
  return {
    text: paragraphs([unitText(unit, { phrases, words, level, reason, instead, opening, yesOrNo }), line]),
    sources: [linkToUnit(unit)],
    suggestions: [],
    dialog: { topic: unit.topic, unit: unit.id, intent: understanding.intent },
    units: [unit],
  };
}
