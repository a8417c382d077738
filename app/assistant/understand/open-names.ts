import { leavesOpen } from "#app/domain/knowledge/substance.ts";
import type { Animal } from "./animal.ts";
import type { NamedSubstance } from "./substances/substance-asides.ts";

/** Tells what a message names for sure from what it leaves open: a part of a longer name ("thorn apple"), or a word for several things ("fern"). */
export function splitNames(
  named: readonly NamedSubstance[],
  animal: Animal | undefined,
  isTaken: boolean,
): { sure: readonly NamedSubstance[]; open: readonly NamedSubstance[] } {
  const species = animal?.species === "other" ? undefined : animal?.species;
  // What an entry is headed by may be asked about; which of its namesakes was eaten matters.
  const isHeading = ({ choices, isSure, whole }: NamedSubstance) => choices !== undefined && isSure && whole === undefined;
  const isOpen = (one: NamedSubstance) => leavesOpen(one, one.substance, species) && (isTaken || !isHeading(one));
  return { sure: named.filter((one) => !isOpen(one)), open: named.filter(isOpen) };
}
