import { ageName, type LastAct, SEXES, type TimeLimits } from "#app/domain/clocks/clock.ts";
import { PET_LABELS } from "#app/domain/pets.ts";
import { capitalized } from "#app/domain/text/capitals.ts";

/** On a phone it fits without scrolling. */
const TABLE = "text-base leading-snug [&_tr>:last-child]:pe-0 max-sm:[&_:is(th,td)]:pe-1.5";

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
            <LimitsRow key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      <p>A dash: there is no fixed hour, and your vet decides when it becomes an emergency.</p>
      <p>
        Not listed? We found no reliable time limit, so call and ask. A puppy or a kitten here is under six months old. Where the table says
        “refused food”, count from the first meal they refused. If you only know the evening before, count from then.
      </p>
    </section>
  );
}

/** The limits of one animal. Where straining is an emergency at any hour, that is said before the hours. */
function LimitsRow({ line }: { line: TimeLimits }) {
  const mayStrain = line.what === "pee";
  const name = (
    <th scope="row" rowSpan={mayStrain ? 2 : 1}>
      {rowName(line)}
    </th>
  );
  return (
    <>
      {mayStrain ? (
        <tr>
          {name}
          <td colSpan={2} className="font-semibold">
            Any straining: emergency now
          </td>
        </tr>
      ) : null}
      <tr>
        {mayStrain ? null : name}
        <td className="whitespace-nowrap">{line.urgent.words}</td>
        <td>{line.emergency?.words ?? "–"}</td>
      </tr>
    </>
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
