import { substanceOf } from "#app/domain/knowledge/dialog.ts";
import type { Intent } from "#app/domain/knowledge/intents.ts";
import { capitalized } from "#app/domain/text/capitals.ts";
import { sentencesOf } from "#app/domain/text/sentences.ts";
import { type CardLevel, rank } from "#app/domain/urgency.ts";
import { isAdmitted } from "../plan/turns.ts";
import type { Context } from "./context.ts";
import type { Reply } from "./reply.ts";
import { fill } from "./wording/phrases.ts";

/** Nobody's sick animal is spoken of, so no card is contradicted. */
const NO_CARD: readonly Intent[] = ["loss", "about-us", "small-talk"];

/**
 * A reply whose first paragraph tells the owner to do what the card tells. Where a sentence of it tells another action, the action of the
 * verdict stands in its place, with the reason that the sentence gives. "Call now" for a
 * poison of which nobody has calculated the amount is counted and left: it is never made milder.
 */
export function agreeingWithCard(reply: Reply, context: Context): Reply {
  const { asked, knowledge, understanding, words } = context;
  const level = asked.verdict.level;
  const isOurs = reply.units.length > 0 || substanceOf(reply.dialog.unit) !== undefined;
  if (level === "info" || !isOurs || isAdmitted(context) || understanding.followUp !== undefined || NO_CARD.includes(understanding.intent))
    return reply;
  const [first = "", ...others] = reply.text.split("\n\n");
  const sentences = sentencesOf(first);
  const actions = sentences.map((sentence) => knowledge.actionOf(sentence));
  const wrong = actions.filter((action) => action !== undefined && action !== level);
  if (wrong.length === 0) return reply;
  if (isUncalculatedPoison(reply, context) && wrong.some((action) => rank(action) > rank(level))) return { ...reply, contradicts: true };
  const own = fill(knowledge.phrases.action[level], words);
  const isSaid = actions.includes(level) || first.includes(own.replace(/\.$/, ""));
  let isTold = isSaid;
  const told = sentences.flatMap((sentence, at) => {
    const action = actions[at];
    if (action === undefined || action === level) return [sentence];
    const said = isTold ? [] : [own];
    isTold = true;
    return [...said, ...reasonOf(sentence, knowledge.actionOf)];
  });
  return { ...reply, text: [told.join(" "), ...others].filter(Boolean).join("\n\n"), contradicts: true };
}

/** "Call a vet today: a dog who vomits again and again dries out" gives its reason after the colon. */
function reasonOf(sentence: string, actionOf: (sentence: string) => CardLevel | undefined): string[] {
  const [, reason = ""] = sentence.split(": ");
  return reason === "" || actionOf(reason) !== undefined || /^(?:call|go|see|take)\b/i.test(reason) ? [] : [capitalized(reason)];
}

function isUncalculatedPoison({ units, dialog }: Reply, { asked, knowledge }: Context): boolean {
  const substance = units.length === 0 ? knowledge.substance(substanceOf(dialog.unit)) : undefined;
  return substance !== undefined && (asked.verdict.doses ?? []).length === 0;
}
