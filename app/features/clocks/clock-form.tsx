import type { FormEvent, RefObject } from "react";
import { ageName, type ClockQuery, type LastAct, MOST_HOURS, SEXES, type TimeLimits } from "#app/domain/clocks/clock.ts";
import { PET_LABELS, SPECIES_LABELS } from "#app/domain/pets.ts";
import { capitalized } from "#app/domain/text/capitals.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Choice } from "#app/ui/controls/choice.tsx";
import { CHECK_FORM, Field } from "#app/ui/controls/field.tsx";

const ACTS: Record<LastAct, string> = { eat: "Eating", drink: "Drinking", pee: "Peeing", droppings: "Droppings or stool" };

/** What a pet did, as the question for its time says it. */
const DID: Record<LastAct, string> = { eat: "eat", drink: "drink", pee: "pee", droppings: "pass droppings or stool" };

type Props = {
  form: RefObject<HTMLFormElement>;
  /** What the address says: it fills the fields. */
  given: ClockQuery;
  /** What is asked now, and the line that holds for it: they word the questions. */
  query: ClockQuery;
  line: TimeLimits | undefined;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Questions that are asked where their answer matters. Without scripts the form decides this by its own fields. */
const SHOWN_FOR = {
  age: "unless-clock-dog-or-cat:hidden",
  sex: "unless-cat-pees:hidden",
  asleep: "unless-bird-eats:hidden",
};

/** Which animal, what, and since when. A plain form: without script the server answers it, from the hours. */
export function ClockForm({ form, given, query, line, onChange, onSubmit }: Props) {
  const { species } = query;
  const pet = species ? PET_LABELS[species].toLowerCase() : "pet";
  const moment = line?.since === "refused" ? `did your ${pet} first refuse food` : `did your ${pet} last ${DID[query.what]}`;
  return (
    <form ref={form} className={CHECK_FORM} action="/how-long#answer" method="get" data-wakes="" onChange={onChange} onSubmit={onSubmit}>
      <Choice id="clock-species" name="species" label="Animal" options={SPECIES_LABELS} chosen={given.species} />
      <Choice id="clock-what" name="what" label="What to check" options={ACTS} chosen={given.what} />
      <Choice
        id="clock-age"
        name="age"
        label="Age (dogs and cats)"
        options={{ adult: "Adult", young: `${capitalized(ageName("young", species))} (under six months)` }}
        chosen={given.age}
        className={`col-span-full ${SHOWN_FOR.age}`}
      />
      <Choice
        id="clock-sex"
        name="sex"
        label="Male or female? (cats)"
        options={SEXES}
        chosen={given.sex}
        none="Not sure"
        className={`col-span-full ${SHOWN_FOR.sex}`}
      />
      <div className="col-span-full flex items-end gap-3">
        <Field
          {...HOURS}
          id="clock-hours"
          name="hours"
          label={species ? `How many hours ago ${moment}?` : "How many hours ago?"}
          hint={species ? hintFor(line) : GENERAL_HINT}
          defaultValue={given.hours}
          className="flex-1"
        />
        <Button type="submit">Check</Button>
      </div>
      <Field
        id="clock-seen"
        name="seen"
        type="datetime-local"
        label={species ? `Or when ${moment}?` : "Or when was it?"}
        className="col-span-full noscript:hidden"
      />
      <Field
        {...HOURS}
        id="clock-asleep"
        name="asleep"
        label="How many of those hours was your bird asleep?"
        hint={
          <>
            Birds eat nothing at night, so only hours awake count.
            <span className="noscript:hidden"> Left empty, nine in the evening to seven in the morning counts as sleep.</span>
          </>
        }
        defaultValue={given.asleep}
        className={`col-span-full ${SHOWN_FOR.asleep}`}
      />
    </form>
  );
}

/** A field for a number of hours. */
const HOURS = { type: "number", inputMode: "decimal", min: "0", max: MOST_HOURS, step: "any" } as const;

const GENERAL_HINT = "A dog or a kitten who won't eat: count from the first meal they refused. Otherwise count from the last time.";

function hintFor(line: TimeLimits | undefined): string {
  return line?.since === "refused"
    ? "Count from the first meal they refused. If you don't know, count from the last meal."
    : "If you only know the evening before, count from then.";
}
