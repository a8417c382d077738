import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { capitalized } from "#app/domain/text/capitals.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { linkToSubstance, linkToUnit } from "../../knowledge.ts";
import { type Context, lastSubstance } from "../context.ts";
import { stillNeeds } from "../open-case/case-line.ts";
import { saidReasons } from "../open-case/open-case.ts";
import { plainReply, type Reply } from "../reply.ts";
import { substanceText, whyFor } from "../substance/substance-answer.ts";
import { withoutAction } from "../unit-answer.ts";
import { firstSentence, paragraphs } from "../wording/markdown.ts";
import { withPet } from "../wording/pet-words.ts";
import { fill } from "../wording/phrases.ts";

/** "Are you sure?" */
export function sureReply(context: Context, last: Answer | undefined): Reply {
  const { asked, knowledge, words } = context;
  const { phrases } = knowledge;
  const { level } = asked.verdict;
  const substance = lastSubstance(context);
  const close = isPressing(level) ? fill(phrases.action[level], words) : fill(phrases["sure-but"], words);
  if (substance) {
    const { animal } = context.understanding;
    const text = substanceText(
      substance,
      { isTaken: false, asksHarm: false, asksDose: false },
      { phrases, words, animal, helpline: undefined },
    );
    const first = capitalized((text.split("\n\n")[0] ?? "").replace(/^(?:Yes|No)(?:, never)?[.,:] ?/, ""));
    const source = linkToSubstance(substance, words.animals);
    return plainReply(context, paragraphs([fill(phrases["sure-substance"], { first }), close]), [source]);
  }
  const again = last && level !== "emergency" ? withPet(firstSentence(last.lead), words) : "";
  const reason = level === "info" ? "" : (saidReasons(asked.verdict.reasons)[0]?.says ?? "");
  return plainReply(
    context,
    paragraphs([[fill(phrases.sure[level], words), again || reason].filter(Boolean).join(" "), isPressing(level) ? "" : close]),
    last && [linkToUnit(last)],
  );
}

/** "My friend's dog ate one and was fine": what others got away with, and why it is dangerous all the same. */
export function othersReply(context: Context): Reply {
  const { knowledge, words } = context;
  return { ...whyReply(context, undefined), text: [fill(knowledge.phrases.others, words), whyReply(context, undefined).text].join(" ") };
}

/** "Why?" What the owner told, or what the substance does. */
export function whyReply(context: Context, last: Answer | undefined): Reply {
  const { knowledge, words, understanding } = context;
  const substance = lastSubstance(context);
  if (substance)
    return plainReply(context, withPet(whyFor(substance, understanding.animal), words), [linkToSubstance(substance, words.animals)]);
  const reasons = saidReasons(context.asked.verdict.reasons)
    .slice(0, 2)
    .map(({ says }) => says);
  const still = context.openCase ? stillNeeds(context, context.openCase) : "";
  if (reasons.length > 0)
    return plainReply(context, [fill(knowledge.phrases["why-verdict"], { reasons: reasons.join(" ") }), still].filter(Boolean).join(" "));
  const because = last && withoutAction(last.lead);
  return because
    ? plainReply(context, withPet(because, words), [linkToUnit(last)])
    : plainReply(context, fill(knowledge.phrases["why-unknown"], words));
}
