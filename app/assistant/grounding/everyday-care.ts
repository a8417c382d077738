import type { Intent } from "#app/domain/knowledge/intents.ts";
import type { GroundingTexts } from "#app/domain/knowledge/model-texts.ts";
import type { Context } from "../compose/context.ts";
import { SURROUNDINGS } from "../compose/substance/substance-answer.ts";
import { earlierWords } from "./passages.ts";
import { hasWordStart, spacedWords } from "./word-starts.ts";

/** What is asked of care where nobody is ill; a plain account counts where it asks something. */
const EVERYDAY: readonly Intent[] = ["how-to", "how-often", "what-to-do", "why", "is-it-normal", "cost"];
const CLASSIFIER = "classifier";

/**
 * Whether a model may answer from general knowledge: everyday care is asked about, and neither an ill animal nor a medicine, a poison or a food is
 * spoken of, here or before.
 */
export function isEveryday(context: Context, { safety }: GroundingTexts): boolean {
  const { asked, understanding, knowledge } = context;
  const asks = EVERYDAY.includes(understanding.intent) || (understanding.intent === "happening-now" && understanding.isQuestion);
  if (!asks || !isWell(context) || !namesNothing(context)) return false;
  const text = spacedWords([...earlierWords(context), asked.message].join(" "));
  const words = [...knowledge.caseWords.not_general, ...Object.values(safety).flatMap(({ medicineWords }) => medicineWords)];
  return !hasWordStart(text, words);
}

/** The learned model alone may find a story of training strange: a question of how to do something is asked all the same. */
function isWell({ asked: { verdict }, openCase, understanding: { intent } }: Context): boolean {
  const animals = verdict.facts?.animals ?? [];
  const isCalm = verdict.level === "info" && animals.every(({ level }) => level === "info");
  const hasSign = animals.some(({ mentions }) => mentions.some(({ concept, status }) => concept === "any_sign" && status === "present"));
  const isByScores = verdict.level === "routine" && verdict.reasons.every(({ rule }) => rule === CLASSIFIER);
  return !verdict.check && !openCase && (isCalm || (isByScores && !hasSign && intent === "how-to"));
}

/** Sand and stones are what an animal lives on. */
function namesNothing({ understanding }: Context): boolean {
  const { substances, openNames, unknownName, lookAlike, isTaken, asksDose } = understanding;
  const isHarmless = substances.every(({ kind }) => SURROUNDINGS.includes(kind)) && openNames.length === 0;
  return isHarmless && !unknownName && !lookAlike && !isTaken && !asksDose;
}
