import { type DialogFacts, substanceOf } from "#app/domain/knowledge/dialog.ts";
import { type FollowUp, RULES } from "./follow-up-rules.ts";
import { RULES_IN_CASE } from "./follow-up-rules-in-case.ts";

/** Fewer words than a question of its own has. */
const LONGEST_WORDS = 16;
const LONGEST_WORDS_IN_CASE = 30;
/** What is still asked in few words once all is well. */
const FEW_WORDS = 8;
const AFTER_A_CASE: readonly FollowUp[] = ["thanks", "is-over", "watch", "guilt"];
const OTHER_ANIMAL_FIRST =
  /^(?:(?:ok|okay|so|but|oh) )*(?:and|what about|how about) (?:for |with |on )?(?:the|my|our) (?:\w+ )?(?:dog|cat|puppy|kitten|rabbit|bunny|bird|budgie|hamster|guinea pig|ferret)\b/;
const MEASURE =
  /\d ?(?:g|grams?|kg|kilos?|oz|ounces?|lbs?|pounds?|mg|ml)\b|\b(?:\d+|half|one|two|three|four|five|ten|a few|a whole|the whole) (?:\w+ ){0,2}(?:bars?|squares?|pieces?|tablets?|pills?|packs?|packets?|boxes|handfuls?|grapes|raisins|bites?|leaf|leaves|bag)\b/;
/** "What if he already had 3", of the thing that was asked about. */
const ALREADY_HAD = /\b(?:already|just) (?:had|ate|eaten)\b|\b(?:had|ate|eaten) (?:\d+|some|one|two|three|a few|it|them)\b/;

/**
 * How a message goes on from the last reply; undefined when it stands by itself or nothing came before.
 * @param isCaseOpen a sick animal is spoken of
 * @param isAsking "all good?" asks what "all good" tells
 * @param namesAnother it names another substance than the one that the last reply was about
 */
export function followUpOf(
  plain: string,
  dialog: DialogFacts | undefined,
  { isCaseOpen, isAsking, namesAnother }: { isCaseOpen: boolean; isAsking: boolean; namesAnother: boolean },
): FollowUp | undefined {
  const words = plain.split(" ").length;
  if (!dialog || words > LONGEST_WORDS_IN_CASE) return undefined;
  const first = (rules: readonly [FollowUp, RegExp][]) =>
    rules.find(([one, pattern]) => pattern.test(plain) && (isAsking ? one !== "thanks" : one !== "is-over"))?.[0];
  const inCase = isCaseOpen || words <= FEW_WORDS ? first(RULES_IN_CASE) : undefined;
  const rule =
    (inCase && (isCaseOpen || AFTER_A_CASE.includes(inCase)) ? inCase : undefined) ?? (words <= LONGEST_WORDS ? first(RULES) : undefined);
  if (rule || words > LONGEST_WORDS) return rule;
  if (OTHER_ANIMAL_FIRST.test(plain)) return "other-animal";
  return substanceOf(dialog.openCase?.unit ?? dialog.unit) && !namesAnother && (MEASURE.test(plain) || ALREADY_HAD.test(plain))
    ? "amount"
    : undefined;
}
