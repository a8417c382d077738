import type { Season } from "#app/domain/content/landing-content.ts";
import { NOTE } from "#app/ui/content/note.ts";

export const SEASON_LABELS: Record<Season["id"], string> = { spring: "Spring", summer: "Summer", fall: "Fall", winter: "Winter" };

/** When each season is: in the north, and half a year later in the south. */
export function Calendar({ seasons }: { seasons: readonly Season[] }) {
  return (
    <div className="grid gap-2">
      <h3 className="max-sm:text-base">Year-round calendar</h3>
      <dl className="grid grid-cols-2 gap-1.5 sm:grid-cols-4 sm:gap-2">
        {seasons.map(({ id, months }) => (
          <div key={id} className="rounded-control border-line bg-surface text-small flex flex-wrap gap-x-1.5 border px-2 py-1">
            <dt className="font-bold">{SEASON_LABELS[id]}</dt>
            <dd>{shortMonths(months)}</dd>
          </div>
        ))}
      </dl>
      <p className={`${NOTE} text-small leading-snug`}>Months of the northern half of the world; in the south, half a year later.</p>
    </div>
  );
}

/** "March to May" as "Mar-May". */
function shortMonths(months: string): string {
  return months
    .split(" to ")
    .map((month) => month.slice(0, 3))
    .join("-");
}
