import { capitalized } from "#app/domain/text/capitals.ts";
import { atLeast } from "#app/domain/urgency.ts";
import type { LevelChange } from "#app/domain/verdict.ts";
import { isQuestion } from "../../understand/intent.ts";
import { bestFound, type Context } from "../context.ts";
import { goodNewsReply } from "../follow-up/good-news-reply.ts";
import { withSigns } from "../follow-up/level-reply.ts";
import { plainReply, type Reply } from "../reply.ts";
import { unitReply } from "../unit-reply.ts";
import { paragraphs } from "../wording/markdown.ts";
import { fill } from "../wording/phrases.ts";
import { type OpenCase, saidReasons } from "./open-case.ts";

/** A page about what else the message asks must be at least so likely. */
const LIKELY = 0.5;

const OTHER_ONE = /\bwrong (?:dog|cat|one|pet|rabbit|bird)\b|\bit(?:'s| was| is) the other\b/i;

/** The owner takes something back, or it has passed: what that changes, or why it changes nothing, and what else the message asks. */
export function correctionReply(context: Context, open: OpenCase): Reply | undefined {
  const { asked, knowledge, understanding } = context;
  const { phrases } = knowledge;
  const { changed, level, reasons } = asked.verdict;
  if (!changed) {
    const [reason] = saidReasons(reasons);
    const action = level === "info" ? "" : fill(phrases.action[level], context.words);
    if (OTHER_ONE.test(asked.message))
      return plainReply(context, [fill(phrases["correction-other"], { action }), reason?.says].filter(Boolean).join(" "));
    return plainReply(context, [fill(phrases["correction-stays"], open.words), reason?.says].filter(Boolean).join(" "));
  }
  const hasPassed = changed.because === "passed" && !understanding.contact && !isQuestion(asked.message);
  const passed = hasPassed ? goodNewsReply(context, open.unit) : undefined;
  if (passed) return passed;
  const isOtherAnimal = changed.because === "taken-back" && asked.verdict.about?.animal !== open.animal;
  const opening = openingFor(changed, isOtherAnimal, context);
  const unit = isQuestion(asked.message) || understanding.intent !== "happening-now" ? bestFound(context, LIKELY) : undefined;
  if (unit) {
    const reply = unitReply(unit, context);
    return { ...reply, text: paragraphs([opening, reply.text]) };
  }
  if (changed.because === "treated") return plainReply(context, opening);
  const next = atLeast(level, "routine") ? phrases.action[level as "routine"] : phrases["all-clear"];
  return withSigns(context, `${opening} ${capitalized(fill(next, context.words))}`, level === "info" ? undefined : open.unit);
}

function openingFor({ because, why }: LevelChange, isOtherAnimal: boolean, { knowledge: { phrases }, words }: Context): string {
  if (because === "treated") return fill(phrases.treated, words);
  return because === "calculated" || isOtherAnimal ? why : `${phrases["good-news"]} ${why}`;
}
