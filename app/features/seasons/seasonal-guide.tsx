import { useEffect, useState } from "react";
import type { Season, SeasonName } from "#app/domain/content/landing-content.ts";
import { linesFor, seasonOf } from "#app/domain/content/seasons.ts";
import { SEASON_CARD_TIPS, SEASON_CARD_WARNINGS, SEASON_NOW_TIPS } from "#app/domain/limits.ts";
import type { Species } from "#app/domain/pets.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { HtmlList, HtmlListUnder, HtmlText } from "#app/ui/content/html-list.tsx";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Calendar, SEASON_LABELS, shortMonths } from "./calendar.tsx";
import seasonScript from "./season-script.ts?script";

/** Only the season of the visitor's date is laid out (css/modes.css); without scripts all four are. */
const NOW =
  "rounded-card border-accent bg-surface gap-3 lg:gap-8 border-2 px-4 py-3 max-sm:[&_ul]:ps-4.5 hidden noscript:mb-4 noscript:grid sm:grid-cols-2 lg:grid-cols-[2fr_3fr_3fr] lg:p-6";

type About = { season: Season; species: Species | "all" };

type Props = {
  /** On the server only: the browser keeps the HTML. */
  seasons: readonly Season[] | undefined;
  species?: Species | "all";
  /** The season shown as the current one; by the visitor's date when it is not given. */
  season?: SeasonName;
};

/**
 * What each season brings. The page is the same for every visitor, so the HTML holds all four, and the browser shows the one of its date.
 * season-script.ts, which is read before them, chooses it (`data-now`): nothing moves, and nothing waits for this to wake.
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
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made at build. */}
              <script dangerouslySetInnerHTML={{ __html: seasonScript }} />
              {seasons.map((one) => (
                <SeasonNow key={one.id} season={one} species={species} />
              ))}
              <ul
                className="shelf my-3 lg:my-5 lg:grid lg:grid-cols-4 lg:gap-4 print:grid print:grid-cols-2"
                aria-label="The four seasons"
                data-scrolls=""
              >
                {seasons.map((one) => (
                  <li key={one.id} className="rounded-card border-line bg-surface border p-3 sm:p-4">
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
    <article className={NOW} data-is={id}>
      <div className="col-span-full lg:col-auto">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="sm:text-[1.375rem]">{title}</h3>
          <span className="noscript:hidden">
            <Badge>Active</Badge>
          </span>
          <span className="text-ink-soft text-small">{shortMonths(months)}</span>
        </div>
        <HtmlText html={description} className="mt-1 text-base leading-snug max-sm:hidden" />
        <HtmlText html={southern} className="text-ink-soft text-small mt-3 leading-snug max-lg:hidden" />
      </div>
      <HtmlListUnder
        className="text-small leading-snug"
        heading="Tips for now"
        lines={linesFor(tips, species, SEASON_NOW_TIPS).map(({ html }) => html)}
      />
      <div className="border-emergency text-small border-s-4 ps-3 leading-snug lg:ps-4">
        <HtmlListUnder heading="Emergency signs to watch for" lines={linesFor(emergencyWatch, species).map(({ html }) => html)} />
        <p className="mt-2 text-base font-bold">Seen one? Call an emergency vet now.</p>
      </div>
    </article>
  );
}

/** A season at a glance: three tips, two warnings. */
function SeasonCard({ season: { id, tips, warnings }, species }: About) {
  return (
    <div className="prose text-small leading-snug *:mt-0!" data-is={id}>
      <h4 className="text-body mb-1">
        {SEASON_LABELS[id]}{" "}
        <span className="invisible" data-active="">
          <Badge>Active</Badge>
        </span>
      </h4>
      <HtmlList lines={linesFor(tips, species, SEASON_CARD_TIPS).map(({ html }) => html)} />
      <h5 className="pt-2 pb-1">Warnings</h5>
      <HtmlList lines={linesFor(warnings, species, SEASON_CARD_WARNINGS).map(({ html }) => html)} />
    </div>
  );
}
