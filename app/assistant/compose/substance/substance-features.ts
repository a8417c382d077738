import type { Intent } from "#app/domain/knowledge/intents.ts";
import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import { plainWords } from "#app/language/normalise.ts";
import type { Query } from "../../retrieve/query.ts";
import { MAY_INTENTS } from "../../understand/intent.ts";
import type { Context } from "../context.ts";
import { isDangerous, MEDICINES, SURROUNDINGS } from "./substance-answer.ts";

const EDIBLE: readonly Substance["kind"][] = ["food", "drink"];
const CARE: readonly Intent[] = ["how-to", "how-often", "why"];
const OF_SIGNS: readonly Intent[] = ["what-to-do", "how-serious", "when-to-see-a-vet", "is-it-normal"];

/** What the ranking weighs of an entry that the message names, beside the units that hold its words; each is 0 to 1. */
export function substanceFeatures(
  substance: Substance,
  { asked, understanding }: Context,
  { asking }: Pick<Query, "asking">,
): Readonly<Record<string, number>> {
  const { substances, sureSubstances, intent, animal, isTaken, isAboutSubstance, isOnlySubstance, isCare, nameShare } = understanding;
  const flag = (is: boolean) => (is ? 1 : 0);
  const isMay = MAY_INTENTS.includes(intent) || understanding.asksWhetherAllowed;
  const isHarmful = isDangerous(substance, animal);
  return {
    entry: 1,
    entrySure: flag(sureSubstances.includes(substance)),
    entryFirst: flag(substances[0] === substance),
    entryAlone: flag(substances.length === 1),
    entryAbout: flag(isAboutSubstance),
    entryOnly: flag(isOnlySubstance),
    entryTaken: flag(isTaken),
    entryTakenHarmful: flag(isTaken && isHarmful),
    entryMay: flag(isMay),
    // Of a story that asks about something else it is only a part.
    entryUnasked: flag(asking !== undefined && !understanding.substanceNames.some((name) => plainWords(asking).includes(name))),
    entryAsides: asking === undefined ? 0 : 1 - nameShare,
    entryShare: nameShare,
    entryHarmful: flag(isHarmful),
    entryEdible: flag(EDIBLE.includes(substance.kind)),
    entryMedicine: flag(MEDICINES.includes(substance.kind)),
    entrySurroundings: flag(SURROUNDINGS.includes(substance.kind)),
    entryUntouched: flag(SURROUNDINGS.includes(substance.kind) && !isTaken),
    entryCare: flag(isCare),
    entryHow: flag(CARE.includes(intent)),
    entrySigns: flag(OF_SIGNS.includes(intent)),
    entryAccount: flag(intent === "happening-now" && !isTaken),
    sick: flag(asked.verdict.level !== "info"),
    account: flag(intent === "happening-now"),
  };
}
