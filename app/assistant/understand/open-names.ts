import { leavesOpen } from "#app/domain/knowledge/substance.ts";
import type { Animal } from "./animal.ts";
import type { NamedSubstance } from "./substance-asides.ts";

/** Tells what a message names for sure from what it leaves open: a part of a longer name ("thorn apple"), or a word for several things ("fern"). */
export function splitNames(
  named: readonly NamedSubstance[],
  animal: Animal | undefined,
): { sure: readonly NamedSubstance[]; open: readonly NamedSubstance[] } {
  const species = animal?.species === "other" ? undefined : animal?.species;
  const isOpen = (one: NamedSubstance) => leavesOpen(one, one.substance, species);
  return { sure: named.filter((one) => !isOpen(one)), open: named.filter(isOpen) };
}
