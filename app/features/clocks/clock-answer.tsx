import { useState } from "react";
import { calendarFile } from "#app/browser/calendar-file.ts";
import { saveFile } from "#app/browser/save-file.ts";
import {
  type ClockMoment,
  clockLevel,
  clockMoments,
  hoursThatCount,
  LAST_ACTS,
  type LastAct,
  type RunningCount,
  type TimeLimits,
} from "#app/domain/clocks/clock.ts";
import { reminders } from "#app/domain/clocks/reminder.ts";
import { momentWords, spanWords } from "#app/domain/clocks/wall-time.ts";
import { FIND_A_VET, FIND_AN_OPEN_VET } from "#app/domain/content/helpline.ts";
import { PET_LABELS, type Species } from "#app/domain/pets.ts";
import { uncapitalized } from "#app/domain/text/capitals.ts";
import type { CardLevel } from "#app/domain/urgency.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { FindVet } from "#app/ui/content/find-vet.tsx";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Timeline } from "./timeline.tsx";

/** What to do, and by when. There is no word for "all is well". */
function actionOf(level: CardLevel, line: TimeLimits, counted: number, count: RunningCount | undefined): string {
  if (level === "emergency") return "Call an emergency vet now";
  if (level === "urgent") return "Call a vet now";
  const [vet] = count ? clockMoments(line, count) : [];
  const left = vet && count ? momentWords(vet.at, count.now, count.zone) : leftText(line, (line.urgent.hours - counted) * HOUR_MS);
  return `Keep watch, and call a vet ${left} if nothing changes`;
}

const HOUR_MS = 3_600_000;
/** Time that has gone by is rounded up, time that is left is rounded down. */
const ALMOST_A_MINUTE_MS = 59_999;

type Props = {
  species: Species;
  what: LastAct;
  line: TimeLimits | undefined;
  /** Hours that have passed, and how many of them were sleep (only where hours awake count). */
  hours: number;
  asleep: number;
  /** The count as moments in time; none on the server, which does not know the visitor's time zone. */
  count: RunningCount | undefined;
};

/** How urgent it is now, when the limits are reached, and what counts more than any limit. */
export function ClockAnswer({ species, what, line, hours, asleep, count }: Props) {
  const pet = PET_LABELS[species].toLowerCase();
  if (!line) {
    return (
      <CareCard level="urgent" heading="Call a vet and ask">
        <p>
          We found no reliable time limit for a {pet} that has not {LAST_ACTS[what]}. That is no reason to wait.
        </p>
        <FindVet href={FIND_AN_OPEN_VET}>Find a vet</FindVet>
      </CareCard>
    );
  }
  const counted = hoursThatCount(line, hours, asleep);
  const level = clockLevel(line, counted);
  return (
    <>
      <CareCard level={level} heading={actionOf(level, line, counted, count)}>
        <p>
          {line.since === "refused"
            ? `Your ${pet} has refused food for ${spanOf(hours)}.`
            : `Your ${pet} has not ${LAST_ACTS[what]} for ${spanOf(hours)}.`}
          {line.awake ? ` ${awakeWords(pet, hours, counted)}` : null}
        </p>
        {level === "emergency" ? <FindVet href={FIND_A_VET} /> : null}
        {level === "urgent" ? <FindVet href={FIND_AN_OPEN_VET}>Find a vet</FindVet> : null}
        <Timeline line={line} counted={counted} />
        <Moments line={line} counted={counted} count={count} />
      </CareCard>
      <p className="prose">
        <strong>Whatever the hour, it is an emergency now if your {pet}: </strong>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build. */}
        <span dangerouslySetInnerHTML={{ __html: `${uncapitalized(line.now)}.` }} />
      </p>
      {count ? <ReminderButton line={line} species={species} count={count} /> : null}
      <SourceList sources={line.sources} />
    </>
  );
}

function spanOf(hours: number): string {
  return spanWords(hours * HOUR_MS + ALMOST_A_MINUTE_MS);
}

/** How the hours were counted: healthy birds eat nothing at night, and nobody should be alarmed or calmed by the wrong number. */
function awakeWords(pet: string, hours: number, counted: number): string {
  if (counted === hours) return `All of that is counted as time awake. If a night lies in between, fill in how long your ${pet} slept.`;
  // Whole hours that add up, and the same as the timeline says.
  const awake = Math.min(Math.floor(hours), Math.round(counted));
  return `Taking off ${spanOf(Math.floor(hours) - awake)} of sleep, that is ${spanOf(awake)} awake. The limits count only hours awake.`;
}

type MomentProps = { line: TimeLimits; counted: number; count: RunningCount | undefined };

/** The limits, as hours of the day where there is a clock, and as hours from now where there is none. */
function Moments({ line, counted, count }: MomentProps) {
  return (
    <ul>
      {count
        ? clockMoments(line, count).map(({ level, at }) => (
            <Moment key={level} level={level}>
              {momentText(line, at, count)}
            </Moment>
          ))
        : (["urgent", "emergency"] as const).map((level) => {
            const limit = line[level];
            return limit ? (
              <Moment key={level} level={level}>
                {leftText(line, (limit.hours - counted) * HOUR_MS)}
              </Moment>
            ) : null;
          })}
      {line.emergency ? null : <li>There is no published time limit for an emergency here. Your vet decides.</li>}
    </ul>
  );
}

function Moment({ level, children }: { level: ClockMoment["level"]; children: string }) {
  return (
    <li>
      <strong>{level === "emergency" ? "Emergency" : "Call a vet"}:</strong> {children}
    </li>
  );
}

/** When a limit is or was reached. With sleep taken off, the hour of a limit that has passed is not known. */
function momentText(line: TimeLimits, at: number, { now, zone }: RunningCount): string {
  const when = momentWords(at, now, zone);
  if (at > now) return `${when}, in ${spanWords(at - now)}`;
  return line.awake ? "now" : `since ${when}`;
}

function leftText({ awake }: TimeLimits, left: number): string {
  if (left > 0) return `in ${spanWords(left)}${awake ? " awake" : ""}`;
  return awake ? "now" : `since ${spanWords(-left)} ago`;
}

function ReminderButton({ line, species, count }: { line: TimeLimits; species: Species; count: RunningCount }) {
  const [status, setStatus] = useState("");
  const due = reminders(line, { species, ...count });
  if (due.length === 0) return null;
  const save = async () => {
    try {
      saveFile("pet-reminder.ics", "text/calendar;charset=utf-8", await calendarFile(due));
      setStatus("Calendar file downloaded. Open it to add the reminder.");
    } catch {
      setStatus("The file could not be made. Please set an alarm by hand.");
    }
  };
  return (
    <p>
      <Button variant="quiet" icon="calendar" onClick={save}>
        Add to calendar
      </Button>{" "}
      <span role="status">{status}</span>
    </p>
  );
}
