import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { PET_LABELS, SPECIES, type Species } from "#app/domain/pets.ts";
import { readSymptomQuery, type SymptomQuery, symptomPath, URGENCY_WORDS } from "#app/domain/symptoms/symptoms.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Choice } from "#app/ui/controls/choice.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Fold } from "#app/ui/controls/fold.tsx";
import { formText } from "#app/ui/controls/form-text.ts";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";

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
        className="grid gap-x-3 gap-y-4 lg:grid-flow-dense lg:grid-cols-4 print:hidden"
        action="/symptoms"
        method="get"
        data-wakes=""
        onFocus={onReach}
        onPointerEnter={onReach}
        onChange={change}
        onSubmit={onSubmit}
      >
        <div className="flex items-end gap-3 lg:col-span-3">
          <Field
            id="symptom-q"
            label="What do you see?"
            type="search"
            name="q"
            defaultValue={q}
            autoComplete="off"
            enterKeyHint="search"
            className="flex-1"
          />
          <Button type="submit">Search</Button>
        </div>
        <Filters isFolded={q !== ""}>
          <AnimalPicker chosen={species} />
          <Choice id="symptom-urgency" name="urgency" label="How urgent" options={URGENCY_WORDS} chosen={urgency} none="Any urgency" />
        </Filters>
      </form>
    </search>
  );
}

/** After a search the guides found come first, and what narrows them is folded. */
function Filters({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children;
  return (
    <Fold summary="Narrow by animal or urgency" className="lg:col-span-full">
      <div className="grid gap-4">{children}</div>
    </Fold>
  );
}

/** All animals or one, each with its face. */
function AnimalPicker({ chosen }: { chosen: Species | undefined }) {
  return (
    <fieldset className="min-w-0 lg:col-span-full">
      <legend className="mb-1.5 font-semibold">Animal</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-1.5 md:grid-cols-10">
        <AnimalTile value="" label="All" isChosen={!chosen}>
          <Icon name="paw" className="text-accent size-9" />
        </AnimalTile>
        {SPECIES.map((animal) => (
          <AnimalTile key={animal} value={animal} label={PET_LABELS[animal]} isChosen={animal === chosen}>
            <AnimalFace animal={animal} className="size-11" />
          </AnimalTile>
        ))}
      </div>
    </fieldset>
  );
}

type TileProps = { value: string; label: string; isChosen: boolean; children: ReactNode };

function AnimalTile({ value, label, isChosen, children }: TileProps) {
  return (
    <label className="rounded-control has-checked:border-accent has-checked:bg-accent-soft hover:bg-accent-soft border-line bg-surface has-focus-visible:outline-focus relative grid min-w-0 cursor-pointer justify-items-center gap-1 border-2 px-0.5 py-1.5 text-center text-[0.8125rem] leading-tight font-medium has-focus-visible:outline-3 forced-colors:has-checked:outline-3">
      <input
        className="absolute inset-0 cursor-pointer appearance-none"
        type="radio"
        name="species"
        value={value}
        defaultChecked={isChosen}
      />
      <span className="grid size-11 place-items-center">{children}</span>
      {label}
    </label>
  );
}
