import { useEffect, useState } from "react";
import { ageAt, type PetProfile } from "#app/domain/pet-profile.ts";
import { PET_LABELS } from "#app/domain/pets.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";
import { profileSpecies } from "./species-of.ts";

/** One page for the fridge or the sitter, from what this device knows. It prints alone. */
export function SitterSheet({ pet }: { pet: PetProfile }) {
  const [line, setLine] = useState("");
  // The foot of the page names the poison line of the visitor's country.
  useEffect(() => setLine(document.querySelector("body > footer [data-line]")?.textContent?.trim() ?? ""), []);
  const species = profileSpecies(pet);
  const rows = [
    ["Animal", [pet.type && PET_LABELS[pet.type], pet.breed, ageAt(pet.birthday, Date.now())].filter(Boolean).join(", ")],
    ["Weight", pet.weight],
    ["Medicines", pet.medicines],
    ["Our vet", pet.vetPhone],
    ["Poison line", line],
  ].filter(([, text]) => text);
  return (
    <section className="space-y-3" aria-labelledby="sheet">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h2 id="sheet">For the fridge or the sitter</h2>
        <Button variant="quiet" icon="print" onClick={() => print()}>
          Print this sheet
        </Button>
      </div>
      <div className="rounded-card border-line bg-surface max-w-text border-2 p-5 print:max-w-none print:border-0" data-sitter-sheet="">
        <div className="flex items-center gap-4">
          {species ? <AnimalFace animal={species} className="size-16" /> : null}
          <p className="font-display text-2xl font-bold">{pet.name}</p>
        </div>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
          {rows.map(([label, text]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 font-semibold">
          Call our vet at once for: hard breathing, collapse, a seizure, straining with no pee, a swollen belly with retching, or anything
          poisonous.
        </p>
        <p className="text-ink-soft mt-2">Food, times and habits:</p>
        <div className="border-line mt-6 space-y-8 *:border-b *:border-inherit" aria-hidden="true">
          <div />
          <div />
          <div />
        </div>
      </div>
    </section>
  );
}
