import type { Marketing } from "#app/domain/content/landing-content.ts";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";
import { ASK_FORM_ID } from "./ask-card.tsx";
import { SideCard } from "./side-card.tsx";

/** Tap the animal that it is about. The choice belongs to the question's form, and goes along with a shortcut (boot-script.ts). */
export function AnimalsCard({ animals: { heading, tiles } }: Pick<Marketing, "animals">) {
  return (
    <SideCard id="animals-title" title={heading} className="@container lg:col-start-1 lg:row-start-1">
      <p className="text-small text-ink-soft leading-snug max-sm:hidden">Tap yours, and the answer fits.</p>
      <fieldset className="mt-2 grid min-w-0 grow sm:mt-3">
        <legend className="sr-only">Which animal is it about?</legend>
        <div className="grid grid-cols-3 gap-1 sm:gap-2 lg:grid-cols-1 @[17.5rem]:grid-cols-[repeat(6,auto)] @[17.5rem]:gap-0">
          {tiles.map(({ species, label }) => (
            <label
              key={species}
              className="rounded-control hover:bg-accent-soft has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-focus lg:bg-sunken grid min-h-11 min-w-11 cursor-pointer content-center items-center justify-items-center gap-0.5 border-2 border-transparent py-1 has-focus-visible:outline-3 lg:flex lg:gap-2 lg:px-2 forced-colors:has-checked:border-[Highlight]"
            >
              <input type="radio" form={ASK_FORM_ID} name="petType" value={species} className="sr-only" />
              <AnimalFace animal={species} className="size-9 flex-none sm:size-14" />
              <span className="sm:text-small wide:text-base text-[min(0.75rem,4.4vw)] leading-tight">{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </SideCard>
  );
}
