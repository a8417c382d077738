import type { FormEvent, RefObject } from "react";
import { type BreathQuery, PANTING, STATES } from "#app/domain/breathing/breaths.ts";
import { SPECIES_LABELS } from "#app/domain/pets.ts";
import { Choice } from "#app/ui/controls/choice.tsx";
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

/**
 * Which animal, whether they pant, and the count. A plain form: without script the breaths are counted by hand and the server answers.
 * css/checks.css hides what makes no difference: the state of animals with one line, and the count of a pet that pants.
 */
export function BreathForm({ form, number, given, seconds, onCounted, onChange, onSubmit }: Props) {
  return (
    <form
      ref={form}
      className="sum-form no-print"
      action="/breathing#count"
      method="get"
      data-wakes=""
      onChange={({ currentTarget }) => onChange(currentTarget)}
      onSubmit={onSubmit}
    >
      <Choice id="breath-species" name="species" label="Animal" options={SPECIES_LABELS} chosen={given.species ?? "dog"} />
      <Choice
        id="breath-panting"
        name="panting"
        label="Panting, or breathing with an open mouth?"
        options={PANTING}
        chosen={given.panting}
      />
      <Choice id="breath-state" name="state" label="They are" options={STATES} chosen={given.state} />
      <BreathCounter seconds={seconds} onCounted={onCounted} />
      <div className="field">
        <label htmlFor="breath-number">Breaths in {seconds} seconds</label>
        <input
          id="breath-number"
          ref={number}
          name="breaths"
          type="number"
          inputMode="numeric"
          min="0"
          max="400"
          defaultValue={given.breaths}
          aria-describedby="breath-hint"
        />
        <span className="field-hint" id="breath-hint">
          Count a dog or a cat asleep or resting, any other animal awake and resting.
        </span>
      </div>
      <button type="submit" className="button">
        What does it mean?
      </button>
    </form>
  );
}
