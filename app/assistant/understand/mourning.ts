import type { Act } from "#app/domain/knowledge/acts.ts";
import type { DialogFacts } from "#app/domain/knowledge/dialog.ts";
import type { Intent } from "#app/domain/knowledge/intents.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { hasDied, type Verdict } from "#app/domain/verdict.ts";
import { asksWhetherAllowed, MAY_INTENTS } from "./intent.ts";
import type { SaidBy } from "./owner-phrases.ts";

/** What somebody who mourns asks about something else. */
const ENDS_MOURNING: readonly Intent[] = ["about-us", "small-talk", "find-a-vet"];

/** A message as far as it is read: what it wants by its words, whether it names a thing, and whether it has the words of a death. */
type Read = { said: Intent; acts: readonly Act[]; says: SaidBy; isAsking: boolean; namesThing: boolean; tellsOfDeath: boolean };

/**
 * What a message wants to know where an animal has died or a goodbye is spoken of: who mourns goes on mourning until another animal is spoken
 * of, and nobody speaks of a goodbye to an animal that a vet may save.
 */
export function intentInMourning(read: Read, verdict: Verdict, dialog: DialogFacts | undefined): { intent: Intent; mourns: boolean } {
  const { said, acts, says, isAsking, namesThing } = read;
  const cues = says("cues");
  const isThanks = acts[0] === "thanks-or-bye" && !isAsking;
  const isOfOther = isThanks || ENDS_MOURNING.includes(said) || (MAY_INTENTS.includes(said) && namesThing);
  const { isIll, tellsSign } = toldOf(verdict);
  // "Should our other cat see him?" goes on with it.
  const namesLiving = cues.includes("another-animal") && !cues.includes("misses") && (isIll || !acts.includes("other-animal-too"));
  // What an old animal has is told when a goodbye is spoken of; only an emergency ends that.
  const endsGoodbye = tellsSign && verdict.level === "emergency";
  const mourns = (hasDied(verdict) || (dialog?.intent === "loss" && !endsGoodbye)) && !isOfOther && !namesLiving;
  const tellsOfDeath = read.tellsOfDeath && !asksWhetherAllowed(says) && !cues.includes("others-ill");
  const lives = said === "loss" && tellsSign && !hasDied(verdict) && !tellsOfDeath;
  return { intent: mourns ? "loss" : lives ? "happening-now" : said, mourns };
}

/** Whether the message tells a sign, and one that makes a vet needed: that is of an animal that lives. */
function toldOf({ facts, about, level, isUnchanged }: Verdict): { isIll: boolean; tellsSign: boolean } {
  const { animals = [], turns = 0 } = facts ?? {};
  const told = animals[about?.animal ?? -1]?.mentions.filter(({ status, turn }) => status === "present" && turn === turns - 1);
  const isIll = told?.some(({ concept }) => concept === "any_sign") === true;
  const isTold = told === undefined || isIll || told.some(({ concept }) => concept === "any_event");
  return { isIll, tellsSign: isPressing(level) && !isUnchanged && isTold };
}
