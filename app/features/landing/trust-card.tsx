import type { Marketing } from "#app/domain/content/landing-content.ts";
import { routePath } from "#app/domain/http/site-routes.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { SideCard } from "./side-card.tsx";

/** The specification's trust card, and where a reader can check it. */
export function TrustCard({ trust: { heading, points, details } }: Pick<Marketing, "trust">) {
  return (
    <SideCard id="trust-title" title={heading}>
      <ul className="mt-2 grid grow grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 sm:mt-3 lg:grid-cols-1">
        {points.map((point, index) => (
          <li
            key={point}
            className="lg:border-line max-sm:text-small flex items-center gap-2 leading-snug sm:gap-3 sm:text-base lg:border-t"
          >
            <span className="bg-accent-soft text-accent grid size-7 flex-none place-items-center rounded-full sm:size-9">
              <Icon name="check" />
            </span>
            <div>
              <p className="wide:font-semibold">{point}</p>
              {details ? <p className="wide:block text-ink-soft text-small hidden">{details[index]}</p> : null}
            </div>
          </li>
        ))}
      </ul>
      <p className="text-small lg:border-line max-lg:absolute max-lg:end-1 max-lg:-top-2.5 sm:max-lg:end-5 sm:max-lg:top-3 lg:border-t lg:pt-2">
        <a className="inline-flex min-h-11 items-center leading-snug" href={routePath("how-we-test")}>
          How we test it
        </a>
      </p>
    </SideCard>
  );
}
