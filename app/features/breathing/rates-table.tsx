import { type BreathingContent, STATES } from "#app/domain/breathing/breaths.ts";
import { PET_LABELS } from "#app/domain/pets.ts";
import { HtmlText } from "#app/ui/content/html-list.tsx";

/** Every limit in breaths a minute, and what to go by where there is none. */
export function RatesTable({ content }: { content: BreathingContent }) {
  return (
    <section className="prose" aria-labelledby="rates">
      <h2 id="rates">Breaths a minute, at rest</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reached by the keyboard. */}
      <table className="text-small leading-snug max-sm:[&_:is(th,td)]:pe-1.5 [&_td]:whitespace-nowrap [&_tr>:last-child]:pe-0" tabIndex={0}>
        <caption className="sr-only">Breaths a minute by animal</caption>
        <thead>
          <tr>
            <th scope="col">Animal</th>
            <th scope="col">Usual</th>
            <th scope="col">Call a vet</th>
            <th scope="col">Emergency</th>
          </tr>
        </thead>
        <tbody>
          {content.rates.map(({ id, species, state, usual, slow, urgent, emergency }) => (
            <tr key={id}>
              <th scope="row">
                {species.map((one) => PET_LABELS[one]).join(", ")}, {STATES[state].toLowerCase()}
              </th>
              <td>
                {usual ? (
                  `${usual.low}–${usual.high}`
                ) : (
                  <>
                    up to
                    <br />
                    {urgent}
                  </>
                )}
              </td>
              <td>
                over {urgent}
                <br />
                under {slow}
              </td>
              <td>over {emergency}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Puppies, kittens and other young pets breathe faster: call and ask.</p>
      {content.uncounted.map(({ species, says }) => (
        <div key={says}>
          <h3>{species.map((one) => PET_LABELS[one]).join(", ")}</h3>
          <HtmlText html={says} />
        </div>
      ))}
    </section>
  );
}
