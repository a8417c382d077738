import { type FormEvent, useState } from "react";
import { saveProfile } from "#app/browser/pet-profiles.ts";
import { PET_NAME_CHARS } from "#app/domain/limits.ts";
import { PET_LABELS, readPetType } from "#app/domain/pets.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Choice } from "#app/ui/controls/choice.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Fold } from "#app/ui/controls/fold.tsx";
import { formText } from "#app/ui/controls/form-text.ts";

/** A pet to remember: a name and an animal are enough. */
export function NewPet({ isFirst, onSaved }: { isFirst: boolean; onSaved: () => void }) {
  const [hasFailed, setFailed] = useState(false);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = formText(event.currentTarget);
    const type = readPetType(said.get("type") ?? "");
    const profile = {
      name: (said.get("name") ?? "").trim(),
      ...(type && { type }),
      weight: said.get("weight")?.trim() || undefined,
      medicines: said.get("medicines")?.trim() || undefined,
      vetPhone: said.get("vetPhone")?.trim() || undefined,
    };
    if (!saveProfile(profile)) return setFailed(true);
    event.currentTarget.reset();
    onSaved();
  };
  return (
    <Fold summary={isFirst ? "Remember a pet on this device" : "Add or change a pet"} open={isFirst} className="max-w-2xl print:hidden">
      <form className="grid gap-4 py-3 sm:grid-cols-2" onSubmit={save}>
        <Field id="my-name" label="Name" name="name" dir="auto" required maxLength={PET_NAME_CHARS} autoComplete="off" />
        <Choice id="my-type" name="type" label="Animal" options={PET_LABELS} chosen={undefined} />
        <Field id="my-weight" label="Weight" name="weight" hint="With its unit: 12 kg or 26 lb" autoComplete="off" />
        <Field id="my-medicines" label="Medicines" name="medicines" hint="As your vet prescribed them" dir="auto" autoComplete="off" />
        <Field id="my-vet" label="Phone number of your own vet" name="vetPhone" type="tel" autoComplete="off" />
        <Button type="submit" className="self-end">
          Save on this device
        </Button>
        {hasFailed ? <p role="alert">This browser does not allow storing anything. Nothing was saved.</p> : null}
      </form>
    </Fold>
  );
}
