import { type FormEvent, useState } from "react";
import type { Conversation } from "#app/domain/chat/conversation/conversation.ts";
import { petInWords, type Subject, subjectLabel, subjectOf } from "#app/domain/chat/conversation/subject.ts";
import { PET_NAME_CHARS } from "#app/domain/limits.ts";
import type { PetProfile } from "#app/domain/pet-profile.ts";
import type { PetType } from "#app/domain/pets.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { PetButton } from "../pets/pet-button.tsx";
import { PetFace } from "../pets/pet-face.tsx";
import { PetTiles } from "../pets/pet-tiles.tsx";
import { SHEET_HEADING, Sheet } from "./sheet.tsx";

type Props = {
  subject: Subject;
  others: readonly Conversation[];
  /** The pets that this device remembers. */
  profiles: readonly PetProfile[];
  onChange: (subject: Subject) => void;
  onSwitch: (other: Conversation) => void;
  onAdd: (subject: Subject) => void;
  onClose: () => void;
};

const KNOWN_PET = "justify-start max-sm:w-full sm:self-start";

/** Who the conversation is about: put it right, turn to another pet, or add one. Each pet has a conversation of its own. */
export function PetSheet({ subject, others, profiles, onChange, onSwitch, onAdd, onClose }: Props) {
  const [type, setType] = useState<PetType | undefined>(subject.type);
  const close = (act: () => void) => () => {
    onClose();
    act();
  };
  const names = [subject, ...others.map(subjectOf)].map(({ name }) => name);
  const unused = profiles.filter(({ name }) => !names.includes(name));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("petName") ?? "").trim();
    close(() => onChange({ type, name }))();
  };
  return (
    <Sheet id="pet-title" title="Who is this about?" onClose={onClose}>
      <section className="flex flex-col gap-2" aria-label="Your pets">
        <p className="border-accent bg-accent-soft rounded-control flex items-center gap-2 border-2 px-4 py-1 font-semibold">
          <span className="text-accent size-8">
            <PetFace type={subject.type} />
          </span>
          <span className="flex-1">{subjectLabel(subject)}</span>
          <Icon name="check" />
        </p>
        {others.map((other) => {
          const about = subjectOf(other);
          return (
            <PetButton
              key={other.chatHistory[0]?.id ?? subjectLabel(about)}
              type={about.type}
              className={KNOWN_PET}
              onClick={close(() => onSwitch(other))}
            >
              Go to {subjectLabel(about)}
            </PetButton>
          );
        })}
        {unused.map((profile) => (
          <PetButton key={profile.name} type={profile.type} className={KNOWN_PET} onClick={close(() => onAdd(profile))}>
            Ask about {subjectLabel(profile)}
          </PetButton>
        ))}
        <PetButton type={undefined} className={KNOWN_PET} onClick={close(() => onAdd({ name: "" }))}>
          Add another pet
        </PetButton>
        <p className="text-base">Each pet has its own conversation, so that nothing gets mixed up.</p>
      </section>
      <form className="border-line flex flex-col gap-4 border-t pt-4" onSubmit={save}>
        <fieldset>
          <legend className={`${SHEET_HEADING} font-display font-bold`}>Change {petInWords(subject)}</legend>
          <PetTiles chosen={type} onChoose={setType} />
        </fieldset>
        <Field
          id="pet-name"
          label="Pet's name (optional)"
          name="petName"
          dir="auto"
          defaultValue={subject.name}
          maxLength={PET_NAME_CHARS}
          autoComplete="off"
        />
        <Button className="self-start" type="submit">
          Save
        </Button>
      </form>
    </Sheet>
  );
}
