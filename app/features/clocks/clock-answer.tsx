import { useState } from "react";
import { clockLevel, clockMoments, LAST_ACTS, type LastAct, type TimeLimits } from "#app/domain/clocks/clock.ts";
import { reminders } from "#app/domain/clocks/reminder.ts";
import { momentWords, spanWords } from "#app/domain/clocks/wall-time.ts";
import { PET_LABELS, type Species } from "#app/domain/pets.ts";
import type { CardLevel } from "#app/domain/urgency.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";

/** What to do at each level. There is no word for "all is well". */
const CLOCK_WORDS: Record<CardLevel, string> = {
  emergency: "Call an emergency vet now",
  urgent: "Call a vet now",
  routine: "Keep watch, and act at the hour below",
};

const HOUR_MS = 3_600_000;
/** Time that has gone by is rounded up, time that is left is rounded down. */
const ALMOST_A_MINUTE_MS = 59_999;

/** A clock on the wall: what it says now, and where. On the server there is none, because its answer is the same for everybody. */
export type Wall = { now: number; zone: string };

type Props = {
  species: Species;
  what: LastAct;
  line: TimeLimits | undefined;
  hours: number;
  lastSeen: number | undefined;
  wall: Wall | undefined;
};

/** How urgent it is now, when the limits are reached, and what counts more than any limit. */
export function ClockAnswer({ species, what, line, hours, lastSeen, wall }: Props) {
  const pet = PET_LABELS[species].toLowerCase();
  if (!line) {
    return (
      <CareCard level="urgent" heading="Call a vet and ask">
        <p>
          We hold no hour that we trust for a {pet} that has not {LAST_ACTS[what]}. That is no reason to wait.
        </p>
      </CareCard>
    );
  }
  const level = clockLevel(line, hours);
  return (
    <>
      <CareCard level={level} heading={CLOCK_WORDS[level]}>
        <p>
          Your {pet} has not {LAST_ACTS[what]} for {spanWords(hours * HOUR_MS + ALMOST_A_MINUTE_MS)}.
        </p>
        <Moments line={line} hours={hours} lastSeen={lastSeen} wall={wall} />
      </CareCard>
      <p className="prose">
        <strong>Whatever the hour, it is an emergency now if your {pet}: </strong>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build. */}
        <span dangerouslySetInnerHTML={{ __html: `${lowerFirst(line.now)}.` }} />
      </p>
      {wall && lastSeen !== undefined ? <ReminderButton line={line} species={species} lastSeen={lastSeen} wall={wall} /> : null}
      <SourceList sources={line.sources} />
    </>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

type MomentProps = { line: TimeLimits; hours: number; lastSeen: number | undefined; wall: Wall | undefined };

/** The limits, as hours of the day where there is a clock, and as hours from now where there is none. */
function Moments({ line, hours, lastSeen, wall }: MomentProps) {
  const seen = lastSeen ?? -hours * HOUR_MS;
  const now = lastSeen === undefined ? 0 : (wall?.now ?? 0);
  return (
    <ul>
      {clockMoments(line, seen).map(({ level, at }) => {
        const left = at - now;
        const when = wall && lastSeen !== undefined ? momentWords(at, wall.now, wall.zone) : undefined;
        return (
          <li key={level}>
            <strong>{level === "emergency" ? "Emergency" : "Call a vet"}:</strong>{" "}
            {left <= 0 ? `since ${when ?? `${spanWords(-left)} ago`}` : `${when ? `${when}, ` : ""}in ${spanWords(left)}`}
          </li>
        );
      })}
      {line.emergency ? null : <li>There is no published hour for an emergency here. Your vet decides.</li>}
    </ul>
  );
}

function ReminderButton({ line, species, lastSeen, wall }: { line: TimeLimits; species: Species; lastSeen: number; wall: Wall }) {
  const [said, say] = useState("");
  const due = reminders(line, { species, lastSeen, now: wall.now });
  if (due.length === 0) return null;
  const save = async () => {
    try {
      const { calendarFile } = await import("./calendar-file.ts");
      download(new Blob([await calendarFile(due)], { type: "text/calendar;charset=utf-8" }));
      say("The file is in your downloads. Open it to add the alarm.");
    } catch {
      say("The file could not be made. Please set an alarm by hand.");
    }
  };
  return (
    <p>
      <button type="button" className="button button--quiet" onClick={save}>
        <Icon name="clock" />
        <span>Put {due.length > 1 ? "these hours" : "this hour"} in my calendar</span>
      </button>{" "}
      <span role="status">{said}</span>
    </p>
  );
}

function download(file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = "pet-reminder.ics";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), HOUR_MS / 60);
}
