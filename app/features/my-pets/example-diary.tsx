import { type BreathLimits, breathLimitsFor } from "#app/domain/breathing/breaths.ts";
import type { DiaryEntry } from "#app/domain/pet-diary.ts";
import { Card } from "#app/ui/content/card.tsx";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";
import { DiaryCurve } from "./diary-curve.tsx";

const COUNTS = [22, 24, 21, 23, 26, 22, 24];
const WEEK_MS = 604_800_000;
const ENTRIES = COUNTS.map((value, at): DiaryEntry => ({ pet: "Bella", kind: "breaths", at: at * WEEK_MS, value }));

/** What a diary looks like, and what to do first, before there is a pet. */
export function ExampleDiary({ rates }: { rates: readonly BreathLimits[] }) {
  const limit = breathLimitsFor(rates, { species: "dog", state: "asleep" })?.urgent;
  return (
    <aside className="space-y-6 print:hidden" aria-label="How it works">
      <Card title="For example: Bella's sleeping breaths" headingLevel={2}>
        <div className="flex items-center gap-3">
          <AnimalFace animal="dog" mood="asleep" className="size-16 flex-none" />
          <p>One count a week. Over the dashed line, call a vet.</p>
        </div>
        <DiaryCurve entries={ENTRIES} limit={limit} name="An example" />
      </Card>
      <div className="prose">
        <ol>
          <li>Save a name and an animal. The rest can wait.</li>
          <li>Write down breaths, weight or medicine whenever you like.</li>
          <li>Print the sheet before somebody else looks after your pet.</li>
        </ol>
      </div>
    </aside>
  );
}
