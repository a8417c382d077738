import { type FormEvent, useState } from "react";
import { eraseProfile, saveProfile } from "#app/browser/pet-profiles.ts";
import { saveFile } from "#app/browser/save-file.ts";
import { PET_NAME_CHARS } from "#app/domain/limits.ts";
import type { PetProfile } from "#app/domain/pet-profile.ts";
import { PET_LABELS } from "#app/domain/pets.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Row } from "#app/ui/controls/chip.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Fold } from "#app/ui/controls/fold.tsx";
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

type Detail = { name: "breed" | "birthday" | "weight" | "medicines" | "vetPhone"; label: string; type?: string; hint?: string };

const FORM_ID = "profile-form";

const DETAILS: readonly Detail[] = [
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
    for (const { name } of DETAILS) profile[name] = entries[name]?.trim() || undefined;
    if (!saveProfile(profile)) return setFailed(true);
    onSaved(profile);
    onClose();
  };
  const title = isStored ? `${pet.name}'s profile` : "Remember this pet";
  return (
    <Sheet
      id="profile-title"
      title={title}
      onClose={onClose}
      actions={
        <Button type="submit" form={FORM_ID}>
          Save on this device
        </Button>
      }
    >
      <p>
        Only on this device. We never see it. Only the name is needed. It fills in forms, the sheet for your vet and the number to call.
      </p>
      <form id={FORM_ID} className="flex flex-col gap-4" onSubmit={save}>
        <Field
          id="profile-name"
          label="Name"
          name="name"
          dir="auto"
          defaultValue={pet.name}
          required
          maxLength={PET_NAME_CHARS}
          autoComplete="off"
        />
        <Fold summary={`Animal${type ? `: ${PET_LABELS[type]}` : ""}`} open={!pet.type}>
          <PetTiles chosen={type} onChoose={setType} />
        </Fold>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {DETAILS.map((detail) => (
            <Field
              key={detail.name}
              {...detail}
              id={`profile-${detail.name}`}
              dir={detail.type ? undefined : "auto"}
              defaultValue={pet[detail.name] ?? ""}
              autoComplete="off"
            />
          ))}
        </div>
        {hasFailed ? <p role="alert">This browser does not allow storing anything. Nothing was saved.</p> : null}
      </form>
      {isStored ? (
        <Row>
          <Button variant="quiet" onClick={() => saveFile(`${pet.name}.json`, "application/json", JSON.stringify([pet], null, 2))}>
            Export
          </Button>
          <Button
            variant="quiet"
            icon="trash"
            onClick={() => {
              eraseProfile(pet.name);
              onErased();
              onClose();
            }}
          >
            Erase this profile
          </Button>
        </Row>
      ) : null}
    </Sheet>
  );
}
