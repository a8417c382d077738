import { useId } from "react";
import type { ChatMessage } from "#app/domain/chat/conversation/conversation.ts";
import { type Subject, subjectLabel } from "#app/domain/chat/conversation/subject.ts";
import { callScript, mayAsk } from "#app/domain/chat/handover/call-script.ts";
import { type CaseFacts, type FieldName, handoverSheet, sheetText, timelineOf, withField } from "#app/domain/chat/handover/handover.ts";
import type { Level } from "#app/domain/urgency.ts";
import { Sheet } from "../sheets/sheet.tsx";
import { clockTime } from "./clock-time.ts";
import { type Handover, HandoverCard } from "./handover-card.tsx";
import { MessageLinks, SendActions } from "./send-actions.tsx";

const FIELDS: readonly { name: FieldName; label: string; hint?: string; long?: boolean }[] = [
  { name: "what", label: "What happened, and how much", long: true },
  { name: "when", label: "When" },
  { name: "signs", label: "Signs seen", hint: "Separate with commas" },
  { name: "age", label: "Age" },
  { name: "weight", label: "Weight" },
  { name: "medicines", label: "Medicines" },
  { name: "tried", label: "What I've tried", long: true },
];

type Props = {
  subject: Subject;
  messages: readonly ChatMessage[];
  level: Level | undefined;
  /** What the visitor wrote and what their profile on this device says, with what they put right by hand. */
  facts: CaseFacts;
  edited: CaseFacts;
  onEdited: (edited: CaseFacts) => void;
  onClose: () => void;
};

/** What a vet asks first, as a card to show, send or print. It is made on the device and goes nowhere by itself. */
export function HandoverSheet({ subject, messages, level, facts, edited, onEdited, onClose }: Props) {
  const timeline = timelineOf(messages);
  const lines = handoverSheet(facts);
  const text = sheetText(lines, timeline, clockTime);
  const handover: Handover = {
    subject,
    label: subjectLabel(subject),
    level,
    reason: facts.what,
    timeline: timeline.length > 1 ? timeline : [],
    lines: lines.filter(({ label }) => !["Animal", "Name", "What happened"].includes(label)),
    asks: mayAsk(facts),
  };
  return (
    <Sheet id="handover-title" title="For my vet" onClose={onClose} actions={<SendActions handover={handover} text={text} />}>
      <HandoverCard {...handover} />
      <section className="call-script" aria-label="What to say when they answer">
        <h4>What to say when they answer</h4>
        <ul>
          {callScript(facts).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className="no-print" aria-labelledby="handover-check">
        <h4 id="handover-check">Check and correct</h4>
        <form className="sheet-fields mt-2" onSubmit={(event) => event.preventDefault()}>
          {FIELDS.map(({ name, ...field }) => (
            <SheetField key={name} {...field} value={textOf(facts, name)} onChange={(value) => onEdited(withField(edited, name, value))} />
          ))}
        </form>
      </section>
      <MessageLinks text={text} />
      <p className="no-print text-base">Made on this device from what you wrote. Nothing is stored or sent until you send it.</p>
    </Sheet>
  );
}

function textOf(facts: CaseFacts, name: FieldName): string {
  return name === "signs" ? (facts.signs ?? []).join(",") : (facts[name] ?? "");
}

type FieldProps = { label: string; hint?: string; long?: boolean; value: string; onChange: (value: string) => void };

function SheetField({ label, hint, long, value, onChange }: FieldProps) {
  const id = useId();
  const common = { id, value, dir: "auto", "aria-describedby": hint ? `${id}-hint` : undefined, autoComplete: "off" };
  return (
    <div className={long ? "field field--wide" : "field"}>
      <label htmlFor={id}>{label}</label>
      {long ? (
        <textarea {...common} rows={2} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...common} type="text" onChange={(event) => onChange(event.target.value)} />
      )}
      {hint ? (
        <span id={`${id}-hint`} className="field-hint">
          {hint}
        </span>
      ) : null}
    </div>
  );
}
