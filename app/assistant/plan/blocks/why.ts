import { capitalized } from "#app/domain/text/capitals.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { lastSubstance, lastUnit } from "../../compose/context.ts";
import { substanceText, whyFor } from "../../compose/substance/substance-answer.ts";
import { withoutAction } from "../../compose/unit-answer.ts";
import { firstSentence, paragraphs } from "../../compose/wording/markdown.ts";
import { withPet } from "../../compose/wording/pet-words.ts";
import { fill } from "../../compose/wording/phrases.ts";
import { linkToSubstance, linkToUnit } from "../../knowledge.ts";
import { type BlockWriter, from } from "../block.ts";
import { saidReasons } from "../case/open-case.ts";

/** "Are you sure?" */
export const sure: BlockWriter = (context) => {
  const { asked, knowledge, words, understanding } = context;
  const { phrases } = knowledge;
  const { level } = asked.verdict;
  const substance = lastSubstance(context);
  const close = isPressing(level) ? fill(phrases.action[level], words) : fill(phrases["sure-but"], words);
  if (substance) {
    const question = { isTaken: false, asksHarm: false, asksDose: false };
    const text = substanceText(substance, question, { phrases, words, animal: understanding.animal, helpline: undefined });
    const first = capitalized((text.split("\n\n")[0] ?? "").replace(/^(?:Yes|No)(?:, never)?[.,:] ?/, ""));
    return from(paragraphs([fill(phrases["sure-substance"], { first }), close]), linkToSubstance(substance, words.animals));
  }
  const last = lastUnit(context);
  const again = last && level !== "emergency" ? withPet(firstSentence(last.lead), words) : "";
  const reason = level === "info" ? "" : (saidReasons(asked.verdict.reasons)[0]?.says ?? "");
  const said = [fill(phrases.sure[level], words), again || reason].filter(Boolean).join(" ");
  return from(paragraphs([said, isPressing(level) ? "" : close]), ...(last ? [linkToUnit(last)] : []));
};

/** "Why?" What the owner told, or what the substance does. */
export const why: BlockWriter = (context) => {
  const { asked, knowledge, words, understanding } = context;
  const substance = lastSubstance(context);
  if (substance) return from(withPet(whyFor(substance, understanding.animal), words), linkToSubstance(substance, words.animals));
  const [first, second] = saidReasons(asked.verdict.reasons).map(({ says }) => says);
  const reasons = [first, second].filter(Boolean).join(" ");
  if (reasons) return fill(knowledge.phrases["why-verdict"], { reasons });
  const last = lastUnit(context);
  const because = last && withoutAction(last.lead);
  return because ? from(withPet(because, words), linkToUnit(last)) : fill(knowledge.phrases["why-unknown"], words);
};

/** "My friend's dog ate one and was fine": why it is dangerous all the same. */
export const others: BlockWriter = (context) => {
  const because = why(context);
  const text = typeof because === "string" ? because : because?.text;
  return {
    ...(typeof because === "object" && because),
    text: [fill(context.knowledge.phrases.others, context.words), text].filter(Boolean).join(" "),
  };
};

/** "What could it be?" */
export const cause: BlockWriter = (context) => {
  const { knowledge, words } = context;
  const last = lastUnit(context);
  return last && `${knowledge.phrases["cause-unknown"]} ${withPet(last.lead, words)}`;
};
