import type { PetProfile } from "#app/domain/pet-profile.ts";
import { loadProfiles } from "./pet-profiles.ts";

/**
 * Fills the fields of a form from the pet that this device remembers, where there is exactly one that fits.
 * @param isFit which pets the form can be about
 * @param valuesOf the values by the names of their fields; what is undefined stays as it is
 * @returns whether anything was filled in
 */
export function fillFromProfile(
  form: HTMLFormElement,
  isFit: (profile: PetProfile) => boolean,
  valuesOf: (profile: PetProfile) => Record<string, string | undefined>,
): boolean {
  const [profile, ...more] = loadProfiles().filter(isFit);
  if (!profile || more.length > 0) return false;
  const values = Object.entries(valuesOf(profile)).filter(([, value]) => value !== undefined);
  for (const [name, value = ""] of values) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
  return values.length > 0;
}
