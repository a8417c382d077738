import { ownersWords } from "#app/domain/chat/turn.ts";
import type { AnimalFacts, AssertionStatus } from "#app/domain/facts.ts";
import { type AccountCondition, type Complaint, type DecidingFact, PAGE_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { hasDied } from "#app/domain/verdict.ts";
import { plainWords } from "#app/language/normalise.ts";
import type { Context } from "./context.ts";
import type { Reply } from "./reply.ts";
import { isOfCase } from "./unit-reply.ts";
import { paragraphs } from "./wording/markdown.ts";
import { fill } from "./wording/phrases.ts";

/** What was told of the animal that the message is about. */
type Account = { facts: AnimalFacts | undefined; words: string };

/** The reply, and below it the one question that is worth asking, with answers to tap. */
export function withOpenFact(context: Context, reply: Reply): Reply {
  const { id, fact } = openFact(context, reply) ?? {};
  const before = context.asked.before?.dialog?.asked ?? [];
  const { askedFor, ...dialog } = reply.dialog;
  if (!id || !fact) {
    // What was asked before this reply is not what it asks.
    const kept = reply.animals && askedFor ? { askedFor } : {};
    return { ...reply, dialog: { ...dialog, ...kept, ...(before.length > 0 && { asked: before }) } };
  }
  return {
    ...reply,
    text: paragraphs([reply.text, fill(fact.ask, context.words)]),
    suggestions: fact.answers,
    dialog: { ...dialog, askedFor: id, asked: [...before, id] },
  };
}

/**
 * The first fact of the owner's complaint that is still open. None in an emergency, under an open check, beside another question, for an
 * animal that a vet has in hand or that has died, and none that was asked for before.
 */
function openFact(context: Context, reply: Reply): { id: string; fact: DecidingFact } | undefined {
  const unit = unitOfCase(context, reply);
  if (!unit || mayNotAsk(context, reply)) return undefined;
  const account = accountOf(context);
  const complaint = context.knowledge.complaints.find((one) => isMeant(one, unit, context) && isTold(one.told, account, SAID));
  const asked = context.asked.before?.dialog?.asked ?? [];
  const open = complaint?.facts.find(({ id, known }) => !asked.includes(`${complaint.id}/${id}`) && !isTold(known, account, ANSWERED));
  return complaint && open && { id: `${complaint.id}/${open.id}`, fact: open };
}

/** The complaint whose question the message answers in words that we offered: what it is about is known, and need not be looked for. */
export function answeredComplaint(context: Context): Complaint | undefined {
  const { complaint, fact } = askedComplaint(context) ?? {};
  return fact?.answers.includes(context.asked.message.trim()) ? complaint : undefined;
}

/** The complaint that the last reply asked about, and what it asked. */
export function askedComplaint({ asked: { before }, knowledge: { complaints } }: Context) {
  const askedFor = before?.dialog?.askedFor;
  return complaints
    .flatMap((complaint) => complaint.facts.map((fact) => ({ complaint, fact })))
    .find(({ complaint, fact }) => `${complaint.id}/${fact.id}` === askedFor);
}

/** Whether a unit is about the complaint: one that a single answer reminds of is not. */
export function belongsUnder({ under }: Complaint, { id, topic }: Pick<Answer, "id" | "topic">): boolean {
  return under.includes(id) || under.includes(topic);
}

const SAID: readonly AssertionStatus[] = ["present"];
/** "No blood" answers whether there is any. */
const ANSWERED: readonly AssertionStatus[] = ["present", "past", "negated"];

function mayNotAsk({ asked: { verdict }, understanding, openCase }: Context, { text, suggestions, animals }: Reply): boolean {
  const { level, check } = verdict;
  // At "info" no case is open that an answer would belong to.
  const isUnfit = level === "emergency" || level === "info" || check !== undefined || hasDied(verdict);
  const isAsking = animals !== undefined || suggestions.length > 0 || text.trimEnd().endsWith("?");
  return isUnfit || isAsking || understanding.contact !== undefined || openCase?.contact !== undefined;
}

/** What the reply came from, or what the case is about to which the owner adds something. */
function unitOfCase(context: Context, { units: [unit] }: Reply): Answer | undefined {
  const { openCase, understanding } = context;
  if (unit) return isOfCase(unit, context) ? unit : undefined;
  const isTold = answeredComplaint(context) !== undefined || (understanding.followUp === undefined && !understanding.isQuestion);
  return openCase?.isSpokenOf && isTold && openCase.unit && isOfCase(openCase.unit, context) ? openCase.unit : undefined;
}

function accountOf({ asked: { message, earlier, history, verdict } }: Context): Account {
  const said = [...(earlier ?? ownersWords(history)), message].map(plainWords);
  return { facts: verdict.facts?.animals[verdict.about?.animal ?? 0], words: ` ${said.join(" ")}` };
}

function isMeant(complaint: Complaint, unit: Answer, { asked: { verdict }, understanding: { animal } }: Context): boolean {
  const kind = verdict.about?.species ?? animal?.species;
  return complaint.species.includes(kind ?? "") && (unit.topic === PAGE_TOPIC || belongsUnder(complaint, unit));
}

function isTold(
  { concepts = [], numbers = [], words = [] }: AccountCondition,
  { facts, words: said }: Account,
  as: readonly AssertionStatus[],
): boolean {
  return (
    words.some((word) => said.includes(` ${word}`)) ||
    facts?.quantities.some(({ of }) => numbers.includes(of)) === true ||
    facts?.mentions.some(({ concept, status }) => concepts.includes(concept) && as.includes(status)) === true
  );
}
