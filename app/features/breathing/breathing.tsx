import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { type BreathingContent, type BreathQuery, readBreathQuery, STATES } from "#app/domain/breathing/breaths.ts";
import { PET_LABELS, SPECIES_LABELS } from "#app/domain/pets.ts";
import type { CardLevel } from "#app/domain/urgency.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { HtmlList, HtmlText } from "#app/ui/content/html-list.tsx";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { Choice } from "#app/ui/controls/choice.tsx";
import { formText } from "#app/ui/controls/form-text.ts";
import { BreathAnswer } from "./breath-answer.tsx";
import { BreathCounter } from "./breath-counter.tsx";

type Props = { title: string; query: BreathQuery; book: BreathingContent };

/** The breath counter and the gum guide; without script the same as a form, with every number in a table. */
export function Breathing({ title, query: given, book }: Props) {
  const [query, setQuery] = useState(given);
  const field = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const counted = useCallback((breaths: number) => {
    if (field.current) field.current.value = String(breaths);
    setQuery((before) => ({ ...before, breaths }));
  }, []);
  const form = useRef<HTMLFormElement>(null);
  const change = useCallback((filled: HTMLFormElement) => {
    setQuery(readBreathQuery(formText(filled)));
  }, []);
  useEffect(() => {
    // What was filled in before the scripts arrived.
    if (form.current) change(form.current);
  }, [change]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    answer.current?.focus();
  };
  const { species, breaths } = query;
  return (
    <>
      <h1>{title}</h1>
      <CareCard level="emergency" heading="Call an emergency vet now, without counting, if your pet:">
        <HtmlList lines={book.signs} />
      </CareCard>
      <section className="flow" aria-labelledby="count">
        <h2 id="count">Count the breaths</h2>
        <div className="prose">
          <HtmlList lines={book.steps} ordered />
        </div>
        <BreathCounter seconds={book.count.seconds} onCounted={counted} />
        <form
          ref={form}
          className="sum-form no-print"
          action="/breathing#count"
          method="get"
          data-wakes=""
          onChange={({ currentTarget }) => change(currentTarget)}
          onSubmit={submit}
        >
          <Choice id="breath-species" name="species" label="Animal" options={SPECIES_LABELS} chosen={given.species ?? "dog"} />
          <Choice id="breath-state" name="state" label="It is" options={STATES} chosen={given.state} />
          <div className="field">
            <label htmlFor="breath-number">Breaths in {book.count.seconds} seconds</label>
            <input
              id="breath-number"
              ref={field}
              name="breaths"
              type="number"
              inputMode="numeric"
              min="0"
              max="400"
              defaultValue={given.breaths}
            />
          </div>
          <button type="submit" className="button">
            What does it mean?
          </button>
        </form>
        <div ref={answer} tabIndex={-1} role="status">
          {breaths !== undefined ? <BreathAnswer book={book} query={{ ...query, species: species ?? "dog", breaths }} /> : null}
        </div>
      </section>
      <Rates book={book} />
      <Gums book={book} />
      <SourceList sources={book.sources} />
    </>
  );
}

function Rates({ book }: { book: BreathingContent }) {
  return (
    <section className="prose" aria-labelledby="rates">
      <h2 id="rates">Breaths a minute, at rest</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reached by the keyboard. */}
      <table className="limits" tabIndex={0}>
        <caption className="visually-hidden">Breaths a minute by animal</caption>
        <thead>
          <tr>
            <th scope="col">Animal</th>
            <th scope="col">Usual</th>
            <th scope="col">Call a vet over</th>
            <th scope="col">Emergency over</th>
          </tr>
        </thead>
        <tbody>
          {book.rates.map(({ id, species, state, usual, urgent, emergency }) => (
            <tr key={id}>
              <th scope="row">
                {species.map((one) => PET_LABELS[one]).join(", ")}, {STATES[state].toLowerCase()}
              </th>
              <td>{usual ? `${usual.low} to ${usual.high}` : `up to ${urgent}`}</td>
              <td>{urgent}</td>
              <td>{emergency}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Under the usual range, call a vet as well. Puppies, kittens and other young pets breathe faster: call and ask.</p>
      {book.uncounted.map(({ species, says }) => (
        <div key={says}>
          <h3>{species.map((one) => PET_LABELS[one]).join(", ")}</h3>
          <HtmlText html={says} />
        </div>
      ))}
    </section>
  );
}

const GUM_WORDS: Record<CardLevel, string> = {
  emergency: "Emergency: go now",
  urgent: "Call a vet today",
  routine: "Call if anything else is wrong",
};

function Gums({ book }: { book: BreathingContent }) {
  return (
    <section className="flow" aria-labelledby="gums">
      <h2 id="gums">Check the gums</h2>
      <div className="prose">
        <HtmlList lines={book.gumSteps} ordered />
      </div>
      <ul className="cards">
        {book.gums.map(({ id, name, level, says }) => (
          <li key={id} className="card">
            <h3>{name}</h3>
            <p>
              <Badge tone={level}>{GUM_WORDS[level]}</Badge>
            </p>
            <HtmlText html={says} />
          </li>
        ))}
      </ul>
    </section>
  );
}
