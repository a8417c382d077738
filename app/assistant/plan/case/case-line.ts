import { sentencesOf } from "#app/domain/text/sentences.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { clausesThatAsk } from "#app/language/asks-in-words.ts";
import type { Context } from "../../compose/context.ts";
import { withPet } from "../../compose/wording/pet-words.ts";
import { fill } from "../../compose/wording/phrases.ts";
import { createSaidCheck } from "../../compose/wording/without-repeats.ts";
import { asksOpenly } from "../../understand/polar-question.ts";
import { type OpenCase, unitByRule } from "./open-case.ts";

const FORBIDS = /^(?:Don['’]t|Never|No|Do not)\b/;
/** So much of a question a line of the case must hold to be about it; less where it forbids what may be done. */
const ABOUT_IT = 0.65;
const MAY_FORBID_IT = 0.38;
const WORDS_OF_A_QUESTION = 6;
const COMPANION =
  /\b(?:friends?|companion|bonded|other (?:hamsters|rabbits|pigs|birds|cats|dogs|pets|fish)|hutch|cage ?mates?|every (?:pet|animal))\b/i;
const ASKS_WHETHER = /\b(?:can|could|should|shall|may|do|does|is it|will|must)\b/i;

/**
 * The line of the case's own advice that speaks of what is asked: "Do I use ice?", "Should I hold his tongue?". A forbidding line begins
 * with no.
 */
export function caseLine(
  { asked, knowledge }: Context,
  open: Pick<OpenCase, "unit" | "substance" | "words">,
  share = ABOUT_IT,
): string | undefined {
  const lines = caseLines(asked, open, knowledge);
  const asking = clausesThatAsk(asked.message).join(", ");
  // "What can I do" says little without the rest of the message.
  const question = asking.split(" ").length >= WORDS_OF_A_QUESTION ? asking : asked.message;
  const closest = (texts: readonly string[], least: number) => texts[knowledge.find.closest(question, texts, least) ?? -1];
  const asksWhether =
    (ASKS_WHETHER.test(asked.message) || asked.message.trimEnd().endsWith("?")) && !asksOpenly(asked.message, knowledge.readPhrases);
  const forbidding = asksWhether ? lines.filter((line) => FORBIDS.test(line)) : [];
  const line = closest(lines, share) ?? closest(forbidding, MAY_FORBID_IT);
  if (!line) return undefined;
  const said = withPet(line, open.words);
  const isRefused = FORBIDS.test(line) && asksWhether && !/^No\b/.test(line);
  if (isRefused) return `No. ${said}`;
  return createSaidCheck(asked.history, open.words)(said) ? fill(knowledge.phrases["as-said"], { line: said }) : said;
}

/** What the case's advice says of an animal that lives with the patient. */
export function companionLine({ asked, knowledge }: Context, open: OpenCase): string | undefined {
  const line = caseLines(asked, open, knowledge).find((one) => COMPANION.test(one));
  return line && `${FORBIDS.test(line) ? "" : "Yes. "}${withPet(line, open.words)}`;
}

function caseLines(
  { verdict }: Context["asked"],
  { unit, substance }: Pick<OpenCase, "unit" | "substance">,
  knowledge: Context["knowledge"],
): string[] {
  const units = [unit, knowledge.unit(unitByRule(verdict))];
  const lines = units.flatMap((one) => (one ? [...one.steps, ...one.avoid] : []));
  return [...new Set([...(substance ? sentencesOf(substance.eaten) : []), ...lines])];
}

/** What the case still asks for, after an answer to something else; nothing once help was reached. */
export function stillNeeds({ knowledge: { phrases } }: Context, { level, words, contact }: OpenCase): string {
  if (contact) return "";
  return isPressing(level) ? fill(phrases["still-needs"][level], words) : "";
}
