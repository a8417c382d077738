import type { Marketing } from "#app/domain/content/landing-content.ts";
import { routePath } from "#app/domain/http/site-routes.ts";
import { ToolPicture } from "#app/ui/drawings/scenes/tool-pictures.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { SideCard } from "./side-card.tsx";

/** The specification's trust card, and where a reader can check it. */
export function TrustCard({ trust: { heading, points } }: Pick<Marketing, "trust">) {
  return (
    <SideCard id="trust-title" title={heading}>
      <ul className="mt-2 grid grow grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] content-evenly gap-2 sm:mt-3 sm:gap-4 lg:grid-cols-1 lg:gap-6">
        {points.map((point) => (
          <li key={point} className="max-sm:text-small flex items-center gap-2 leading-snug sm:gap-3 sm:text-base">
            <span className="bg-accent-soft text-accent grid size-7 flex-none place-items-center rounded-full sm:size-9">
              <Icon name="check" />
            </span>
            {point}
          </li>
        ))}
      </ul>
      <ToolPicture tool="privacy" className="mx-auto h-24 w-auto max-lg:hidden" />
      <p className="text-small lg:border-line mt-1 lg:mt-3 lg:border-t lg:pt-2">
        <a className="inline-flex min-h-11 items-center leading-snug" href={routePath("how-we-test")}>
          How we test it
        </a>
      </p>
    </SideCard>
  );
}
