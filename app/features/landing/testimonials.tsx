import type { Testimonial } from "#app/domain/content/landing-content.ts";
import { PET_LABELS } from "#app/domain/pets.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { PhoneFold } from "#app/ui/controls/fold.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";
import { Band } from "#app/ui/layout/band.tsx";

/** What owners say. One that is made up says so; an operator without any deletes them, and the section stays away. */
export function Testimonials({ testimonials = [] }: { testimonials: readonly Testimonial[] | undefined }) {
  return (
    <StaticHtml>
      {() =>
        testimonials.length > 0 ? (
          <Band title="What owners say" picture="stories" sunken className="print:hidden">
            <PhoneFold summary={`Read ${testimonials.length} stories`}>
              <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
                {testimonials.map((testimonial) => (
                  <li key={testimonial.petName} className="rounded-card border-line bg-surface border p-4 sm:p-5">
                    <Voice testimonial={testimonial} />
                  </li>
                ))}
              </ul>
            </PhoneFold>
          </Band>
        ) : null
      }
    </StaticHtml>
  );
}

function Voice({ testimonial: { name, location, petName, petType, quote, outcome, timeframe, sample } }: { testimonial: Testimonial }) {
  return (
    <figure className="flex h-full flex-col">
      <div className="flex items-center gap-3">
        <AnimalFace animal={petType} className="size-12 flex-none" />
        {sample ? <Badge>Sample</Badge> : null}
      </div>
      <blockquote className="my-3 text-base leading-normal before:content-['\201c'] after:content-['\201d']">{quote}</blockquote>
      <figcaption className="text-ink-soft text-small border-line mt-auto border-t pt-2 leading-snug">
        <strong>{name}</strong>, {location}, with {petName} ({PET_LABELS[petType].toLowerCase()}). {outcome}. {timeframe}.
      </figcaption>
    </figure>
  );
}
