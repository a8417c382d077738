import { CARD_LEVELS, type CardLevel, worst } from "#app/domain/urgency.ts";
import type { Html } from "../content/landing-content.ts";
import type { Source } from "../content/page.ts";
import { SPECIES, type Species } from "../pets.ts";

/** The parts of the list, in its order. */
export const POISON_KINDS = {
  food: "Food and drink",
  medicine: "Medicines",
  drug: "Tobacco and drugs",
  plant: "Plants and mushrooms",
  pest: "Pest control",
  garden: "Garden",
  motor: "Garage and road",
  cleaning: "Cleaning and scents",
  air: "In the air",
  object: "Swallowed things",
  animal: "Toads and snakes",
  water: "In the fish tank",
} as const;

type PoisonKind = keyof typeof POISON_KINDS;

/** What to do first. There is no word for "harmless": the lowest still says when to call. */
export const POISON_WORDS: Record<CardLevel, string> = {
  emergency: "Call an emergency vet or a poison line now",
  urgent: "Call a vet or a poison line now, before any sign",
  routine: "Call if you see any sign",
};

/** A substance or thing, as an owner looks it up. */
export type Poison = {
  id: string;
  name: string;
  kind: PoisonKind;
  /** Brands, spellings and other languages, for searching only. */
  names: readonly string[];
  /** By animal; `all` for each one that is not named. */
  levels: Partial<Record<Species, CardLevel>> & { all: CardLevel };
  act: Html;
  why: Html;
  /** What to have ready besides what every call needs. */
  have?: string;
  /** Path of the page that says more. */
  page?: string;
  sources: readonly Source[];
};

/** How urgent a substance is for an animal; while the animal is not known, the worst of all. */
export function poisonLevel({ levels }: Pick<Poison, "levels">, species: Species | undefined): CardLevel {
  if (species) return levels[species] ?? levels.all;
  return worst(...Object.values(levels));
}

/** The animals of each level, worst first; `all` stands for those that are not named. */
export function animalsByLevel({ levels }: Pick<Poison, "levels">): { level: CardLevel; animals: (Species | "all")[] }[] {
  const named = Object.keys(levels) as (Species | "all")[];
  return CARD_LEVELS.flatMap((level) => {
    const animals = named.filter((one) => levels[one] === level && (one === "all" || levels[one] !== levels.all));
    return animals.length > 0 ? [{ level, animals }] : [];
  });
}

/** What the visitor looks for. */
export type PoisonQuery = { q: string; species?: Species };

const LONGEST_QUERY = 100;

/** Reads the finder's address. Words that are none of ours are left out. */
export function readPoisonQuery(params: URLSearchParams): PoisonQuery {
  const species = SPECIES.find((one) => one === params.get("species"));
  return { q: (params.get("q") ?? "").trim().slice(0, LONGEST_QUERY), ...(species && { species }) };
}

/** The address at which the finder shows exactly this. */
export function poisonPath({ q, species }: PoisonQuery): string {
  const params = new URLSearchParams({ ...(q && { q }), ...(species && { species }) });
  return params.size > 0 ? `/poisons?${params}` : "/poisons";
}

/** The list by its parts, each part in the order of the file. */
export function poisonGroups<Listed extends Pick<Poison, "kind">>(poisons: readonly Listed[]): { heading: string; poisons: Listed[] }[] {
  return Object.entries(POISON_KINDS).flatMap(([kind, heading]) => {
    const held = poisons.filter((poison) => poison.kind === kind);
    return held.length > 0 ? [{ heading, poisons: held }] : [];
  });
}
