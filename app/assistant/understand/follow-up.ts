import type { Act } from "#app/domain/knowledge/acts.ts";
import type { DialogFacts } from "#app/domain/knowledge/dialog.ts";
import { type FollowUp, RULES } from "./follow-up-rules.ts";
import { RULES_IN_CASE } from "./follow-up-rules-in-case.ts";

/** Fewer words than a question of its own has. */
const LONGEST_WORDS = 16;
const LONGEST_WORDS_IN_CASE = 30;
const BARE_WORDS = 6;
/** What is still asked in few words once all is well. */
const FEW_WORDS = 8;
/** "What about the cat", "does that go for puppies". */
const OTHER_ANIMAL =
  /^(?:(?:ok|okay|so|and|but|oh) )*(?:and |what about |how about |and what about |is it the same for |same for |also |does (?:that|it|this) (?:apply|go) (?:to|for) |what if (?:it is|its) |for )(?:the |my |our |an? |other |in )*(?:\w+ ?){1,3}$/;
const OTHER_ANIMAL_FIRST =
  /^(?:(?:ok|okay|so|but|oh) )*(?:and|what about|how about) (?:for |with |on )?(?:the|my|our) (?:\w+ )?(?:dog|cat|puppy|kitten|rabbit|bunny|bird|budgie|hamster|guinea pig|ferret)\b/;
const MEASURE =
  /\d ?(?:g|grams?|kg|kilos?|oz|ounces?|lbs?|pounds?|mg|ml)\b|\b(?:\d+|half|one|two|three|four|five|ten|a few|a whole|the whole) (?:\w+ ){0,2}(?:bars?|squares?|pieces?|tablets?|pills?|packs?|packets?|boxes|handfuls?|grapes|raisins|bites?|leaf|leaves|bag)\b/;
/** "What if he already had 3", of the thing that was asked about. */
const ALREADY_HAD = /\b(?:already|just) (?:had|ate|eaten)\b|\b(?:had|ate|eaten) (?:\d+|some|one|two|three|a few|it|them)\b/;

/** What an act means after a reply. */
const BY_ACT: Partial<Record<Act, FollowUp>> = {
  "asks-are-you-sure": "sure",
  "asks-can-wait": "wait",
  "no-vet-reachable": "no-vet",
  "good-news": "good-news",
  "thanks-or-bye": "thanks",
};
/** The same, where a sick animal is spoken of. */
const BY_ACT_IN_CASE: Partial<Record<Act, FollowUp>> = {
  "asks-how-urgent": "bad",
  "asks-outlook": "outlook",
  "asks-what-to-watch": "watch",
  "asks-what-vet-does": "visit",
  "asks-why": "why",
  "asks-cost": "cost",
  "no-money": "cost",
  "asks-where-vet": "number",
  guilt: "guilt",
};
/** The same, where it says too little to be about anything else: "why does my dog eat grass" is a question of its own. */
const BY_BARE_ACT: Partial<Record<Act, FollowUp>> = {
  "asks-outlook": "outlook",
  "asks-what-to-watch": "watch",
  guilt: "guilt",
  "asks-what-vet-does": "visit",
  "asks-cost": "cost",
  "asks-why": "why",
  "asks-how-long": "time-left",
};

/** What is asked or told then stands in the message itself. */
const OF_THEIR_OWN: readonly Act[] = ["asks-permission", "other-animal-too"];

type Said = {
  acts: readonly Act[];
  /** A sick animal is spoken of. */
  isCaseOpen: boolean;
  /** "All good?" asks what "all good" tells. */
  isAsking: boolean;
  /** The substance that the case or the last reply is about. */
  substance: string | undefined;
  /** It is about another animal than the one that is ill. */
  isOfOther: boolean;
  /** It names another substance than the one that the last reply was about. */
  namesAnother: boolean;
};

/** How a message goes on from the last reply; undefined when it stands by itself or nothing came before. */
export function followUpOf(
  plain: string,
  dialog: DialogFacts | undefined,
  { acts, isCaseOpen, isAsking, substance, isOfOther, namesAnother }: Said,
): FollowUp | undefined {
  const words = plain.split(" ").length;
  if (!dialog || words > LONGEST_WORDS_IN_CASE) return undefined;
  const first = (rules: readonly [FollowUp, RegExp][]) =>
    rules.find(([one, pattern]) => pattern.test(plain) && (isAsking || one !== "is-over"))?.[0];
  const inCase = isCaseOpen || words <= FEW_WORDS ? first(RULES_IN_CASE) : undefined;
  const byRule =
    (inCase && (isCaseOpen || inCase === "is-over") ? inCase : undefined) ?? (words <= LONGEST_WORDS ? first(RULES) : undefined);
  const found = byRule ?? (isOfOther && namesAnother ? undefined : byAct(acts, { isAsking, isCaseOpen, isBare: words <= BARE_WORDS }));
  if (found || words > LONGEST_WORDS) return found;
  if (OTHER_ANIMAL.test(plain) || OTHER_ANIMAL_FIRST.test(plain)) return "other-animal";
  return substance && !namesAnother && (MEASURE.test(plain) || ALREADY_HAD.test(plain)) ? "amount" : undefined;
}

type Going = Pick<Said, "isAsking" | "isCaseOpen"> & { isBare: boolean };

function byAct(acts: readonly Act[], { isAsking, isCaseOpen, isBare }: Going): FollowUp | undefined {
  if (acts.some((act) => OF_THEIR_OWN.includes(act))) return undefined;
  const isBetter = acts.includes("good-news");
  for (const act of acts) {
    // "He's up and walking. Still go in?" tells of nothing worse, and asks.
    if (act === "worse-news" && !isBetter) return undefined;
    if (act === "good-news" && isAsking && acts.some((one) => one.startsWith("asks-"))) continue;
    const one = BY_ACT[act] ?? (isCaseOpen ? BY_ACT_IN_CASE[act] : undefined) ?? (isBare ? BY_BARE_ACT[act] : undefined);
    const isUnlikely = (one === "thanks" && isAsking) || (one === "watch" && !isAsking);
    if (one && !isUnlikely) return one;
  }
  return undefined;
}
