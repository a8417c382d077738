import { useEffect, useState } from "react";
import type { Season, SeasonName } from "#app/domain/content/landing-content.ts";
import { linesFor, seasonOf } from "#app/domain/content/seasons.ts";
import { SEASON_CARD_TIPS, SEASON_CARD_WARNINGS, SEASON_NOW_TIPS } from "#app/domain/limits.ts";
import type { Species } from "#app/domain/pets.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { HtmlList, HtmlText } from "#app/ui/content/html-list.tsx";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { Calendar, SEASON_LABELS } from "./calendar.tsx";

type About = { season: Season; species: Species | "all" };

type Props = {
  /** On the server only: the browser keeps the HTML. */
  seasons: readonly Season[] | undefined;
  species?: Species | "all";
  /** The season shown as the current one; by the visitor's date when it is not given. */
  season?: SeasonName;
};

/**
 * What each season brings. The page is the same for every visitor, so all four stand in one place in the HTML, one behind the other,
 * and the browser shows the one of its date: nothing moves. season-script.ts does so at once (`data-now`), long before this wakes.
 */
export function SeasonalGuide({ seasons = [], species = "all", season }: Props) {
  const [current, setCurrent] = useState(season);
  useEffect(() => setCurrent(season ?? seasonOf(new Date())), [season]);
  return (
    <section className="band" id="seasons" data-season={current} suppressHydrationWarning>
      <StaticHtml className="flow">
        {() => (
          <>
            <h2>Seasonal guide</h2>
            <div className="season-now">
              {seasons.map((one) => (
                <SeasonNow key={one.id} season={one} species={species} />
              ))}
            </div>
            <h3>All four seasons</h3>
            <ul className="cards cards--four">
              {seasons.map((one) => (
                <li key={one.id} className="card">
                  <SeasonCard season={one} species={species} />
                </li>
              ))}
            </ul>
            <Calendar seasons={seasons} />
            <SourceList sources={[...new Map(seasons.flatMap(({ sources }) => sources.map((source) => [source.key, source]))).values()]} />
          </>
        )}
      </StaticHtml>
    </section>
  );
}

/** A season with its first five tips and the signs of an emergency. */
function SeasonNow({ season: { id, title, months, description, tips, emergencyWatch, southern }, species }: About) {
  return (
    <article className="card season" data-is={id}>
      <p className="season-badge">
        <Badge>Active</Badge> <span className="note">{months}</span>
      </p>
      <h3>{title}</h3>
      <HtmlText html={description} />
      <div className="columns">
        <div className="prose">
          <h4>Tips for now</h4>
          <HtmlList lines={linesFor(tips, species, SEASON_NOW_TIPS).map(({ html }) => html)} />
        </div>
        <div className="prose watch">
          <h4>Emergency signs to watch for</h4>
          <HtmlList lines={linesFor(emergencyWatch, species).map(({ html }) => html)} />
          <p>
            <strong>Seen one? Call an emergency vet now.</strong>
          </p>
        </div>
      </div>
      <HtmlText html={southern} className="note" />
    </article>
  );
}

/** A season at a glance: three tips, two warnings. */
function SeasonCard({ season: { id, tips, warnings }, species }: About) {
  return (
    <div className="season prose" data-is={id}>
      <h4>
        {SEASON_LABELS[id]}{" "}
        <span className="season-badge">
          <Badge>Active</Badge>
        </span>
      </h4>
      <HtmlList lines={linesFor(tips, species, SEASON_CARD_TIPS).map(({ html }) => html)} />
      <h5>Warnings</h5>
      <HtmlList lines={linesFor(warnings, species, SEASON_CARD_WARNINGS).map(({ html }) => html)} />
    </div>
  );
}
