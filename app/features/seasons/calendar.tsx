import type { Season } from "#app/domain/content/landing-content.ts";
import { NOTE } from "#app/ui/content/note.ts";

export const SEASON_LABELS: Record<Season["id"], string> = { spring: "Spring", summer: "Summer", fall: "Fall", winter: "Winter" };

/** When each season is: in the north, and half a year later in the south. */
export function Calendar({ seasons }: { seasons: readonly Season[] }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-base">Year-round calendar</h3>
      <dl className="rounded-control border-line bg-surface grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] border text-center">
        {seasons.map(({ id, months }) => (
          <div key={id} className="text-small relative py-1.5 leading-snug" data-is={id}>
            <dt className="font-bold">
              {SEASON_LABELS[id]}
              <span className="bg-accent invisible absolute inset-x-2 bottom-0 h-1" data-active="" />
            </dt>
            <dd>{shortMonths(months)}</dd>
          </div>
        ))}
      </dl>
      <p className={`${NOTE} text-small leading-snug`}>Months of the northern half of the world; in the south, half a year later.</p>
    </div>
  );
}

/** "March to May" as "Mar-May". */
export function shortMonths(months: string): string {
  return months
    .split(" to ")
    .map((month) => month.slice(0, 3))
    .join("-");
}
