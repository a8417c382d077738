import type { Marketing, Testimonial } from "#app/domain/content/landing-content.ts";
import { PET_LABELS } from "#app/domain/pets.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { Fold } from "#app/ui/controls/fold.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Band } from "#app/ui/layout/band.tsx";

type Props = {
  heading: string;
  /** These two on the server only: the browser keeps the HTML. */
  marketing: Marketing | undefined;
  testimonials: readonly Testimonial[] | undefined;
};

/** The specification's trust card and claims, and what owners say. A testimonial that is made up says so. */
export function Trust({ heading, marketing, testimonials = [] }: Props) {
  return (
    <Band title={heading} className="print:hidden">
      <StaticHtml>
        {() => (
          <>
            {marketing ? <Reasons marketing={marketing} /> : null}
            {testimonials.length > 0 ? (
              <Fold summary="What owners say" className="border-line mt-3 border-y">
                <ul className="grid gap-4 pb-4 md:grid-cols-3">
                  {testimonials.map((testimonial) => (
                    <li key={testimonial.petName}>
                      <Voice testimonial={testimonial} />
                    </li>
                  ))}
                </ul>
              </Fold>
            ) : null}
          </>
        )}
      </StaticHtml>
    </Band>
  );
}

function Reasons({ marketing: { trust, claims, chat } }: { marketing: Marketing }) {
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-10">
      <ul className="grid gap-1 sm:gap-2">
        {trust.points.map((point) => (
          <li key={point} className="flex items-center gap-3 text-base leading-snug">
            <Icon name="check" className="text-accent" />
            {point}
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2" data-claims="">
        {claims
          .filter(({ id }) => chat.trustIndicators.includes(id))
          .map(({ id, value, label }) => (
            <li key={id} className="text-ink-soft text-small leading-snug">
              <strong className="text-accent sm:text-title sm:block">{value}</strong> {label}
            </li>
          ))}
      </ul>
    </div>
  );
}

function Voice({ testimonial: { name, location, petName, petType, quote, outcome, timeframe, sample } }: { testimonial: Testimonial }) {
  return (
    <figure className="flex h-full flex-col items-start">
      <p className="flex items-center gap-2">
        <AnimalFace animal={petType} className="size-12" />
        {sample ? <Badge>Sample</Badge> : null}
      </p>
      <blockquote className="my-2 leading-normal before:content-['\201c'] after:content-['\201d']">{quote}</blockquote>
      <figcaption className="text-ink-soft text-small mt-auto leading-snug">
        <strong>{name}</strong>, {location}, with {petName} ({PET_LABELS[petType].toLowerCase()})
        <br />
        {outcome}. {timeframe}.
      </figcaption>
    </figure>
  );
}
