import type { FormEvent } from "react";
import { addToDiary, removeFromDiary } from "#app/browser/pet-diary.ts";
import { type BreathLimits, breathLimitsFor } from "#app/domain/breathing/breaths.ts";
import { type DiaryEntry, type DiaryKind, entriesOf } from "#app/domain/pet-diary.ts";
import type { PetProfile } from "#app/domain/pet-profile.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field, INLINE_FORM } from "#app/ui/controls/field.tsx";
import { Fold } from "#app/ui/controls/fold.tsx";
import { formText } from "#app/ui/controls/form-text.ts";
import { DiaryCurve } from "./diary-curve.tsx";
import { profileSpecies } from "./species-of.ts";

type Part = { kind: DiaryKind; heading: string; label: string; unit: string; hint?: string };

const PARTS: readonly Part[] = [
  {
    kind: "breaths",
    heading: "Sleeping breaths",
    label: "Breaths a minute, asleep",
    unit: "a minute",
    hint: "Count for 30 seconds and double it. One rise and fall of the chest is one breath.",
  },
  { kind: "weight", heading: "Weight", label: "Weight", unit: "", hint: "Always in the same unit" },
  { kind: "medicine", heading: "Medicine given", label: "Which one", unit: "" },
];

type Props = {
  pet: PetProfile;
  rates: readonly BreathLimits[];
  diary: readonly DiaryEntry[];
  onChange: (diary: readonly DiaryEntry[]) => void;
};

/** What was counted, weighed and given, each with the day and a curve. */
export function Diary({ pet, rates, diary, onChange }: Props) {
  const species = profileSpecies(pet);
  const asleep = species && breathLimitsFor(rates, { species, state: "asleep" });
  return (
    <>
      {PARTS.map((part) => (
        <DiaryPart
          key={part.kind}
          part={part}
          pet={pet.name}
          entries={entriesOf(diary, pet.name, part.kind)}
          limit={part.kind === "breaths" ? asleep?.urgent : undefined}
          onChange={onChange}
        />
      ))}
    </>
  );
}

type PartProps = {
  part: Part;
  pet: string;
  entries: readonly DiaryEntry[];
  /** Over this a vet should know. */
  limit: number | undefined;
  onChange: (diary: readonly DiaryEntry[]) => void;
};

function DiaryPart({ part: { kind, heading, label, unit, hint }, pet, entries, limit, onChange }: PartProps) {
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = (formText(event.currentTarget).get("value") ?? "").trim();
    const value = Number.parseFloat(said.replace(",", "."));
    const entry = { pet, kind, at: Date.now() };
    if (kind === "medicine" && said) onChange(addToDiary({ ...entry, note: said }));
    else if (kind !== "medicine" && value > 0) onChange(addToDiary({ ...entry, value }));
    else return;
    event.currentTarget.reset();
  };
  const [newest] = entries;
  return (
    <section className="space-y-3 print:hidden" aria-labelledby={`diary-${kind}`}>
      <h2 id={`diary-${kind}`}>{heading}</h2>
      <form className={INLINE_FORM} onSubmit={add}>
        <Field
          id={`add-${kind}`}
          className="flex-[1_1_12rem]"
          label={label}
          hint={hint}
          name="value"
          inputMode={kind === "medicine" ? "text" : "decimal"}
          required
          autoComplete="off"
        />
        <Button type="submit">Write down</Button>
      </form>
      {limit !== undefined && newest?.value !== undefined && newest.value > limit ? (
        <p className="border-urgent bg-urgent-soft border-s-4 px-4 py-3" role="status">
          <strong>
            {newest.value} is over {limit}: call a vet.
          </strong>{" "}
          Count once more while you wait, and tell the vet both numbers. <a href="/breathing">When it is an emergency</a>
        </p>
      ) : null}
      <DiaryCurve entries={entries} limit={limit} name={`${heading}, from the oldest to the newest`} />
      {entries.length > 0 ? (
        <Fold summary={`All entries (${entries.length})`}>
          <ul className="divide-line divide-y">
            {entries.map((entry) => (
              <li key={entry.at} className="flex items-center justify-between gap-4">
                <span>
                  <time dateTime={new Date(entry.at).toISOString()}>
                    {new Date(entry.at).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })}
                  </time>
                  {": "}
                  <strong>{entry.value ?? entry.note}</strong> {unit}
                </span>
                <Button variant="plain" size="small" onClick={() => onChange(removeFromDiary(entry))}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </Fold>
      ) : null}
    </section>
  );
}
