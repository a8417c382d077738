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
import { Calendar, SEASON_LABELS } from "./calendar.tsx";

/** All four seasons share one grid cell, so that its height fits the tallest and nothing moves when one is shown (css/modes.css). */
const STACK = "grid grid-cols-[minmax(0,1fr)] *:[grid-area:1/1] noscript:gap-4 noscript:*:[grid-area:auto]";
/** Side by side; on a phone the cards are moved with a finger, and the next one shows its edge. */
const STRIP =
  "my-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 max-sm:-mx-side max-sm:flex max-sm:snap-x max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-side print:grid-cols-2";

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
      <Band title="Seasonal guide" sunken>
        <StaticHtml>
          {() => (
            <>
              <div className={STACK}>
                {seasons.map((one) => (
                  <SeasonNow key={one.id} season={one} species={species} />
                ))}
              </div>
              <ul className={STRIP} aria-label="The four seasons" data-scrolls="">
                {seasons.map((one) => (
                  <li
                    key={one.id}
                    className="rounded-card border-line bg-paper border p-4 max-sm:w-[85%] max-sm:flex-none max-sm:snap-center"
                  >
                    <SeasonCard season={one} species={species} />
                  </li>
                ))}
              </ul>
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
    <article className={`${HELD} rounded-card border-accent bg-surface border-2 p-4 sm:p-6`} data-is={id}>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="noscript:hidden">
          <Badge>Active</Badge>
        </span>
        <span className="text-ink-soft text-base">{months}</span>
      </p>
      <h3 className="mt-2 text-[1.375rem]">{title}</h3>
      <HtmlText html={description} className="mt-1 leading-snug" />
      <div className="mt-4 grid gap-x-10 gap-y-4 text-base leading-snug md:grid-cols-2">
        <div className="prose">
          <h4>Tips for now</h4>
          <HtmlList lines={linesFor(tips, species, SEASON_NOW_TIPS).map(({ html }) => html)} />
        </div>
        <div className="prose border-urgent border-s-4 ps-4">
          <h4>Emergency signs to watch for</h4>
          <HtmlList lines={linesFor(emergencyWatch, species).map(({ html }) => html)} />
          <p>
            <strong>Seen one? Call an emergency vet now.</strong>
          </p>
        </div>
      </div>
      <HtmlText html={southern} className={`${NOTE} mt-4`} />
    </article>
  );
}

/** A season at a glance: three tips, two warnings. */
function SeasonCard({ season: { id, tips, warnings }, species }: About) {
  return (
    <div className="prose text-base leading-snug" data-is={id}>
      <h4 className="text-[1.0625rem]">
        {SEASON_LABELS[id]}{" "}
        <span className="invisible" data-active="">
          <Badge>Active</Badge>
        </span>
      </h4>
      <HtmlList lines={linesFor(tips, species, SEASON_CARD_TIPS).map(({ html }) => html)} />
      <h5 className="mt-4">Warnings</h5>
      <HtmlList lines={linesFor(warnings, species, SEASON_CARD_WARNINGS).map(({ html }) => html)} />
    </div>
  );
}
