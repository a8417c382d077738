import { useEffect, useState } from "react";
import type { Season, SeasonName } from "#app/domain/content/landing-content.ts";
import { linesFor, seasonOf } from "#app/domain/content/seasons.ts";
import { SEASON_CARD_TIPS, SEASON_CARD_WARNINGS, SEASON_NOW_TIPS } from "#app/domain/limits.ts";
import type { Species } from "#app/domain/pets.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { HtmlList, HtmlText } from "#app/ui/content/html-list.tsx";
import { NOTE } from "#app/ui/content/note.ts";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Shelf } from "#app/ui/layout/shelf.tsx";
import { Calendar, SEASON_LABELS } from "./calendar.tsx";

/** All four seasons share one grid cell, so that its height fits the tallest and nothing moves when one is shown (css/modes.css). */
const STACK =
  "grid not-print:max-lg:w-[min(172%+0.75rem,40.75rem)]! grid-cols-[minmax(0,1fr)] *:[grid-area:1/1] noscript:gap-4 noscript:*:[grid-area:auto]";
/** The current season: one card, or where it is moved sideways two. */
const NOW = "grid grid-cols-2 gap-3 lg:rounded-card lg:border-accent lg:bg-surface lg:gap-10 lg:border-2 lg:p-6";
const PART = "max-lg:rounded-card max-lg:border-accent max-lg:bg-surface max-lg:snap-start max-lg:border-2 max-lg:px-4 max-lg:py-3";
const HELD = "invisible noscript:visible";

type About = { season: Season; species: Species | "all" };

type Props = {
  /** On the server only: the browser keeps the HTML. */
  seasons: readonly Season[] | undefined;
  species?: Species | "all";
  /** The season shown as the current one; by the visitor's date when it is not given. */
  season?: SeasonName;
};

/**
 * What each season brings. The page is the same for every visitor, so the HTML holds all four in one place, stacked,
 * and the browser shows the one of its date: nothing moves. season-script.ts does so at once (`data-now`), long before this wakes.
 */
export function SeasonalGuide({ seasons = [], species = "all", season }: Props) {
  const [current, setCurrent] = useState(season);
  useEffect(() => setCurrent(season ?? seasonOf(new Date())), [season]);
  const sources = [...new Map(seasons.flatMap((one) => one.sources.map((source) => [source.key, source]))).values()];
  return (
    <div id="seasons" data-season={current} suppressHydrationWarning>
      <Band title="Seasonal guide" picture="seasons" sunken>
        <StaticHtml>
          {() => (
            <>
              <Shelf label="This season, and all four" className="noscript:items-start">
                <div className={STACK}>
                  {seasons.map((one) => (
                    <SeasonNow key={one.id} season={one} species={species} />
                  ))}
                </div>
                <ul
                  className="gap-4 max-lg:contents lg:my-5 lg:grid lg:grid-cols-4 print:grid print:grid-cols-2"
                  aria-label="The four seasons"
                >
                  {seasons.map((one) => (
                    <li key={one.id} className="shelf-card rounded-card border-line bg-paper border px-4 py-3">
                      <SeasonCard season={one} species={species} />
                    </li>
                  ))}
                </ul>
              </Shelf>
              <Calendar seasons={seasons} />
              <SourceList sources={sources} />
            </>
          )}
        </StaticHtml>
      </Band>
    </div>
  );
}

/** A season with its first five tips and the signs of an emergency. */
function SeasonNow({ season: { id, title, months, description, tips, emergencyWatch, southern }, species }: About) {
  return (
    <article className={`${HELD} ${NOW}`} data-is={id}>
      <div className={PART}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="sm:text-[1.375rem]">{title}</h3>
          <span className="noscript:hidden">
            <Badge>Active</Badge>
          </span>
          <span className="text-ink-soft text-small">{months}</span>
        </div>
        <HtmlText html={description} className="mt-1" />
        <div className="prose mt-3">
          <h4>Tips for now</h4>
          <HtmlList lines={linesFor(tips, species, SEASON_NOW_TIPS).map(({ html }) => html)} />
        </div>
      </div>
      <div className={`${PART} prose`}>
        <h4>Emergency signs to watch for</h4>
        <HtmlList lines={linesFor(emergencyWatch, species).map(({ html }) => html)} />
        <p>
          <strong>Seen one? Call an emergency vet now.</strong>
        </p>
        <HtmlText html={southern} className={NOTE} />
      </div>
    </article>
  );
}

/** A season at a glance: three tips, two warnings. */
function SeasonCard({ season: { id, tips, warnings }, species }: About) {
  return (
    <div className="prose text-small leading-snug" data-is={id}>
      <h4 className="text-body">
        {SEASON_LABELS[id]}{" "}
        <span className="invisible" data-active="">
          <Badge>Active</Badge>
        </span>
      </h4>
      <HtmlList lines={linesFor(tips, species, SEASON_CARD_TIPS).map(({ html }) => html)} />
      <h5 className="mt-3">Warnings</h5>
      <HtmlList lines={linesFor(warnings, species, SEASON_CARD_WARNINGS).map(({ html }) => html)} />
    </div>
  );
}
