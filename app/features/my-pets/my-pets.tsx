import { type ReactNode, useEffect, useState } from "react";
import { addToDiary, loadDiary } from "#app/browser/pet-diary.ts";
import { loadProfiles } from "#app/browser/pet-profiles.ts";
import type { BreathLimits } from "#app/domain/breathing/breaths.ts";
import { type DiaryEntry, entriesOf, FEELINGS } from "#app/domain/pet-diary.ts";
import type { PetProfile } from "#app/domain/pet-profile.ts";
import { Chip, Row } from "#app/ui/controls/chip.tsx";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";
import { WITH_ASIDE } from "#app/ui/layout/columns.ts";
import { Lead } from "#app/ui/layout/lead.tsx";
import { PageTitle } from "#app/ui/layout/page-title.tsx";
import { CareCalendar } from "./care-calendar.tsx";
import { Diary } from "./diary.tsx";
import { ExampleDiary } from "./example-diary.tsx";
import { NewPet } from "./new-pet.tsx";
import { SitterSheet } from "./sitter-sheet.tsx";
import { profileSpecies } from "./species-of.ts";

/** What this device remembers of the visitor's pets. Without it, or before the scripts, the page says what it is for. */
export function MyPets({ rates }: { rates: readonly BreathLimits[] }) {
  const [pets, setPets] = useState<readonly PetProfile[]>();
  const [chosen, setChosen] = useState<string>();
  const refresh = () => setPets(loadProfiles());
  useEffect(refresh, []);
  const pet = pets?.find(({ name }) => name === chosen) ?? pets?.[0];
  const title = pet ? <h1>{pet.name}'s days</h1> : <PageTitle title="Your pets, day by day" tool="symptoms" />;
  const head = (
    <div className="space-y-3 print:hidden">
      {title}
      <Lead>
        A diary of sleeping breaths, weight and medicine, a care calendar, and a sheet for the fridge or the sitter. All of it stays on this
        device: nothing is sent to us, and no account is needed.
      </Lead>
      {pets && pets.length > 1 ? (
        <Row>
          {pets.map(({ name }) => (
            <Chip
              key={name}
              aria-pressed={name === pet?.name}
              className="aria-pressed:border-accent aria-pressed:font-bold"
              onClick={() => setChosen(name)}
            >
              {name}
            </Chip>
          ))}
        </Row>
      ) : null}
    </div>
  );
  return (
    <>
      {pet ? null : head}
      {pets ? null : <p className="hidden noscript:block">This page needs scripts.</p>}
      {pet ? (
        <OnePet key={pet.name} pet={pet} rates={rates} head={head}>
          <NewPet isFirst={false} onSaved={refresh} />
        </OnePet>
      ) : null}
      {pet ? null : (
        // Before this device has said which pets it knows, the form has its height already and is not seen: the footer never jumps.
        <div className={`${WITH_ASIDE} ${pets ? "" : "invisible noscript:hidden"}`}>
          <NewPet isFirst onSaved={refresh} />
          <ExampleDiary rates={rates} />
        </div>
      )}
    </>
  );
}

const HALVES = "grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2 lg:items-start print:block";

/** So many days are read at a glance. */
const LAST_DAYS = 7;

type OnePetProps = {
  pet: PetProfile;
  rates: readonly BreathLimits[];
  /** Stands beside how the pet is today. */
  head: ReactNode;
  /** Stands under the sheet. */
  children: ReactNode;
};

function OnePet({ pet, rates, head, children }: OnePetProps) {
  const species = profileSpecies(pet);
  const [diary, setDiary] = useState<readonly DiaryEntry[]>([]);
  useEffect(() => setDiary(loadDiary()), []);
  const note = (day: string) => setDiary(addToDiary({ pet: pet.name, kind: "day", at: Date.now(), note: day }));
  const days = entriesOf(diary, pet.name, "day").slice(0, LAST_DAYS);
  return (
    <>
      <div className={HALVES}>
        {head}
        <div className="rounded-card border-line bg-surface space-y-3 border p-3 sm:p-4 print:hidden">
          <form className="flex flex-wrap items-center gap-x-4 gap-y-2" data-ask="">
            {species ? <AnimalFace animal={species} className="size-20" /> : null}
            <p className="font-semibold">How is {pet.name} today?</p>
            <input type="hidden" name="petType" value={pet.type ?? "other"} />
            <input type="hidden" name="petName" value={pet.name} />
            <Row>
              {(Object.keys(FEELINGS) as (keyof typeof FEELINGS)[]).map((day) => (
                // What is worse is told in the chat, which opens with this pet.
                <Chip key={day} type={day === "worse" ? "submit" : "button"} onClick={() => note(day)}>
                  {FEELINGS[day]}
                </Chip>
              ))}
            </Row>
          </form>
          {days.length > 0 ? <p role="status">Lately: {days.map(dayInWords).join(", ")}</p> : null}
        </div>
      </div>
      <div className={HALVES}>
        <div className="space-y-8 print:hidden">
          <Diary pet={pet} rates={rates} diary={diary} onChange={setDiary} />
          <CareCalendar pet={pet} />
        </div>
        <div className="space-y-8">
          <SitterSheet pet={pet} />
          {children}
        </div>
      </div>
    </>
  );
}

/** "Sat the same". */
function dayInWords({ at, note = "" }: DiaryEntry): string {
  const feeling = FEELINGS[note as keyof typeof FEELINGS] ?? note;
  return `${new Date(at).toLocaleDateString("en", { weekday: "short" })} ${feeling.toLowerCase()}`;
}
