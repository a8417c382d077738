import { atLeast } from "#app/domain/urgency.ts";
import { linkToSubstance } from "../knowledge.ts";
import { type Context, lastSubstance } from "./context.ts";
import { plainReply, type Reply } from "./reply.ts";
import { substanceText } from "./substance-answer.ts";
import { paragraphs } from "./wording/markdown.ts";
import { fill } from "./wording/phrases.ts";

/** How much it was, or what the animal weighs: the sum if it can be done, what to do, and what is still missing. Not what was said before. */
export function amountReply(context: Context): Reply | undefined {
  const { asked, knowledge, words, understanding } = context;
  const { phrases } = knowledge;
  const { doses = [], level } = asked.verdict;
  const substance = lastSubstance(context);
  if (!substance) return undefined;
  if (doses.length === 0) {
    const told = { phrases, words, animal: understanding.animal, helpline: asked.helpline };
    const taken = substanceText(substance, { isTaken: true, asksHarm: false, asksDose: false }, told);
    return plainReply(context, taken, [linkToSubstance(substance)]);
  }
  const missing = [...new Set(doses.flatMap((dose) => dose.missing))];
  return plainReply(
    context,
    paragraphs([
      `${phrases.noted} ${doses.map(({ says }) => says).join(" ")}`.trim(),
      level === "info" ? "" : fill(phrases.action[level], words),
      missing[0] ? fill(phrases[`ask-${missing[0]}`], { ...words, noun: substance.noun.text }) : "",
      asked.helpline && atLeast(level, "urgent") ? fill(phrases["poison-call"], { ...asked.helpline }) : "",
    ]),
    [linkToSubstance(substance)],
  );
}
