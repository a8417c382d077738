import { type PetProfile, readProfiles, withProfile } from "#app/domain/pet-profile.ts";
import { PET_DIARY_KEY, PET_PROFILES_KEY } from "./browser-events.ts";

/** The profiles that this device holds; none where it stores nothing. */
export function loadProfiles(): PetProfile[] {
  try {
    return readProfiles(JSON.parse(localStorage.getItem(PET_PROFILES_KEY) ?? "null"));
  } catch {
    return [];
  }
}

/** @returns whether the device stored it */
export function saveProfile(profile: PetProfile): boolean {
  try {
    localStorage.setItem(PET_PROFILES_KEY, JSON.stringify(withProfile(loadProfiles(), profile)));
    return true;
  } catch {
    return false;
  }
}

/** Deletes the profile of a name from this device, with its diary, which nothing would show any more. */
export function eraseProfile(name: string): void {
  try {
    const left = loadProfiles().filter((profile) => profile.name !== name);
    if (left.length > 0) localStorage.setItem(PET_PROFILES_KEY, JSON.stringify(left));
    else localStorage.removeItem(PET_PROFILES_KEY);
    const diary: { pet?: unknown }[] = JSON.parse(localStorage.getItem(PET_DIARY_KEY) ?? "[]");
    const ofOthers = diary.filter(({ pet }) => pet !== name);
    if (ofOthers.length > 0) localStorage.setItem(PET_DIARY_KEY, JSON.stringify(ofOthers));
    else localStorage.removeItem(PET_DIARY_KEY);
  } catch {
    // What could not be stored need not be erased.
  }
}
