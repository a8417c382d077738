import { isPressing } from "#app/domain/urgency.ts";
import { plainWords } from "#app/language/normalise.ts";
import { linkToUnit } from "../../knowledge.ts";
import { asksToCauseVomiting, asksWhetherAllowed, MAY_INTENTS } from "../../understand/intent.ts";
import { bestFound, type Context } from "../context.ts";
import type { Reply } from "../reply.ts";
import { plainReply } from "../reply.ts";
import { MEDICINES, verdictFor } from "../substance/substance-answer.ts";
import { replyAbout, worstOf } from "../substance/substance-reply.ts";
import { unitReply } from "../unit-reply.ts";
import { paragraphs } from "../wording/markdown.ts";
import { withPet } from "../wording/pet-words.ts";
import { fill } from "../wording/phrases.ts";
import { caseLine, stillNeeds } from "./case-line.ts";
import type { OpenCase } from "./open-case.ts";

const HARMLESS: readonly string[] = ["fine", "small-amounts"];
/** An answer to the very question may be given in a milder case. */
const SURE = 0.75;

const NO_VOMITING = "poisons-and-swallowed-things/should-i-make-them-vomit";
const OWN_MEDICINE =
  /\b(?:my|our|human|(?:my )?(?:mums?|moms?|dads?|husbands?|wifes?|grans?|sons?|daughters?|kids?)) (?:own )?(?:\w+ ){0,2}(?:pills?|tablets?|meds|medicines?|medication|painkillers?|antibiotics?|steroids?|drops|cream)\b/;

/** A medicine of the owner's own that has no name: "can he have one of my arthritis pills". */
export function ownMedicineReply(context: Context): Reply | undefined {
  const { asked, knowledge, understanding, words } = context;
  const isAsked = MAY_INTENTS.includes(understanding.intent) || asksWhetherAllowed(asked.message);
  if (!isAsked || understanding.isTaken || understanding.substances.length > 0 || !OWN_MEDICINE.test(plainWords(asked.message)))
    return undefined;
  return plainReply(context, fill(knowledge.phrases["human-medicine"], words));
}

/** "May I give them this?", asked while they are ill: no to what harms, not now to the rest, and the case goes on. */
export function permissionReply(context: Context, open: OpenCase): Reply {
  const { understanding, knowledge, words } = context;
  const { phrases } = knowledge;
  const line = caseLine(context, open);
  // What is only asked about is no reason to hurry.
  const still = stillNeeds(context, { ...open, level: open.levelBefore });
  const message = plainWords(context.asked.message);
  const emesis = asksToCauseVomiting(message) ? knowledge.unit(NO_VOMITING) : undefined;
  if (emesis) return plainReply(context, paragraphs([withPet(emesis.lead, words), still]), [linkToUnit(emesis)]);
  const substance = worstOf(understanding.substances, context);
  const ownMedicine = ownMedicineReply(context);
  if (ownMedicine) return { ...ownMedicine, text: paragraphs([ownMedicine.text, still]) };
  if (substance && (substance !== open.substance || !line)) {
    const isHarmless = HARMLESS.includes(verdictFor(substance, understanding.animal));
    const reply = replyAbout(substance, { ...context, understanding: { ...understanding, isTaken: false } });
    // Without what to do if it was taken, and the numbers: neither was asked.
    const first = paragraphs(reply.text.split("\n\n").slice(0, MEDICINES.includes(substance.kind) ? 2 : 1));
    const notNow =
      isHarmless && isPressing(open.level) ? (line ?? fill(phrases["not-now"], { ...words, noun: substance.noun.text })) : undefined;
    // "Why?" is then asked about the case.
    if (notNow) return plainReply(context, paragraphs([notNow, still]), reply.sources);
    return { ...reply, text: paragraphs([first, still]) };
  }
  if (line) return plainReply(context, paragraphs([line, still]));
  const unit = open.level === "emergency" ? undefined : bestFound(context, SURE);
  if (unit) return unitReply(unit, context);
  return plainReply(context, paragraphs([fill(phrases["nothing-without-vet"], words), still]));
}
