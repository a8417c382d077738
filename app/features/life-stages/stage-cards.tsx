import type { LifeStage } from "#app/domain/content/landing-content.ts";
import { type StageLabel, stagesFor } from "#app/domain/content/landing-tabs.ts";
import { routePath } from "#app/domain/http/site-routes.ts";
import { STAGE_CARDS } from "#app/domain/limits.ts";
import { LINE_LINK } from "#app/ui/content/line-link.ts";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";

export function StageFace({ stage: { species, stage } }: { stage: Pick<StageLabel, "species" | "stage"> }) {
  return <AnimalFace animal={species} mood={stage === "senior" ? "asleep" : "well"} className="size-6 flex-none md:size-10" />;
}

/** The first stages at a glance. Each leads to its part of the guide, which a link opens. */
export function StageCards({ stages }: { stages: readonly LifeStage[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(6.2rem,1fr))] gap-2 lg:gap-4" aria-label="Life stages at a glance">
      {stages.slice(0, STAGE_CARDS).map((stage) => (
        <li
          key={stage.id}
          className="rounded-card border-line bg-surface hover:border-accent has-focus-visible:border-accent relative border p-2 leading-snug sm:p-4"
        >
          <div className="items-center gap-2 sm:flex">
            <StageFace stage={stage} />
            <h3 className="text-base">
              <a href={`#stage-${stage.id}`} className="text-ink after:rounded-card no-underline after:absolute after:inset-0">
                {stage.title}
              </a>{" "}
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build. */}
              <span className="text-ink-soft text-small block font-normal sm:inline" dangerouslySetInnerHTML={{ __html: stage.ageRange }} />
            </h3>
          </div>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above. */}
          <p className="text-ink-soft text-small mt-1 max-sm:hidden" dangerouslySetInnerHTML={{ __html: stage.description }} />
        </li>
      ))}
    </ul>
  );
}

/** On the guide to one species: its stages, which the start page shows. */
export function StageLinks({ stages, species }: { stages: readonly LifeStage[]; species: LifeStage["species"] }) {
  return (
    <section>
      <h2>Care by age</h2>
      <ul>
        {stagesFor(stages, species).map(({ id, title }) => (
          <li key={id}>
            <a className={LINE_LINK} href={`${routePath("landing")}#stage-${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
