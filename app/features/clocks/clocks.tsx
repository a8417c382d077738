import { type FormEvent, useEffect, useRef, useState } from "react";
import { fillFromProfile } from "#app/browser/fill-from-profile.ts";
import { showFromTop } from "#app/browser/show-from-top.ts";
import { type ClockQuery, hoursAgo, hoursSince, readClockQuery, type TimeLimits, timeLimitsFor } from "#app/domain/clocks/clock.ts";
import { hoursOfNight } from "#app/domain/clocks/night.ts";
import { momentOf } from "#app/domain/clocks/wall-time.ts";
import { isYoung } from "#app/domain/pet-profile.ts";
import { SPECIES } from "#app/domain/pets.ts";
import { Card } from "#app/ui/content/card.tsx";
import { formText } from "#app/ui/controls/form-text.ts";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";
import { Lead } from "#app/ui/layout/lead.tsx";
import { PageTitle } from "#app/ui/layout/page-title.tsx";
import { ClockAnswer } from "./clock-answer.tsx";
import { ClockForm } from "./clock-form.tsx";
import { LimitsTable } from "./limits-table.tsx";
import { Timeline } from "./timeline.tsx";

type Props = { title: string; query: ClockQuery; lines: readonly TimeLimits[] };

/** What was asked, and the moment that it is about once there is a clock to tell. */
type Asked = { query: ClockQuery; lastSeen?: number };

/** The visitor's clock. On the server there is none, because its answer is the same for everybody. */
type LocalTime = { now: number; zone: string };

const TICK_MS = 20_000;
const HOUR_MS = 3_600_000;

/** When did they last eat, drink, pee or pass droppings: how urgent that is, by when to act, and all limits as a table. */
export function Clocks({ title, query, lines }: Props) {
  const [asked, ask] = useState<Asked>({ query });
  const time = useLocalTime();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current) return;
    const { hours, seen } = form.current.elements as unknown as Fields;
    if (!query.species && fillPet(form.current)) ask(readForm(form.current, "species", { query }));
    // What the address says, or was filled in before the scripts arrived. Hours are counted from now.
    if (hours.value || seen.value) ask(readForm(form.current, seen.value ? "seen" : "hours", { query }));
  }, [query]);
  const answer = useRef<HTMLDivElement>(null);
  const change = ({ currentTarget, target }: FormEvent<HTMLFormElement>) =>
    ask(readForm(currentTarget, (target as HTMLInputElement).name, asked));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    showFromTop(answer.current);
  };
  const line = timeLimitsFor(lines, asked.query);
  return (
    <>
      <PageTitle title={title} tool="clock" />
      <Lead>
        <strong>Collapsed, in pain or struggling to breathe? Call an emergency vet now.</strong>
      </Lead>
      <div className={COLUMNS}>
        <div className="space-y-6">
          <ClockForm form={form} given={query} query={asked.query} line={line} onChange={change} onSubmit={submit} />
          <p>These are outer limits. Sooner is better.</p>
          <div id="answer" ref={answer} tabIndex={-1} role="status" className="space-y-5">
            <Answer asked={asked} line={line} time={time} />
          </div>
          <StaticHtml className={asked.query.species ? "hidden" : "max-lg:hidden print:hidden"}>
            {() => (query.species ? null : <Example lines={lines} />)}
          </StaticHtml>
        </div>
        <LimitsTable lines={lines} />
      </div>
    </>
  );
}

/** The rows of the table fit in one line each. */
const COLUMNS = "grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:items-start";

/** What an answer looks like, where there is room for it beside the table. */
function Example({ lines }: Pick<Props, "lines">) {
  const line = timeLimitsFor(lines, { species: "rabbit", age: "adult", what: "eat" });
  if (!line) return null;
  return (
    <Card title="For example: a rabbit that has not eaten" headingLevel={2}>
      <div className="flex items-center gap-4">
        <AnimalFace animal="rabbit" mood="off" className="size-16 flex-none" />
        <p>Choose your animal above to see its limits, and where your pet is between them.</p>
      </div>
      <Timeline line={line} />
    </Card>
  );
}

/** The pet that this device remembers. */
function fillPet(form: HTMLFormElement): boolean {
  return fillFromProfile(
    form,
    ({ type }) => SPECIES.some((species) => species === type),
    ({ type, birthday }) => ({ species: type, age: isYoung(birthday, Date.now()) ? "young" : undefined }),
  );
}

type AnswerProps = { asked: Asked; line: TimeLimits | undefined; time: LocalTime | undefined };

function Answer({ asked: { query, lastSeen }, line, time }: AnswerProps) {
  const { species, what, hours: typed } = query;
  // The clock ticks now and then only; it must not run behind what was typed.
  const since = time && lastSeen !== undefined ? hoursSince(lastSeen, time.now) : undefined;
  const hours = since === undefined ? typed : Math.max(since, typed ?? 0);
  if (!species) return null;
  // Nobody has said since when: the limits alone.
  if (hours === undefined) return line ? <Timeline line={line} /> : null;
  const nights = line?.awake && time && lastSeen !== undefined ? hoursOfNight(lastSeen, time.now, time.zone) : 0;
  const slept = query.asleep !== undefined && query.asleep <= hours ? query.asleep : nights;
  const asleep = line?.awake ? slept : 0;
  const count = time && lastSeen !== undefined ? { start: lastSeen + asleep * HOUR_MS, ...time } : undefined;
  return <ClockAnswer species={species} what={what} line={line} hours={hours} asleep={asleep} count={count} />;
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
function useLocalTime(): LocalTime | undefined {
  const [time, setTime] = useState<LocalTime>();
  useEffect(() => {
    const tick = () => setTime({ now: Date.now(), zone: zoneHere() });
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return time;
}
