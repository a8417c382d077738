import type { CardWords } from "#app/domain/card-words.ts";
import { PetTiles } from "../pets/pet-tiles.tsx";
import type { Answering } from "./answering.ts";
import { TapForm } from "./check/tap-form.tsx";

/** Which animal it is: what is asked about it, and how urgent it is, depend on that. Without a script each face submits the form. */
export function AnimalQuestion({ words, ...answering }: Answering & { words: CardWords }) {
  return (
    <TapForm {...answering} className="mt-4 print:hidden">
      <fieldset tabIndex={-1} className="min-w-0" data-question="">
        <legend className="mb-2 font-bold">{words.animal}</legend>
        <PetTiles submits labels={words.animals} />
      </fieldset>
    </TapForm>
  );
}
