import { SPECIES, SPECIES_LABELS } from "../pets.ts";

/** The animals that first aid is written for: those of the site, and three groups that the rules tell apart. */
export const FIRST_AID_ANIMALS = [...SPECIES, "small", "reptile", "hen"] as const;

export type FirstAidAnimal = (typeof FIRST_AID_ANIMALS)[number];

const FIRST_AID_LABELS: Readonly<Record<FirstAidAnimal, string>> = {
  ...SPECIES_LABELS,
  small: "Rat or mouse",
  reptile: "Reptile",
  hen: "Hen",
};

export type StepsOfAnimals = {
  species: readonly FirstAidAnimal[];
  /** They add to the steps for all, and come after them: a torn nail is not the first thing about a bleeding dog. */
  after?: true | undefined;
  steps: readonly string[];
};

/** The steps of a protocol as they are compiled: words for some rules or animals only are marked (`:only` in content). */
export type FirstAidSteps = { steps: readonly string[]; byAnimal: readonly StepsOfAnimals[] };

/** The steps of the first two to five minutes, by the id of their protocol. */
export type FirstSteps = Readonly<Partial<Record<string, readonly string[]>>>;

/** What is done first for some animals, by the id of the protocol. */
export type AnimalSteps = Readonly<Partial<Record<string, readonly StepsOfAnimals[]>>>;

const ONLY = /<span data-(rules|animals|not)="([^"]*)">((?:(?!<span)[\s\S])*?)<\/span>/;

/**
 * Steps without what is for other rules than those that have fired (rat bait is not spoken of under chocolate) or for other animals.
 * @param animal as the rules or the form name it; words for some animals stay where none is known, and name them
 */
export function stepsUnder(rules: readonly string[], steps: readonly string[], animal?: string): string[] {
  const own = animal === undefined ? undefined : firstAidAnimal(animal);
  const isFor = (kind: string, names: readonly string[]) => {
    if (kind === "rules") return names.some((one) => rules.includes(one));
    return own === undefined || names.includes(own) === (kind === "animals");
  };
  return steps.map((step) => withoutOthers(step, isFor, animal === undefined ? plain : undefined).trim()).filter(Boolean);
}

const plain = (label: string) => label;

/**
 * A word inside another word is read first.
 * @param write writes the names of the animals; without it they are left out
 */
function withoutOthers(
  step: string,
  isFor: (kind: string, names: readonly string[]) => boolean,
  write: ((label: string) => string) | undefined,
): string {
  const found = ONLY.exec(step);
  if (!found) return step;
  const [whole, kind = "", names = "", words = ""] = found;
  const animals = names.split(" ");
  const label = write && kind === "animals" ? `${write(`${animalLabel(animals)}:`)} ` : "";
  const kept = isFor(kind, animals) ? label + words : "";
  return withoutOthers(
    step.replace(whole, () => kept),
    isFor,
    write,
  );
}

/**
 * All steps as a page shows them, where no animal is known: those for some animals begin with their names.
 * @param write puts the names into HTML, in any element but a span, which marks the words for some animals
 */
export function labeledSteps(steps: readonly string[], write = plain): string[] {
  return steps.map((step) => withoutOthers(step, () => true, write));
}

/**
 * What is done for this animal: what the rules that fired ask for first, then its own steps, then what holds for every animal, and what its
 * own steps add to that.
 */
export function stepsFor({ steps, byAnimal }: FirstAidSteps, animal: string | undefined, rules: readonly string[]): string[] {
  const own = (after: boolean) =>
    animal === undefined
      ? []
      : ownSteps(
          byAnimal.filter((part) => (part.after ?? false) === after),
          animal,
        );
  const isByRule = (step: string) => step.startsWith("<span data-rules=");
  const all = [...own(false), ...steps, ...own(true)];
  return [...all.filter(isByRule), ...all.filter((step) => !isByRule(step))].flatMap((step) => stepsUnder(rules, [step], animal));
}

/** The steps that are written for this animal. A hen without steps of her own gets those of a bird. */
export function ownSteps(byAnimal: readonly StepsOfAnimals[], animal: string): string[] {
  const of = (wanted: FirstAidAnimal) => byAnimal.filter(({ species }) => species.includes(wanted)).flatMap(({ steps }) => steps);
  const kind = firstAidAnimal(animal);
  const found = of(kind);
  return found.length === 0 && kind === "hen" ? of("bird") : found;
}

/** The animals that the steps for all name, and that have none of their own: the steps for all are theirs. */
export function animalsWithoutOwnSteps({ steps, byAnimal }: FirstAidSteps): string[] {
  const named = steps.flatMap((step) => [...step.matchAll(/data-animals="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  return [...new Set(named)].filter((animal) => ownSteps(byAnimal, animal).length === 0);
}

export function animalLabel(animals: readonly string[]): string {
  const names = animals.map((one, at) => {
    const label = FIRST_AID_LABELS[firstAidAnimal(one)];
    return at === 0 ? label : label.toLowerCase();
  });
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${names.at(-1)}` : (names[0] ?? "");
}

const GROUPS: Readonly<Record<FirstAidAnimal, readonly string[]>> = {
  ...(Object.fromEntries(SPECIES.map((one) => [one, []])) as unknown as Record<(typeof SPECIES)[number], readonly string[]>),
  small: ["small-pet", "rat", "mouse", "gerbil", "degu", "hedgehog"],
  reptile: ["tortoise", "turtle", "snake", "lizard"],
  hen: ["chicken", "duck"],
};

/** The group of an animal, however it is called; of an animal that first aid knows nothing of, its own name. */
function firstAidAnimal(animal: string): FirstAidAnimal {
  const name = animal.replaceAll(/[_ ]/g, "-");
  const group = FIRST_AID_ANIMALS.find((one) => GROUPS[one].includes(name));
  return group ?? (name as FirstAidAnimal);
}
