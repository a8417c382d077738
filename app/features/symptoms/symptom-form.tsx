import { type FormEvent, useEffect, useRef } from "react";
import type { CardLevel } from "#app/domain/page.ts";
import { PET_LABELS, SPECIES } from "#app/domain/pets.ts";
import { readSymptomQuery, type SymptomQuery, symptomPath, URGENCY_WORDS } from "#app/domain/symptoms.ts";

const LEVELS = Object.keys(URGENCY_WORDS) as CardLevel[];

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
  const change = () => form.current && onChange(readSymptomQuery(wordsOf(form.current)));
  // What was typed before the scripts arrived counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at arriving
  useEffect(() => {
    const asked = symptomPath({ q, species, urgency });
    if (form.current && symptomPath(readSymptomQuery(wordsOf(form.current))) !== asked) change();
  }, []);
  return (
    <search>
      <form
        ref={form}
        className="inline-form no-print"
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
        <div className="field">
          <label htmlFor="symptom-species">Animal</label>
          <select id="symptom-species" name="species" defaultValue={species ?? ""}>
            <option value="">All animals</option>
            {SPECIES.map((one) => (
              <option key={one} value={one}>
                {PET_LABELS[one]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="symptom-urgency">How urgent</label>
          <select id="symptom-urgency" name="urgency" defaultValue={urgency ?? ""}>
            <option value="">Any urgency</option>
            {LEVELS.map((one) => (
              <option key={one} value={one}>
                {URGENCY_WORDS[one]}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button">
          Search
        </button>
      </form>
    </search>
  );
}

function wordsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
