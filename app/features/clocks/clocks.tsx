import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  AGES,
  type ClockQuery,
  hoursAgo,
  hoursSince,
  LAST_ACTS,
  readClockQuery,
  type TimeLimits,
  timeLimitsFor,
} from "#app/domain/clocks/clock.ts";
import { momentOf } from "#app/domain/clocks/wall-time.ts";
import { PET_LABELS } from "#app/domain/pets.ts";
import { formText } from "#app/ui/controls/form-text.ts";
import { ClockAnswer, type Wall } from "./clock-answer.tsx";
import { ClockForm } from "./clock-form.tsx";

type Props = { title: string; query: ClockQuery; lines: readonly TimeLimits[] };

/** What was asked, and the moment that it is about once there is a clock to tell. */
type Asked = { query: ClockQuery; lastSeen?: number };

const TICK_MS = 20_000;

/** When did it last eat, drink, pee or pass droppings: how urgent that is, by when to act, and all limits as a table. */
export function Clocks({ title, query, lines }: Props) {
  const [asked, ask] = useState<Asked>({ query });
  const wall = useWall();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What the address says, or was filled in before the scripts arrived. Hours are counted from now.
    if (form.current) ask(readForm(form.current, (form.current.elements as unknown as Fields).seen.value ? "seen" : "hours", { query }));
  }, [query]);
  const answer = useRef<HTMLDivElement>(null);
  const change = ({ currentTarget, target }: FormEvent<HTMLFormElement>) =>
    ask(readForm(currentTarget, (target as HTMLInputElement).name, asked));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    answer.current?.focus();
  };
  const { species, what, hours: typed } = asked.query;
  // The clock ticks now and then only; it must not run behind what was typed.
  const since = wall && asked.lastSeen !== undefined ? hoursSince(asked.lastSeen, wall.now) : undefined;
  const hours = since === undefined ? typed : Math.max(since, typed ?? 0);
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">
        <strong>Collapsed, in pain or struggling to breathe? Call an emergency vet now.</strong> The hours below are the latest, not the
        best.
      </p>
      <ClockForm form={form} query={query} onChange={change} onSubmit={submit} />
      <div ref={answer} tabIndex={-1} role="status" className="flow">
        {species && hours !== undefined ? (
          <ClockAnswer
            species={species}
            what={what}
            line={timeLimitsFor(lines, asked.query)}
            hours={hours}
            lastSeen={asked.lastSeen}
            wall={wall}
          />
        ) : null}
      </div>
      <Limits lines={lines} />
    </>
  );
}

type Fields = Record<"hours" | "seen", HTMLInputElement>;

/** Reads the form. Hours and time say the same thing in two ways: the one that was changed last counts, and the other is emptied. */
function readForm(form: HTMLFormElement, changed: string, before: Asked): Asked {
  const words = formText(form);
  const fields = form.elements as unknown as Fields;
  const query = readClockQuery(words);
  if (changed === "hours") fields.seen.value = "";
  if (changed === "seen") {
    fields.hours.value = "";
    const lastSeen = momentOf(fields.seen.value, zoneHere());
    return { query: { ...query, hours: undefined }, ...(lastSeen !== undefined && { lastSeen }) };
  }
  if (changed === "hours") return { query, ...(query.hours !== undefined && { lastSeen: hoursAgo(query.hours, Date.now()) }) };
  return { ...before, query: { ...query, hours: before.query.hours } };
}

function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The visitor's clock, once there is one, going on by itself. */
function useWall(): Wall | undefined {
  const [wall, setWall] = useState<Wall>();
  useEffect(() => {
    const tick = () => setWall({ now: Date.now(), zone: zoneHere() });
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return wall;
}

function Limits({ lines }: { lines: readonly TimeLimits[] }) {
  return (
    <section className="prose" aria-labelledby="limits">
      <h2 id="limits">All limits</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reached by the keyboard. */}
      <table className="limits" tabIndex={0}>
        <caption className="visually-hidden">How long each animal may go without</caption>
        <thead>
          <tr>
            <th scope="col">Animal</th>
            <th scope="col">Call a vet at</th>
            <th scope="col">Emergency at</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, species, age, what, urgent, emergency }) => (
            <tr key={id}>
              <th scope="row">
                {species.map((one) => PET_LABELS[one]).join(", ")}
                {age ? ` (${AGES[age].toLowerCase()})` : null}: not {LAST_ACTS[what]}
              </th>
              <td>{urgent?.words ?? "any strain"}</td>
              <td>{emergency?.words ?? "your vet decides"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        What is not in the table has no hour that we trust: call and ask. A puppy here is a dog under six months, a kitten a cat under a
        year.
      </p>
    </section>
  );
}
