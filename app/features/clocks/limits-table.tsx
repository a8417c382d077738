import { ageName, type LastAct, SEXES, type TimeLimits } from "#app/domain/clocks/clock.ts";
import { PET_LABELS } from "#app/domain/pets.ts";
import { capitalized } from "#app/domain/text/capitals.ts";

/** On a phone it fits without scrolling. */
const TABLE = "text-base leading-snug [&_th+td]:whitespace-nowrap [&_tr>:last-child]:pe-0 max-sm:[&_:is(th,td)]:pe-1.5";

/** All limits in one table, for comparison. */
export function LimitsTable({ lines }: { lines: readonly TimeLimits[] }) {
  return (
    <section className="prose" aria-labelledby="limits">
      <h2 id="limits">All limits</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reached by the keyboard. */}
      <table className={TABLE} tabIndex={0}>
        <caption className="sr-only">How long each animal may go without</caption>
        <thead>
          <tr>
            <th scope="col">Animal</th>
            <th scope="col">Call a vet at</th>
            <th scope="col">Emergency at</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">{rowName(line)}</th>
              <td>{line.urgent.words}</td>
              <td>
                {line.emergency?.words ?? "your vet decides"}
                {line.what === "pee" ? (
                  <>
                    <br />
                    any strain: now
                  </>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Not listed? We found no reliable time limit, so call and ask. A puppy or a kitten here is under six months old. Where the table says
        “refused food”, count from the first meal they refused.
      </p>
    </section>
  );
}

const MISSED: Record<LastAct, string> = { eat: "no food", drink: "no water", pee: "no pee", droppings: "no droppings" };

/** "Kitten: refused food", "Bird: no food (hours awake)". */
function rowName({ species, age, sex, what, since, awake }: TimeLimits): string {
  const animals = species.map((one) => PET_LABELS[one]).join(", ");
  const young = age === "young" ? capitalized(ageName(age, species[0])) : undefined;
  const kind = [age === "adult" ? "Adult" : "", sex ? SEXES[sex] : ""].filter(Boolean).join(" ");
  const who = young ?? (kind ? `${kind} ${animals.toLowerCase()}` : animals);
  return `${who}: ${since === "refused" ? "refused food" : MISSED[what]}${awake ? " (hours awake)" : ""}`;
}
