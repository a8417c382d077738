import type { PrescriptionQuestion } from "#app/domain/knowledge/assistant-content.ts";
import { substanceUnit } from "#app/domain/knowledge/dialog.ts";
import { PRESCRIPTION_TOPIC, type Substance } from "#app/domain/knowledge/knowledge.ts";
import { isPrescribedFor } from "#app/domain/knowledge/substance.ts";
import { linkToSubstance, linkToUnit } from "../../knowledge.ts";
import { MAY_INTENTS } from "../../understand/intent.ts";
import { type Context, lastSubstance } from "../context.ts";
import { rankedFor, thresholdsFor } from "../ranking/ranked.ts";
import type { Reply } from "../reply.ts";
import { type PrescribedMedicine, prescriptionText } from "./prescription-text.ts";
import { isDangerous, MEDICINES, whoToCall } from "./substance-answer.ts";

/**
 * What an owner asks about a medicine that vets prescribe for their animal: whether it is safe, its side effects, a missed or a double
 * dose, whether they may stop it. What was swallowed without a vet's word is answered as what it is.
 */
export function prescriptionReply(context: Context): Reply | undefined {
  const { asked, knowledge, understanding } = context;
  const read = knowledge.prescriptionQuestion(asked.message);
  if (understanding.asksDose && read !== "twice" && read !== "missed") return undefined;
  // An answer on how to give it says more than the entry.
  const [best] = rankedFor(context);
  if (best?.unit && read === "give" && best.chance >= thresholdsFor(context).answer) return undefined;
  const medicines = medicinesOf(context, read);
  const question = read ?? (medicines.length > 1 ? "mix" : hasSign(context) ? "serious" : undefined);
  const medicine = oneOf(medicines, question);
  if (!medicine || !(question ?? asksWhetherSafe(context))) return undefined;
  // In an emergency only what was given twice is answered from here, and tells to call.
  if (asked.verdict.level === "emergency" && question !== "twice") return undefined;
  return replyAboutMedicine(medicine, question, context);
}

function replyAboutMedicine(medicine: PrescribedMedicine, question: PrescriptionQuestion | undefined, context: Context): Reply {
  const { asked, knowledge, understanding, words } = context;
  const unit = knowledge.unit(`${PRESCRIPTION_TOPIC}/${medicine.id}`);
  const call = question === "twice" ? whoToCall(knowledge.phrases, asked.helpline) : undefined;
  const { asksHarm, animal } = understanding;
  return {
    text: prescriptionText(medicine, { question, asksHarm, isUnnamed: !animal, call }, { phrases: knowledge.phrases, words }),
    sources: [unit ? linkToUnit(unit) : linkToSubstance(medicine, words.animals)],
    suggestions: [],
    dialog: { unit: substanceUnit(medicine.id), intent: understanding.intent },
    units: [],
  };
}

/** The medicines that are asked about: named here, or spoken of before; none where something else that is named is dangerous. */
function medicinesOf(context: Context, question: PrescriptionQuestion | undefined): PrescribedMedicine[] {
  const { substances, animal } = context.understanding;
  const prescribed = substances.flatMap((one) => asPrescribed(one, context));
  const isOther = ({ id }: Substance) => prescribed.every((one) => one.id !== id);
  // "A double dose of insulin" names the insulin, and "can you stop the heart pills, Vetmedin and furosemide" these two.
  const isOfIt = ({ kind }: Substance) =>
    (kind === "pet-medicine" && (question === "twice" || question === "another")) || (kind === "medicine" && question === "stop");
  if (substances.some((one) => isOther(one) && !isOfIt(one) && isDangerous(one, animal))) return [];
  const before = substances.length === 0 && question ? lastSubstance(context) : undefined;
  return before ? asPrescribed(before, context) : prescribed;
}

/** Of two, the one that speaks of the other. */
function oneOf(medicines: readonly PrescribedMedicine[], question: PrescriptionQuestion | undefined): PrescribedMedicine | undefined {
  const pair = medicines.find((one) =>
    namesOneOf(
      one.prescription.mix,
      medicines.filter((other) => other !== one),
    ),
  );
  return (question === "mix" ? pair : undefined) ?? medicines[0];
}

function namesOneOf(text: string, medicines: readonly Substance[]): boolean {
  return medicines.some(({ names, noun }) => [noun.text, ...names].some((name) => text.toLowerCase().includes(name.toLowerCase())));
}

function asPrescribed(substance: Substance, { understanding: { animal } }: Context): PrescribedMedicine[] {
  const { prescription } = substance;
  const isFor = animal === undefined || (animal.species !== "other" && isPrescribedFor(substance, animal.species));
  return prescription && isFor ? [{ ...substance, prescription }] : [];
}

function asksWhetherSafe({ understanding }: Context): boolean {
  const { intent, isTaken, isOnlySubstance, isAboutSubstance } = understanding;
  return (
    !isTaken && (isOnlySubstance || (isAboutSubstance && [...MAY_INTENTS, "is-it-normal", "how-serious", "what-to-do"].includes(intent)))
  );
}

/** "On trilostane and vomiting": the sign may come from the medicine, which is all that the message names. */
function hasSign({ asked: { verdict }, understanding }: Context): boolean {
  const { isTaken, isAboutSubstance, substances } = understanding;
  return !isTaken && isAboutSubstance && verdict.level !== "info" && substances.every(({ kind }) => MEDICINES.includes(kind));
}
