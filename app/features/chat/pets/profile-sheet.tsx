import { type FormEvent, useId, useState } from "react";
import { eraseProfile, saveProfile } from "#app/browser/pet-profiles.ts";
import { saveFile } from "#app/browser/save-file.ts";
import { PET_NAME_CHARS } from "#app/domain/limits.ts";
import type { PetProfile } from "#app/domain/pet-profile.ts";
import { Sheet } from "../sheets/sheet.tsx";
import { PetTiles } from "./pet-tiles.tsx";

type Props = {
  /** What is known so far: the stored profile, or the pet of the conversation. */
  pet: PetProfile;
  isStored: boolean;
  onSaved: (profile: PetProfile) => void;
  onErased: () => void;
  onClose: () => void;
};

type Field = { name: "breed" | "birthday" | "weight" | "medicines" | "vetPhone"; label: string; type?: string; hint?: string };

const FIELDS: readonly Field[] = [
  { name: "breed", label: "Breed" },
  { name: "birthday", label: "Birthday", type: "date" },
  { name: "weight", label: "Weight", hint: "With its unit: 12 kg or 26 lb" },
  { name: "medicines", label: "Medicines" },
  { name: "vetPhone", label: "Phone number of your own vet", type: "tel", hint: "Then an urgent answer starts with Call my vet." },
];

/** What the owner wants this device to remember of a pet. Nothing of it is sent. */
export function ProfileSheet({ pet, isStored, onSaved, onErased, onClose }: Props) {
  const [type, setType] = useState(pet.type);
  const [hasFailed, setFailed] = useState(false);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const profile: PetProfile = { ...pet, name: (entries.name ?? "").trim(), type };
    for (const { name } of FIELDS) profile[name] = entries[name]?.trim() || undefined;
    if (!saveProfile(profile)) return setFailed(true);
    onSaved(profile);
    onClose();
  };
  const title = isStored ? `${pet.name}'s profile` : "Remember a pet on this device";
  return (
    <Sheet id="profile-title" title={title} onClose={onClose}>
      <p>Only on this device. We never see it. It fills in forms, the sheet for your vet and the number to call.</p>
      <form className="flex flex-col gap-4" onSubmit={save}>
        <ProfileField name="name" label="Name" value={pet.name} isRequired />
        <fieldset>
          <legend className="mb-1.5 font-semibold">Animal</legend>
          <PetTiles chosen={type} onChoose={setType} />
        </fieldset>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {FIELDS.map((field) => (
            <ProfileField key={field.name} {...field} value={pet[field.name] ?? ""} />
          ))}
        </div>
        {hasFailed ? <p role="alert">This browser does not allow storing anything. Nothing was saved.</p> : null}
        <div className="chips">
          <button type="submit" className="button">
            Save on this device
          </button>
          {isStored ? (
            <>
              <button
                type="button"
                className="button button--quiet"
                onClick={() => saveFile(`${pet.name}.json`, "application/json", JSON.stringify([pet], null, 2))}
              >
                Export
              </button>
              <button
                type="button"
                className="button button--plain"
                onClick={() => {
                  eraseProfile(pet.name);
                  onErased();
                  onClose();
                }}
              >
                Erase this profile
              </button>
            </>
          ) : null}
        </div>
      </form>
    </Sheet>
  );
}

type ProfileFieldProps = { name: string; label: string; value: string; type?: string; hint?: string; isRequired?: boolean };

function ProfileField({ name, label, value, type = "text", hint, isRequired }: ProfileFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        dir={type === "text" ? "auto" : undefined}
        defaultValue={value}
        required={isRequired}
        maxLength={name === "name" ? PET_NAME_CHARS : undefined}
        autoComplete="off"
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint ? (
        <span id={`${id}-hint`} className="field-hint">
          {hint}
        </span>
      ) : null}
    </div>
  );
}
