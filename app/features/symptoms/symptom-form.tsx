import { type FormEvent, useEffect, useRef } from "react";
import { SPECIES_LABELS } from "#app/domain/pets.ts";
import { readSymptomQuery, type SymptomQuery, symptomPath, URGENCY_WORDS } from "#app/domain/symptoms/symptoms.ts";
import { Choice } from "#app/ui/controls/choice.tsx";
import { formText } from "#app/ui/controls/form-text.ts";

type Props = {
  query: SymptomQuery;
  /** Takes what the form says after each change. */
  onChange: (query: SymptomQuery) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The visitor is about to use the form. */
  onReach: () => void;
};

/** Words, animal and urgency to look for. A plain form: without script the server answers it. */
export function SymptomForm({ query: { q, species, urgency }, onChange, onSubmit, onReach }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const change = () => form.current && onChange(readSymptomQuery(formText(form.current)));
  // What was typed before the scripts arrived counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at arriving
  useEffect(() => {
    const asked = symptomPath({ q, species, urgency });
    if (form.current && symptomPath(readSymptomQuery(formText(form.current))) !== asked) change();
  }, []);
  return (
    <search>
      <form
        ref={form}
        className="inline-form finder no-print"
        action="/symptoms"
        method="get"
        data-wakes=""
        onFocus={onReach}
        onPointerEnter={onReach}
        onChange={change}
        onSubmit={onSubmit}
      >
        <div className="field">
          <label htmlFor="symptom-q">What do you see?</label>
          <input id="symptom-q" type="search" name="q" defaultValue={q} autoComplete="off" enterKeyHint="search" />
        </div>
        <Choice id="symptom-species" name="species" label="Animal" options={SPECIES_LABELS} chosen={species} none="All animals" />
        <Choice id="symptom-urgency" name="urgency" label="How urgent" options={URGENCY_WORDS} chosen={urgency} none="Any urgency" />
        <button type="submit" className="button">
          Search
        </button>
      </form>
    </search>
  );
}
