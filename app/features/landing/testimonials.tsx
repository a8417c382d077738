import type { Testimonial } from "#app/domain/content/landing-content.ts";
import { PET_LABELS } from "#app/domain/pets.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";

type Props = {
  /** How many there are; without any the section stays away. */
  count: number;
  /** On the server only: the browser keeps the HTML. */
  testimonials: readonly Testimonial[] | undefined;
};

/** Voices of owners. One that is made up says so. */
export function Testimonials({ count, testimonials = [] }: Props) {
  if (count === 0) return null;
  return (
    <section className="band">
      <h2>What owners say</h2>
      <StaticHtml>
        {() => (
          <ul className="cards cards--three">
            {testimonials.map((testimonial) => (
              <li key={testimonial.petName} className="card">
                <Voice testimonial={testimonial} />
              </li>
            ))}
          </ul>
        )}
      </StaticHtml>
    </section>
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
