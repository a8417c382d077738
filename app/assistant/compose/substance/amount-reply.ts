import { isPressing } from "#app/domain/urgency.ts";
import { linkToSubstance } from "../../knowledge.ts";
import { looksWell } from "../../plan/case/open-case.ts";
import { type Context, lastSubstance } from "../context.ts";
import { plainReply, type Reply } from "../reply.ts";
import { paragraphs } from "../wording/markdown.ts";
import { actionFor, fill } from "../wording/phrases.ts";
import { resultOf } from "./dose-result.ts";
import { substanceText, whoToCall } from "./substance-answer.ts";

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
    return plainReply(context, taken, [linkToSubstance(substance, words.animals)]);
  }
  const missing = [...new Set(doses.flatMap((dose) => dose.missing))];
  const action = actionFor(level, phrases, words);
  return plainReply(
    context,
    paragraphs([
      resultOf(doses, context, action) ?? [phrases.noted, action].filter(Boolean).join(" "),
      doses.map(({ says }) => says).join(" "),
      isPressing(level) && looksWell(asked.message) ? fill(phrases["looks-well-poison"], { ...words, action: "" }).trim() : "",
      missing[0] ? fill(phrases[`ask-${missing[0]}`], { ...words, noun: substance.noun.text }) : "",
      isPressing(level) ? whoToCall(phrases, asked.helpline) : "",
    ]),
    [linkToSubstance(substance, words.animals)],
  );
}
