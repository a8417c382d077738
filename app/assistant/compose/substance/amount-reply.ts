import { atLeast } from "#app/domain/urgency.ts";
import type { DoseReading } from "#app/domain/verdict.ts";
import { linkToSubstance } from "../../knowledge.ts";
import { type Context, lastSubstance } from "../context.ts";
import { plainReply, type Reply } from "../reply.ts";
import { paragraphs } from "../wording/markdown.ts";
import { fill } from "../wording/phrases.ts";
import { substanceText, whoToCall } from "./substance-answer.ts";

/** So many times the harmful amount is worth counting. */
const MANY = 2;

/** How much it was, or what the animal weighs: what the sum means if it can be done, the sum, and what is still missing. */
export function amountReply(context: Context): Reply | undefined {
  const { asked, knowledge, words, understanding, openCase } = context;
  const { phrases } = knowledge;
  const { doses = [], level } = asked.verdict;
  const before = openCase?.substance ?? lastSubstance(context);
  // "It was milk chocolate" says more than chocolate.
  const substance = understanding.substances.find(({ kind }) => kind === before?.kind) ?? before;
  if (!substance) return undefined;
  if (doses.length === 0) {
    const told = { phrases, words, animal: understanding.animal, helpline: asked.helpline };
    const taken = substanceText(substance, { isTaken: true, asksHarm: false, asksDose: false }, told);
    return plainReply(context, taken, [linkToSubstance(substance)]);
  }
  const missing = [...new Set(doses.flatMap((dose) => dose.missing))];
  const action = level === "info" ? "" : fill(phrases.action[level], words);
  return plainReply(
    context,
    paragraphs([
      resultOf(doses, context, action) ?? [phrases.noted, action].filter(Boolean).join(" "),
      doses.map(({ says }) => says).join(" "),
      missing[0] ? fill(phrases[`ask-${missing[0]}`], { ...words, noun: substance.noun.text }) : "",
      atLeast(level, "urgent") ? whoToCall(phrases, asked.helpline) : "",
    ]),
    [linkToSubstance(substance)],
  );
}

/** What the sum means, as the first sentence; undefined while it cannot be done or is below what harms. */
function resultOf(doses: readonly DoseReading[], { knowledge: { phrases } }: Context, action: string): string | undefined {
  const times = Math.max(0, ...doses.map(({ timesHarmful = 0 }) => timesHarmful));
  if (times < 1) return undefined;
  return times < MANY
    ? fill(phrases["amount-above"], { action })
    : fill(phrases["amount-many"], { times: String(Math.floor(times)), action });
}
