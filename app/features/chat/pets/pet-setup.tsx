import { subjectLabel } from "#app/domain/chat/conversation/subject.ts";
import type { PetProfile } from "#app/domain/pet-profile.ts";
import { PetFace } from "./pet-face.tsx";
import { PetTiles } from "./pet-tiles.tsx";

type Props = {
  form: string;
  /** The pets that this device remembers. */
  profiles: readonly PetProfile[];
  onChoose: (pet: PetProfile) => void;
};

/** The chat before the first word: a tap on an animal starts, and so does typing. */
export function PetSetup({ form, profiles, onChoose }: Props) {
  return (
    <div className="chat-setup bg-paper flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain p-4">
      <p className="chat-notice">
        Is your pet in danger right now? Call an emergency vet first: <a href="/emergency">emergency steps and numbers</a>.
      </p>
      <p>Tell me what's happening, when it started, and anything your pet may have eaten. Or tap your pet first:</p>
      {profiles.length > 0 ? (
        <div className="chips">
          {profiles.map((profile) => (
            <button key={profile.name} type="button" className="button button--quiet" onClick={() => onChoose(profile)}>
              <span className="size-8">
                <PetFace type={profile.type} />
              </span>
              <span>{subjectLabel(profile)}</span>
            </button>
          ))}
        </div>
      ) : null}
      <fieldset>
        <legend className="visually-hidden">Which pet?</legend>
        <PetTiles form={form} />
      </fieldset>
      <p className="text-ink-soft text-base">What you write is not stored by us. Please don't include personal details.</p>
    </div>
  );
}
