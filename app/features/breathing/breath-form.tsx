import type { FormEvent, RefObject } from "react";
import { type BreathQuery, PANTING, STATES } from "#app/domain/breathing/breaths.ts";
import { SPECIES_LABELS } from "#app/domain/pets.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Choice } from "#app/ui/controls/choice.tsx";
import { CHECK_FORM, FieldFrame, INPUT } from "#app/ui/controls/field.tsx";
import { BreathCounter } from "./breath-counter.tsx";

type Props = {
  form: RefObject<HTMLFormElement>;
  /** The field that the counter fills. */
  number: RefObject<HTMLInputElement>;
  given: BreathQuery;
  seconds: number;
  onCounted: (breaths: number) => void;
  onChange: (form: HTMLFormElement) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** What makes no difference is hidden: the state of animals with one line, and the count of a pet that pants. */
const COUNTED = "unless-calm:hidden";
const STATED = `unless-breath-dog-or-cat:hidden ${COUNTED}`;

/** The counter, then which animal and whether they pant. A plain form: without script the breaths are counted by hand and the server answers. */
export function BreathForm({ form, number, given, seconds, onCounted, onChange, onSubmit }: Props) {
  return (
    <form
      ref={form}
      className={CHECK_FORM}
      action="/breathing#count"
      method="get"
      data-wakes=""
      onChange={({ currentTarget }) => onChange(currentTarget)}
      onSubmit={onSubmit}
    >
      <BreathCounter seconds={seconds} onCounted={onCounted} className={COUNTED} />
      <Choice id="breath-species" name="species" label="Animal" options={SPECIES_LABELS} chosen={given.species ?? "dog"} />
      <Choice id="breath-state" name="state" label="They are" options={STATES} chosen={given.state} className={STATED} />
      <Choice
        id="breath-panting"
        name="panting"
        label="Panting, or breathing with an open mouth?"
        options={PANTING}
        chosen={given.panting}
        className="col-span-full"
      />
      <FieldFrame
        id="breath-number"
        label={`Breaths in ${seconds} seconds`}
        hint="Count a dog or a cat asleep or resting, any other animal awake and resting."
        className={`col-span-full ${COUNTED}`}
      >
        <input
          id="breath-number"
          ref={number}
          className={INPUT}
          name="breaths"
          type="number"
          inputMode="numeric"
          min="0"
          max="400"
          defaultValue={given.breaths}
          aria-describedby="breath-number-hint"
        />
      </FieldFrame>
      <Button type="submit" className="col-span-full justify-self-start">
        What does it mean?
      </Button>
    </form>
  );
}
