import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { capitalized } from "#app/domain/text/capitals.ts";
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
  if (substance) {
    const { animal } = context.understanding;
    const text = substanceText(
      substance,
      { isTaken: false, asksHarm: false, asksDose: false },
      { phrases, words, animal, helpline: undefined },
    );
    const first = capitalized((text.split("\n\n")[0] ?? "").replace(/^(?:Yes|No)(?:, never)?[.,:] ?/, ""));
    return plainReply(context, paragraphs([fill(phrases["sure-substance"], { first }), fill(phrases["sure-but"], words)]), [
      linkToSubstance(substance, words.animals),
    ]);
  }
  const again = last && level !== "emergency" ? withPet(firstSentence(last.lead), words) : "";
  const reason = level === "info" ? "" : (saidReasons(asked.verdict.reasons)[0]?.says ?? "");
  return plainReply(
    context,
    paragraphs([[fill(phrases.sure[level], words), again || reason].filter(Boolean).join(" "), fill(phrases["sure-but"], words)]),
    last && [linkToUnit(last)],
  );
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
