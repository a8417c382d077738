import { PROTOCOL_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer, Substance } from "#app/domain/knowledge/knowledge.ts";
import { isPressing } from "#app/domain/urgency.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { linkToUnit } from "../knowledge.ts";
import { holdsFor } from "../retrieve/suits.ts";
import { MAY_INTENTS } from "../understand/intent.ts";
import type { Context } from "./context.ts";
import { rankedFor, surelyFirst } from "./ranking/ranked.ts";
import type { Reply } from "./reply.ts";
import { isDangerous } from "./substance/substance-answer.ts";
import { replyAbout } from "./substance/substance-reply.ts";
import { unitReply } from "./unit-reply.ts";
import { isForThisAnimal, isWrittenFor } from "./wording/first-aid.ts";
import { paragraphs } from "./wording/markdown.ts";
import { withPet } from "./wording/pet-words.ts";
import { fill } from "./wording/phrases.ts";

/** So likely an answer is to what was told, whatever the rule names. */
const SURE = 0.8;
/** Emergencies by what was taken. In another one an unsure name may be no thing at all: a belly that is tight, and tights. */
const OF_TAKING: readonly string[] = ["poisoning", "swallowed", "choking"];
/** Words of an animal that may need CPR. */
const LIFELESS = /breath|unconscious|unrespons|collaps|pulse|heart|wake|limp|lifeless|dead|dying|gone|blue|white|pale|grey|gray|cold/i;

/**
 * In an emergency: the answer or the protocol of the rule that fired, or the substance that was taken. An answer found by its words only
 * when it is itself about an emergency and surely the right one; otherwise the action and nothing that could be wrong.
 */
export function emergencyReply(context: Context): Reply | undefined {
  const { asked, understanding } = context;
  const { verdict } = asked;
  if (verdict.level !== "emergency") return undefined;
  const { animal, substances, sureSubstances, isTaken } = understanding;
  const isAsking = MAY_INTENTS.includes(understanding.intent) && !isTaken;
  const ofTaking = verdict.protocol === undefined || OF_TAKING.includes(verdict.protocol);
  const dangerous = substances.find(
    (one) => (isDangerous(one, animal) || isBeyond(one, verdict)) && (ofTaking || sureSubstances.includes(one)),
  );
  const isAboutPoison = verdict.protocol === "poisoning" || (verdict.protocol === undefined && verdict.answer === undefined);
  if (isAsking) {
    if (dangerous && isAboutPoison) return replyAbout(dangerous, context);
    return withPermission(caseReply(context), dangerous ?? sureSubstances[0] ?? substances[0], context);
  }
  // Fumes need not be eaten.
  if (dangerous && (isTaken || verdict.protocol === "poisoning" || dangerous.kind === "air")) return replyAbout(dangerous, taken(context));
  const near = verdict.protocol ? undefined : sureSubstances.find((one) => isDangerous(one, animal) && one.kind !== "pet-medicine");
  return near ? replyAbout(near, taken(context)) : caseReply(context);
}

/** Whether the rules found too much of a prescribed medicine, or another's; see `app/triage/compile/prescription-rules.ts`. */
function isBeyond({ prescription }: Substance, { reasons }: Verdict): boolean {
  return prescription !== undefined && reasons.some(({ rule }) => rule.startsWith("substance-prescribed-"));
}

function taken(context: Context): Context {
  return { ...context, understanding: { ...context.understanding, isTaken: true } };
}

/** First the emergency, then whether they may have what was asked about. */
function withPermission(reply: Reply, substance: Substance | undefined, context: Context): Reply {
  if (!substance) return reply;
  const { text, sources, dialog } = replyAbout(substance, context);
  return {
    ...reply,
    text: paragraphs([reply.text, text.split("\n\n")[0]]),
    sources: [...reply.sources, ...sources],
    dialog: reply.dialog.unit ? reply.dialog : { ...reply.dialog, unit: dialog.unit },
  };
}

/** By the rule that fired; where it names nothing, the action alone. In a conversation its protocol comes before what the new words find. */
function caseReply(context: Context): Reply {
  const { asked, knowledge, understanding, openCase } = context;
  const { verdict } = asked;
  const named = knowledge.unit(verdict.answer);
  const byRule = named && holdsFor(named, understanding.animal?.species) ? named : undefined;
  // Steps for a poison that nobody spoke of would be for something else.
  const isPlausible =
    verdict.protocol !== undefined &&
    (verdict.protocol !== "poisoning" || understanding.isTaken) &&
    (verdict.protocol !== "cardiac" || LIFELESS.test(asked.message));
  const protocol = isPlausible ? knowledge.unit(`${PROTOCOL_TOPIC}/${verdict.protocol}`) : undefined;
  if (openCase && protocol && !byRule) return unitReply(protocol, context);
  const list = rankedFor(context);
  const sure = surelyFirst(list, SURE);
  const { answer, offer } = knowledge.ranking.thresholds;
  // Beside the steps of the rule only an answer for an emergency counts.
  const isAsGrave = ({ level, intent }: Answer) => intent !== "how-to" && (protocol ? level === "emergency" : isPressing(level));
  const best = list.find(
    ({ unit: one }) =>
      one && (one === byRule || one === protocol || (one.id !== `${PROTOCOL_TOPIC}/${verdict.protocol}` && isAsGrave(one))),
  );
  const said = best && best.chance >= (byRule || protocol ? answer : offer) ? best.unit : byRule;
  const unit = protocol && isForThisAnimal(protocol, context) && !(said && isWrittenFor(said, context)) ? protocol : (said ?? protocol);
  const reply = unit ? unitReply(unit, context) : general(context);
  return sure && understanding.isQuestion ? withAsked(reply, sure, context) : reply;
}

/** First the emergency, then what was asked, if that says nothing of how soon a vet is needed. */
function withAsked(reply: Reply, answer: Answer, { knowledge, words }: Context): Reply {
  if (reply.units.includes(answer) || knowledge.actionOf(answer.lead) !== undefined || /^yes\b/i.test(answer.lead)) return reply;
  const said = fill(knowledge.phrases["check-asked"], { ...words, answer: withPet(answer.lead, words) });
  return { ...reply, text: paragraphs([reply.text, said]), sources: [...reply.sources, linkToUnit(answer)] };
}

function general({ knowledge: { phrases }, words, understanding, asked }: Context): Reply {
  const reason = asked.verdict.reasons.find(({ rule }) => rule !== "earlier" && rule !== "classifier");
  return {
    text: paragraphs([
      [fill(phrases.action.emergency, words), reason?.says].filter(Boolean).join(" "),
      fill(phrases["emergency-general"], words),
      understanding.isDistressed ? phrases.kind.emergency : "",
    ]),
    sources: [],
    suggestions: [],
    dialog: { ...asked.before?.dialog, intent: understanding.intent },
    units: [],
  };
}
