import type { Subject } from "#app/domain/chat/conversation/subject.ts";
import type { SheetLine, TimelineEntry } from "#app/domain/chat/handover/handover.ts";
import type { Level } from "#app/domain/urgency.ts";
import { PetFace } from "../pets/pet-face.tsx";
import { clockTime } from "./clock-time.ts";

/** Everything on the card. */
export type Handover = {
  subject: Subject;
  label: string;
  level: Level | undefined;
  /** Why the owner calls, in their words. */
  reason: string | undefined;
  timeline: readonly TimelineEntry[];
  lines: readonly SheetLine[];
  asks: readonly string[];
};

/** How the card says the urgency: as the result of our rules, no more. */
export const LEVEL_WORDS: Partial<Record<Level, string>> = {
  emergency: "Urgency check: emergency",
  urgent: "Urgency check: urgent",
};

const TAGS: Partial<Record<Level, string>> = { emergency: "bg-emergency text-on-urgency", urgent: "bg-urgent text-on-urgency" };

/** The case on one card: who, why, what happened when, what is known, and what they may ask. */
export function HandoverCard({ subject, label, level, reason, timeline, lines, asks }: Handover) {
  const words = level && LEVEL_WORDS[level];
  return (
    <article
      className="rounded-card border-accent bg-paper flex flex-col gap-4 border-2 p-4"
      data-handover=""
      aria-label={`Card for the vet: ${label}`}
    >
      <header className="flex items-center gap-3">
        <span className="bg-accent-soft text-accent grid size-16 flex-none place-items-center rounded-full p-1">
          <PetFace type={subject.type} mood="poorly" />
        </span>
        <p className="font-display min-w-0 text-[1.3125rem] leading-tight font-bold" dir="auto">
          {label}
        </p>
      </header>
      {words ? <p className={`self-start rounded-full px-3 py-0.5 text-base font-semibold ${TAGS[level]}`}>{words}</p> : null}
      {reason ? (
        <p className="border-accent border-l-4 pl-3 text-lg leading-snug" dir="auto">
          {reason}
        </p>
      ) : null}
      {timeline.length > 0 ? (
        <ol className="flex flex-col gap-1" aria-label="What was written, and when">
          {timeline.map(({ at, says }) => (
            <li key={at} className="flex gap-3">
              <span className="w-24 flex-none font-semibold whitespace-nowrap tabular-nums">{clockTime(at)}</span>
              <span dir="auto">{says}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {lines.length > 0 ? (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
          {lines.map(({ label: name, text }) => (
            <div key={name} className={text.length > 24 ? "col-span-2" : ""}>
              <dt className="text-ink-soft text-base">{name}</dt>
              <dd className="font-semibold whitespace-pre-line" dir="auto">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {asks.length > 0 ? (
        <p className="border-line border-t pt-3 text-base">
          <strong>They may ask:</strong> {asks.join(", ")}.
        </p>
      ) : null}
    </article>
  );
}
