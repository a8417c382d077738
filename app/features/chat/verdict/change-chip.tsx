import { useId } from "react";
import { WORDS_FIELD } from "#app/domain/after-tap.ts";
import type { CardWords } from "#app/domain/card-words.ts";
import { PET_NAME_CHARS } from "#app/domain/limits.ts";
import type { ReadChip } from "#app/domain/read-chips.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { INPUT } from "#app/ui/controls/field.tsx";
import { PetTiles } from "../pets/pet-tiles.tsx";
import type { Answering } from "./answering.ts";
import { TapForm } from "./check/tap-form.tsx";

type Props = { chip: ReadChip; words: CardWords; answering: Answering };

const PANEL = "max-w-text rounded-card border-line bg-surface ms-auto w-full clear-both border p-3";

/** What was read is another animal, is said better in other words, or was not meant. */
export function ChangeChip({ chip, words, answering }: Props) {
  const id = useId();
  const takeAway = (
    <Button type="submit" name="unread" value={chip.id} variant="quiet" size="small" icon="close">
      {words.notMeant.charAt(0).toUpperCase() + words.notMeant.slice(1)}
    </Button>
  );
  if (chip.kind === "animal")
    return (
      <TapForm {...answering}>
        <fieldset className={PANEL}>
          <legend className="px-1 font-semibold">{words.animal}</legend>
          <PetTiles submits labels={words.animals} />
          <div className="mt-2 flex justify-end">{takeAway}</div>
        </fieldset>
      </TapForm>
    );
  return (
    <TapForm {...answering} className={`${PANEL} flex flex-wrap items-end gap-2`}>
      <label htmlFor={id} className="w-full font-semibold">
        {words.sayBetter}
      </label>
      <input
        id={id}
        name={WORDS_FIELD}
        defaultValue={chip.says}
        maxLength={chip.kind === "name" ? PET_NAME_CHARS : MOST}
        className={`${INPUT} w-full`}
        dir="auto"
      />
      <Button type="submit" name={chip.kind === "name" ? "petName" : chip.kind} value={chip.id} size="small">
        {words.save}
      </Button>
      {takeAway}
    </TapForm>
  );
}

/** Longer words are a message of their own. */
const MOST = 120;
