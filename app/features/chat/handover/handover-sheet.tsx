import type { ChatMessage } from "#app/domain/chat/conversation/conversation.ts";
import { type Subject, subjectLabel } from "#app/domain/chat/conversation/subject.ts";
import { callScript, mayAsk } from "#app/domain/chat/handover/call-script.ts";
import { type FieldName, type HandoverFacts, handoverSheet, sheetText, timelineOf, withField } from "#app/domain/chat/handover/handover.ts";
import type { Level } from "#app/domain/urgency.ts";
import { Field, TextArea } from "#app/ui/controls/field.tsx";
import { SHEET_HEADING, Sheet } from "../sheets/sheet.tsx";
import type { Call } from "../verdict/whom-to-call.ts";
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
  facts: HandoverFacts;
  edited: HandoverFacts;
  /** Whom to call, where the verdict asks for a call. */
  call: Call | undefined;
  onEdited: (edited: HandoverFacts) => void;
  onClose: () => void;
};

/** What a vet asks first, as a card to show, send or print. It is made on the device and goes nowhere by itself. */
export function HandoverSheet({ subject, messages, level, facts, edited, call, onEdited, onClose }: Props) {
  const timeline = timelineOf(messages);
  const hasTimeline = timeline.length > 1;
  const lines = handoverSheet(facts);
  const text = sheetText(lines, timeline, clockTime);
  const handover: Handover = {
    subject,
    label: subjectLabel(subject),
    level,
    // Not twice the same words.
    reason: hasTimeline && timeline.some(({ says }) => says === facts.what) ? undefined : facts.what,
    timeline: hasTimeline ? timeline : [],
    lines: lines.filter(({ label }) => !["Animal", "Name", "What happened"].includes(label)),
    asks: mayAsk(facts),
  };
  return (
    <Sheet id="handover-title" title="For my vet" onClose={onClose} actions={<SendActions handover={handover} text={text} call={call} />}>
      <HandoverCard {...handover} />
      <section aria-label="What to say when they answer">
        <h4 className={SHEET_HEADING}>What to say when they answer</h4>
        <ul>
          {callScript(facts).map((line) => (
            <li key={line} className="border-line border-b py-1.5">
              {line}
            </li>
          ))}
        </ul>
      </section>
      <section className="print:hidden" aria-labelledby="handover-check">
        <h4 id="handover-check" className={SHEET_HEADING}>
          Check and correct
        </h4>
        <form className="mt-2 grid items-start gap-4 sm:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
          {FIELDS.map(({ name, long, ...texts }) => {
            const field = { ...texts, id: `handover-${name}`, value: textOf(facts, name), dir: "auto", autoComplete: "off" };
            const correct = (value: string) => onEdited(withField(edited, name, value));
            return long ? (
              <TextArea key={name} {...field} className="sm:col-span-2" rows={2} onChange={(event) => correct(event.target.value)} />
            ) : (
              <Field key={name} {...field} onChange={(event) => correct(event.target.value)} />
            );
          })}
        </form>
      </section>
      <MessageLinks text={text} />
      <p className="text-base print:hidden">Made on this device from what you wrote. Nothing is stored or sent until you send it.</p>
    </Sheet>
  );
}

function textOf(facts: HandoverFacts, name: FieldName): string {
  return name === "signs" ? (facts.signs ?? []).join(",") : (facts[name] ?? "");
}
