import type { Marketing } from "#app/domain/content/landing-content.ts";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";
import { ASK_FORM_ID } from "./ask-card.tsx";
import { SideCard } from "./side-card.tsx";

/** Tap the animal that it is about. The choice belongs to the question's form, and goes along with a shortcut (boot-script.ts). */
export function AnimalsCard({ animals: { heading, tiles } }: Pick<Marketing, "animals">) {
  return (
    <SideCard id="animals-title" title={heading} className="@container">
      <fieldset className="mt-1 min-w-0 grow sm:mt-3 lg:grow-0">
        <legend className="sr-only">Which animal is it about?</legend>
        {/* Tiles with a height of their own: the card beside them arrives later, and would stretch them. */}
        <div className="grid grid-cols-3 gap-1 sm:gap-2 lg:grid-cols-2 @[17.5rem]:grid-cols-[repeat(6,auto)] @[17.5rem]:gap-0">
          {tiles.map(({ species, label }) => (
            <label
              key={species}
              className="rounded-control hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-focus lg:bg-paper grid min-h-11 min-w-11 cursor-pointer content-center justify-items-center gap-0.5 border-2 border-transparent py-1 has-focus-visible:outline-3 lg:min-h-36 forced-colors:has-checked:border-[Highlight]"
            >
              <input type="radio" form={ASK_FORM_ID} name="petType" value={species} className="sr-only" />
              <AnimalFace animal={species} className="size-9 sm:size-14 lg:size-18" />
              <span className="sm:text-small wide:text-base text-[min(0.75rem,4.4vw)] leading-tight">{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="text-small text-ink-soft mt-3 leading-snug max-lg:hidden">Tap yours, so that the answer fits your animal.</p>
    </SideCard>
  );
}
