import { SPECIES, type Species } from "../pets.ts";
import type { CardLevel } from "../urgency.ts";
import { SUBSTANCE_KINDS, SUBSTANCE_VERDICTS, type Substance, type SubstanceKind, type SubstanceVerdict } from "./knowledge.ts";

/** The parts of the list, in its order. */
export const KIND_LABELS: Record<SubstanceKind, string> = {
  food: "Food",
  drink: "Drinks",
  plant: "Plants and mushrooms",
  medicine: "Medicines for people",
  "pet-medicine": "Medicines for pets",
  drug: "Tobacco and drugs",
  "pest-control": "Pest control",
  garden: "Garden",
  garage: "Garage and road",
  household: "Household and scents",
  air: "In the air",
  object: "Swallowed things",
  animal: "Animals that sting or poison",
  water: "Water and fish tank",
};

/** What an animal's owner should know at a glance. */
export const VERDICT_WORDS: Record<SubstanceVerdict, string> = {
  fine: "Fine",
  "small-amounts": "In small amounts",
  avoid: "Better not",
  prescribed: "As your own vet prescribed",
  call: "Call a vet or poison line",
  emergency: "Emergency: call now",
};

/** The urgency tones are for urgency only: what an animal may have gets none. */
export const VERDICT_TONES: Partial<Record<SubstanceVerdict, CardLevel>> = { emergency: "emergency", call: "urgent", avoid: "routine" };

/** What holds for an animal. While the animal is not known it is the worst of all, but a medicine that vets prescribe stays one. */
export function verdictFor({ verdicts }: Pick<Substance, "verdicts">, species: Species | undefined): SubstanceVerdict {
  if (species) return verdicts[species] ?? verdicts.all;
  const given = Object.values(verdicts);
  if (given.includes("prescribed")) return "prescribed";
  return given.reduce((worst, one) => (rank(one) > rank(worst) ? one : worst));
}

/** Whether vets prescribe it for this animal. */
export function isPrescribedFor({ verdicts }: Pick<Substance, "verdicts">, species: Species): boolean {
  return (verdicts[species] ?? verdicts.all) === "prescribed";
}

/** Whether a call is due for some animal. */
export function mayNeedCall({ verdicts }: Pick<Substance, "verdicts">): boolean {
  return Object.values(verdicts).some((verdict) => rank(verdict) >= rank("prescribed"));
}

/**
 * Whether a verdict may be given only for a whole name: "thorn apple" is no apple. What is dangerous counts by a part of a name too; and of a
 * food that is only "better not" most longer names are dishes.
 */
function needsWholeName({ kind, verdicts }: Pick<Substance, "kind" | "verdicts">, species: Species | undefined): boolean {
  const given = species ? [verdicts[species] ?? verdicts.all] : Object.values(verdicts);
  return given.some((verdict) => rank(verdict) < rank(kind === "plant" ? "call" : "avoid"));
}

/**
 * Whether words leave open what they mean: a part of a longer name, or a name of several things. An emergency for this animal is not left open.
 * @param name what stands in the words
 */
export function leavesOpen(
  { whole, choices }: { whole?: string; choices?: readonly unknown[] },
  substance: Pick<Substance, "kind" | "verdicts">,
  species: Species | undefined,
): boolean {
  return choices ? verdictFor(substance, species) !== "emergency" : whole !== undefined && needsWholeName(substance, species);
}

/** Why, for an animal; for every animal that has no reason of its own, the general one. */
export function reasonFor({ why }: Pick<Substance, "why">, species: Species | undefined): string {
  return (species && why[species]) ?? why.all;
}

/** Animals with the same verdict for the same reason; `all` means those that are not named. */
export type AnimalVerdict = { verdict: SubstanceVerdict; why: string; animals: (Species | "all")[] };

/** What holds for which animals, the worst first. */
export function verdictsByAnimal(substance: Pick<Substance, "verdicts" | "why">): AnimalVerdict[] {
  const found = new Map<string, AnimalVerdict>();
  for (const animal of [...SPECIES, "all"] as const) {
    if (animal !== "all" && !(animal in substance.verdicts) && !(animal in substance.why)) continue;
    const species = animal === "all" ? undefined : animal;
    const verdict = species ? verdictFor(substance, species) : substance.verdicts.all;
    const why = reasonFor(substance, species);
    const key = `${verdict} ${why}`;
    const same = found.get(key) ?? { verdict, why, animals: [] };
    same.animals.push(animal);
    found.set(key, same);
  }
  return [...found.values()].sort((one, other) => rank(other.verdict) - rank(one.verdict));
}

/** The most dangerous first, as the badges say; what is alike keeps its order. */
export function byDanger<Entry extends Pick<Substance, "verdicts">>(entries: readonly Entry[], species: Species | undefined): Entry[] {
  const danger = (entry: Entry) => rank(verdictFor(entry, species));
  return [...entries].sort((one, other) => danger(other) - danger(one));
}

function rank(verdict: SubstanceVerdict): number {
  return SUBSTANCE_VERDICTS.indexOf(verdict);
}

/** What the visitor looks for. */
export type SubstanceQuery = { q: string; species?: Species; type?: SubstanceKind; verdict?: SubstanceVerdict };

const LONGEST_QUERY = 100;

/** Reads the finder's address. Words that are none of ours are left out. */
export function readSubstanceQuery(params: URLSearchParams): SubstanceQuery {
  const oneOf = <Value extends string>(values: readonly Value[], field: string) => values.find((value) => value === params.get(field));
  const species = oneOf(SPECIES, "species");
  const type = oneOf(SUBSTANCE_KINDS, "type");
  const verdict = oneOf(SUBSTANCE_VERDICTS, "verdict");
  return {
    q: (params.get("q") ?? "").trim().slice(0, LONGEST_QUERY),
    ...(species && { species }),
    ...(type && { type }),
    ...(verdict && { verdict }),
  };
}

/** The address at which the finder shows exactly this. */
export function substancePath({ q, species, type, verdict }: SubstanceQuery): string {
  const params = new URLSearchParams({ ...(q && { q }), ...(species && { species }), ...(type && { type }), ...(verdict && { verdict }) });
  return params.size > 0 ? `/poisons?${params}` : "/poisons";
}

/** The address of all that is known of one entry. */
export function substancePagePath(id: string): string {
  return `/poisons/${id}`;
}

/** Whether an entry is of the kind and the verdict that the visitor chose. */
export function isChosen(entry: Pick<Substance, "kind" | "verdicts">, { species, type, verdict }: SubstanceQuery): boolean {
  return (!type || entry.kind === type) && (!verdict || verdictFor(entry, species) === verdict);
}
