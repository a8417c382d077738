import type { PetProfile } from "#app/domain/pet-profile.ts";
import { SPECIES, type Species } from "#app/domain/pets.ts";

/** The animal of a profile, where it is one that we draw and have figures for. */
export function profileSpecies({ type }: Pick<PetProfile, "type">): Species | undefined {
  return SPECIES.find((one) => one === type);
}
