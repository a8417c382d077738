import {
  type Answer,
  type AskedAnswer,
  PRESCRIPTION_PARTS,
  PRESCRIPTION_TOPIC,
  type Prescription,
  type Substance,
} from "#app/domain/knowledge/knowledge.ts";
import { SPECIES } from "#app/domain/pets.ts";
import type { ContentReader } from "../files/content-reader.ts";
import { type PrescriptionsFile, prescriptionsFile, type SubstanceEntry } from "./knowledge-schemas.ts";

const FILE = "prescriptions.yaml";

/** What holds for most medicines: a missed dose, a double one, stopping, other medicines. */
export type Usual = PrescriptionsFile["usual"];

/** content/prescriptions.yaml, where there is one. */
export function readPrescriptions({ has, object }: Pick<ContentReader, "has" | "object">): PrescriptionsFile | undefined {
  return has(FILE) ? object(FILE, prescriptionsFile)?.item : undefined;
}

/** What an entry leaves out is what holds for most medicines. */
export function wholePrescription({ prescription, beyond = "call" }: SubstanceEntry, usual: Usual): SubstanceEntry["prescription"] {
  if (!prescription) return undefined;
  const whole = { missed: usual.missed, twice: usual.twice[beyond], stop: usual.stop, mix: usual.mix, ...prescription };
  return Object.fromEntries(PRESCRIPTION_PARTS.map((part) => [part, whole[part]])) as Prescription;
}

/** A verdict of `prescribed` and what an owner needs to know of the medicine belong together. */
export function prescriptionProblems({ verdicts, prescription, beyond }: SubstanceEntry): { path: readonly PropertyKey[]; says: string }[] {
  const isPrescribed = Object.values(verdicts).includes("prescribed");
  if (isPrescribed && !prescription)
    return [{ path: ["verdicts"], says: "a vet prescribes it, so write what its owner asks: prescription" }];
  if (!isPrescribed && (prescription || beyond))
    return [{ path: ["prescription"], says: "it is prescribed for no animal; take it out, or write { dog: prescribed } in verdicts" }];
  return [];
}

const MOST_NAMES = 6;

/** What the entries say of prescribed medicines, as answers: the page of their topic shows them. */
export function prescriptionUnits(substances: readonly Substance[]): AskedAnswer[] {
  return substances.flatMap((substance) => (substance.prescription ? [unitOf(substance, substance.prescription)] : []));
}

function unitOf({ id, noun, names, verdicts, sources }: Substance, { use, give, effects, serious, ...parts }: Prescription): AskedAnswer {
  const animals = SPECIES.filter((species) => (verdicts[species] ?? verdicts.all) === "prescribed");
  const called = [noun.text, ...names.slice(0, MOST_NAMES)];
  return {
    id: `${PRESCRIPTION_TOPIC}/${id}`,
    topic: PRESCRIPTION_TOPIC,
    question: `What should I know about ${noun.text}?`,
    asks: [...called.map((name) => `${name} side effects`), `can I stop ${noun.text}`, `missed a dose of ${noun.text}`],
    animals: (animals.length === SPECIES.length ? ["all"] : animals) as Answer["animals"],
    intent: "how-to",
    level: "info",
    lead: `${use} ${effects}`,
    steps: [give, parts.missed],
    avoid: [parts.stop, parts.mix],
    seeVetIf: [serious, parts.twice],
    sources,
  };
}
