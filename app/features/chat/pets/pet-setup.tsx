import { subjectLabel } from "#app/domain/chat/conversation/subject.ts";
import type { PetProfile } from "#app/domain/pet-profile.ts";
import { Row } from "#app/ui/controls/chip.tsx";
import { EarlyQuestion } from "./early-question.tsx";
import { PetButton } from "./pet-button.tsx";
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
    <div className="bg-paper relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-3 py-4 sm:px-4 [&>[data-early]:not([hidden])~*]:hidden">
      <p className="border-emergency border-s-4 ps-3 text-base leading-snug">
        Is your pet in danger right now? Call an emergency vet first: <a href="/emergency">emergency steps and numbers</a>.
      </p>
      <EarlyQuestion />
      <p>Tell me what's happening, when it started, and anything your pet may have eaten. Or tap your pet first:</p>
      {profiles.length > 0 ? (
        <Row>
          {profiles.map((profile) => (
            <PetButton key={profile.name} type={profile.type} onClick={() => onChoose(profile)}>
              {subjectLabel(profile)}
            </PetButton>
          ))}
        </Row>
      ) : null}
      <fieldset>
        <legend className="sr-only">Which pet?</legend>
        <PetTiles form={form} />
      </fieldset>
      <p className="text-ink-soft text-base">What you write is not stored by us. Please don't include personal details.</p>
    </div>
  );
}
