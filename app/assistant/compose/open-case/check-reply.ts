import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { linkToUnit } from "../../knowledge.ts";
import { MAY_INTENTS } from "../../understand/intent.ts";
import { askingParts, type Context, queryOf } from "../context.ts";
import type { Reply } from "../reply.ts";
import { paragraphs } from "../wording/markdown.ts";
import { fill } from "../wording/phrases.ts";

/** From here on the best answer is shown; below it up to three are offered to tap. Those of nothing in common are not offered. */
const SURE = 0.75;
const NEAR = 0.4;
const MOST_OFFERED = 3;

/**
 * The reply while the owner is asked about a sign in their words: the question first, and below it the answer to what they asked. No first
 * aid, no yes and no time to wait stands there; those come with the answer.
 */
export function checkReply(context: Context): Reply | undefined {
  const { asked, knowledge, words } = context;
  const { phrases } = knowledge;
  const [sign] = asked.verdict.check?.signs ?? [];
  // A question of ours, word for word, tells of nothing; whether something may be given is answered first with no.
  const isAskedOnly = MAY_INTENTS.includes(context.understanding.intent) || knowledge.find.exactly(queryOf(context)) !== undefined;
  if (!sign || isAskedOnly) return undefined;
  const question = fill(phrases["check-sign"], { ...words, quote: sign.quote, asks: sign.asks });
  const { answer, offered } = askedBeside(context);
  const beside = answer ? fill(phrases["check-asked"], { ...words, answer: answer.lead }) : undefined;
  return {
    text: paragraphs([question, beside]),
    sources: answer ? [linkToUnit(answer)] : [],
    suggestions: offered.map(({ question: title }) => title),
    dialog: { ...asked.before?.dialog, ...(answer && { topic: answer.topic, unit: answer.id }), intent: context.understanding.intent },
    units: answer ? [answer] : [],
  };
}

/** In a long message the sentence that asks is looked up, not the story around it. */
function askedBeside(context: Context): { answer?: Answer; offered: readonly Answer[] } {
  const { asked, knowledge } = context;
  const [asking] = askingParts(asked.message).toReversed();
  if (!asking) return { offered: [] };
  const found = knowledge.find({ ...queryOf(context), text: asking }, MOST_OFFERED);
  const fits = found.filter(({ unit }) => isHarmlessBeside(unit, context));
  const [best] = fits;
  if (best && best.confidence >= SURE) return { answer: best.unit, offered: [] };
  return { offered: fits.filter(({ confidence }) => confidence >= NEAR).map(({ unit }) => unit) };
}

/** Whether an answer may stand under an open question: it does not say yes, and no milder action than the card's. */
function isHarmlessBeside({ lead }: Answer, { knowledge }: Context): boolean {
  const action = knowledge.actionOf(lead);
  return !/^yes\b/i.test(lead) && action !== "routine";
}
