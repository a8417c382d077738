import type { Act } from "#app/domain/knowledge/acts.ts";
import type { DialogFacts } from "#app/domain/knowledge/dialog.ts";
import type { FollowUp } from "#app/domain/knowledge/follow-ups.ts";
import type { SaidBy } from "./owner-phrases.ts";

/** Fewer words than a question of its own has. */
const LONGEST_WORDS = 16;
const LONGEST_WORDS_IN_CASE = 30;
const BARE_WORDS = 6;
/** What is still asked in few words once all is well. */
const FEW_WORDS = 8;
/** What the words decide only where no act does. */
const AFTER_ACTS: readonly FollowUp[] = ["other-animal", "amount"];

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
  says: SaidBy;
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
  { says, acts, isCaseOpen, isAsking, substance, isOfOther, namesAnother }: Said,
): FollowUp | undefined {
  const words = plain.split(" ").length;
  if (!dialog || words > LONGEST_WORDS_IN_CASE) return undefined;
  const inCase = isCaseOpen || words <= FEW_WORDS ? says("followUpsInCase").find((one) => isAsking || one !== "is-over") : undefined;
  const after = words <= LONGEST_WORDS ? says("followUps") : [];
  const byRule = (inCase && (isCaseOpen || inCase === "is-over") ? inCase : undefined) ?? after.find((one) => !AFTER_ACTS.includes(one));
  const byWhatIsDone = isOfOther && namesAnother ? undefined : byAct(acts, { isAsking, isCaseOpen, isBare: words <= BARE_WORDS });
  const found = byRule ?? byWhatIsDone ?? after.find((one) => AFTER_ACTS.includes(one));
  return found === "amount" && (!substance || namesAnother) ? undefined : found;
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
