import type { Testimonial } from "#app/domain/care.ts";
import { PET_LABELS } from "#app/domain/pets.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Kept } from "#app/ui/kept.tsx";

/** Voices of owners. One that is made up says so. Without any the section stays away. */
export function Testimonials({ testimonials = [] }: { testimonials: readonly Testimonial[] | undefined }) {
  return (
    <Kept className="kept">
      {() =>
        testimonials.length > 0 ? (
          <section className="band">
            <h2>What owners say</h2>
            <ul className="cards voices">
              {testimonials.map((testimonial) => (
                <li key={testimonial.petName} className="card">
                  <Voice testimonial={testimonial} />
                </li>
              ))}
            </ul>
          </section>
        ) : null
      }
    </Kept>
  );
}

function Voice({ testimonial: { name, location, petName, petType, quote, outcome, timeframe, sample } }: { testimonial: Testimonial }) {
  return (
    <figure className="voice">
      {sample ? <Badge>Sample</Badge> : null}
      <blockquote>{quote}</blockquote>
      <figcaption>
        <strong>{name}</strong>, {location}, with {petName} ({PET_LABELS[petType].toLowerCase()})
        <br />
        {outcome}. {timeframe}.
      </figcaption>
    </figure>
  );
}
