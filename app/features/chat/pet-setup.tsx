import type { FormEvent } from "react";
import { PET_NAME_CHARS } from "#app/domain/limits.ts";
import { PET_LABELS, PET_TYPES, type PetType } from "#app/domain/pets.ts";

type Props = { selectedPet: PetType | undefined; onDone: (pet: PetType, name: string) => void };

/**
 * Who is it about? The fields keep their own state, so what was chosen before the scripts arrived counts. Without them the boot sends the
 * form to the page that answers without script.
 */
export function PetSetup({ selectedPet, onDone }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const pet = PET_TYPES.find((type) => type === fields.get("petType"));
    if (pet) onDone(pet, String(fields.get("petName") ?? "").trim());
  };
  return (
    <form className="chat-setup" method="post" action="/ask" onSubmit={submit}>
      <p className="chat-notice">
        In danger right now? Call an emergency vet first. What you write is not stored by us; please leave out names and addresses of
        people.
      </p>
      <fieldset className="choices">
        <legend>Which animal is it about?</legend>
        {PET_TYPES.map((type, index) => (
          <label key={type} className="choice">
            {/* biome-ignore lint/a11y/noAutofocus: the dialog reads it when it is opened; the first field is a better start than the way out. */}
            <input type="radio" name="petType" value={type} required defaultChecked={type === selectedPet} autoFocus={index === 0} />
            <span>{PET_LABELS[type]}</span>
          </label>
        ))}
      </fieldset>
      <label className="field">
        <span>Its name, if you like</span>
        <input type="text" name="petName" maxLength={PET_NAME_CHARS} autoComplete="off" />
      </label>
      <button type="submit" className="button">
        Start
      </button>
    </form>
  );
}
