import { useCallback, useEffect, useState } from "react";
import { loadProfiles } from "#app/browser/pet-profiles.ts";
import type { Subject } from "#app/domain/chat/conversation/subject.ts";
import { type PetProfile, profileOf } from "#app/domain/pet-profile.ts";

/** The profiles on this device, and the one of the pet that the conversation is about. */
export function useProfiles(subject: Subject) {
  const [all, setAll] = useState<readonly PetProfile[]>([]);
  const refresh = useCallback(() => setAll(loadProfiles()), []);
  useEffect(refresh, [refresh]);
  const profile = profileOf(all, subject);
  // One household has one vet as a rule, and in an emergency a call is better than none.
  const ownVet = profile?.vetPhone ?? all.find(({ vetPhone }) => vetPhone)?.vetPhone;
  return { all, profile, ownVet, refresh };
}
