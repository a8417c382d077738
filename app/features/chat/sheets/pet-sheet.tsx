import { type FormEvent, useState } from "react";
import type { Conversation } from "#app/domain/chat/conversation/conversation.ts";
import { type Subject, subjectLabel, subjectOf } from "#app/domain/chat/conversation/subject.ts";
import { PET_NAME_CHARS } from "#app/domain/limits.ts";
import type { PetProfile } from "#app/domain/pet-profile.ts";
import type { PetType } from "#app/domain/pets.ts";
import { PetFace } from "../pets/pet-face.tsx";
import { PetTiles } from "../pets/pet-tiles.tsx";
import { Sheet } from "./sheet.tsx";

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
      <form className="flex flex-col gap-4" onSubmit={save}>
        <fieldset>
          <legend className="visually-hidden">Which pet?</legend>
          <PetTiles chosen={type} onChoose={setType} />
        </fieldset>
        <label className="field">
          <span>Pet's name (optional)</span>
          <input type="text" name="petName" dir="auto" defaultValue={subject.name} maxLength={PET_NAME_CHARS} autoComplete="off" />
        </label>
        <button type="submit" className="button self-start">
          Save
        </button>
      </form>
      <section className="border-line flex flex-col gap-2 border-t pt-4" aria-labelledby="other-pets">
        <h4 id="other-pets">Another pet</h4>
        <p className="text-base">Each pet has its own conversation, so that nothing gets mixed up.</p>
        {others.map((other) => {
          const about = subjectOf(other);
          return (
            <button
              key={other.chatHistory[0]?.id ?? subjectLabel(about)}
              type="button"
              className="button button--quiet justify-start"
              onClick={close(() => onSwitch(other))}
            >
              <span className="size-8">
                <PetFace type={about.type} />
              </span>
              <span>Go to {subjectLabel(about)}</span>
            </button>
          );
        })}
        {unused.map((profile) => (
          <button key={profile.name} type="button" className="button button--quiet justify-start" onClick={close(() => onAdd(profile))}>
            <span className="size-8">
              <PetFace type={profile.type} />
            </span>
            <span>Ask about {subjectLabel(profile)}</span>
          </button>
        ))}
        <button type="button" className="button button--quiet self-start" onClick={close(() => onAdd({ name: "" }))}>
          Add another pet
        </button>
      </section>
    </Sheet>
  );
}
