import type { FormEvent, RefObject } from "react";
import { AGES, type ClockQuery, type LastAct, MOST_HOURS } from "#app/domain/clocks/clock.ts";
import { SPECIES_LABELS } from "#app/domain/pets.ts";
import { Choice } from "#app/ui/controls/choice.tsx";

/** What it last did, as an owner tells it. */
const ACTS: Record<LastAct, string> = { eat: "Ate", drink: "Drank", pee: "Peed", droppings: "Passed droppings or stool" };

type Props = {
  form: RefObject<HTMLFormElement>;
  query: ClockQuery;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Which animal, what, and since when. A plain form: without script the server answers it, from the hours. */
export function ClockForm({ form, query, onChange, onSubmit }: Props) {
  return (
    <form ref={form} className="sum-form no-print" action="/how-long" method="get" data-wakes="" onChange={onChange} onSubmit={onSubmit}>
      <Choice id="clock-species" name="species" label="Animal" options={SPECIES_LABELS} chosen={query.species} />
      <Choice id="clock-age" name="age" label="Age (dogs and cats)" options={AGES} chosen={query.age} />
      <Choice id="clock-what" name="what" label="What did it last do?" options={ACTS} chosen={query.what} />
      <div className="field">
        <label htmlFor="clock-hours">How many hours ago?</label>
        <input
          id="clock-hours"
          name="hours"
          type="number"
          inputMode="decimal"
          min="0"
          max={MOST_HOURS}
          step="any"
          defaultValue={query.hours}
          aria-describedby="clock-hint"
        />
        <span className="field-hint" id="clock-hint">
          If you only know the evening before, count from then.
        </span>
      </div>
      <div className="field needs-script">
        <label htmlFor="clock-seen">Or when was it?</label>
        <input id="clock-seen" name="seen" type="datetime-local" />
      </div>
      <button type="submit" className="button">
        Show the hours
      </button>
    </form>
  );
}
