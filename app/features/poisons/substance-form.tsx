import { useEffect, useRef } from "react";
import { readSubstanceQuery, type SubstanceQuery } from "#app/domain/knowledge/substance.ts";
import { SPECIES_LABELS } from "#app/domain/pets.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Choice } from "#app/ui/controls/choice.tsx";
import { CHECK_FORM, Field } from "#app/ui/controls/field.tsx";
import { formText } from "#app/ui/controls/form-text.ts";

type Props = {
  query: SubstanceQuery;
  /** Takes what the form says after each change. */
  onChange: (query: SubstanceQuery) => void;
  /** The visitor is about to use the form. */
  onReach: () => void;
};

/** What was swallowed, and by which animal. A plain form that the server answers; matching names are listed below while the visitor types. */
export function SubstanceForm({ query: { q, species }, onChange, onReach }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    // What was typed before the scripts arrived.
    const typed = form.current && readSubstanceQuery(formText(form.current));
    if (typed && (typed.q !== q || typed.species !== species)) change.current(typed);
  }, [q, species]);
  return (
    <search>
      <form
        ref={form}
        className={CHECK_FORM}
        action="/poisons"
        method="get"
        data-wakes=""
        onFocus={onReach}
        onPointerEnter={onReach}
        onChange={(event) => onChange(readSubstanceQuery(formText(event.currentTarget)))}
      >
        <Field
          className="col-span-full"
          id="poison-q"
          label="What did your pet get into?"
          hint="A food, plant, medicine, brand or cleaner, in any language"
          type="search"
          name="q"
          defaultValue={q}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Choice id="poison-species" name="species" label="Animal" options={SPECIES_LABELS} chosen={species} none="Any animal" />
        <Button type="submit" className="justify-self-start">
          Look it up
        </Button>
      </form>
    </search>
  );
}
