import { useId } from "react";
import { callScript } from "#app/domain/chat/call-script.ts";
import type { Conversation } from "#app/domain/chat/conversation.ts";
import { type CaseFacts, type FieldName, factsFrom, handoverSheet, sheetText, withField } from "#app/domain/chat/handover.ts";
import { CopyButton } from "../transcript/copy-button.tsx";
import { Sheet } from "./sheet.tsx";

const FIELDS: readonly { name: FieldName; label: string; hint?: string; long?: boolean }[] = [
  { name: "what", label: "What happened, and how much", long: true },
  { name: "when", label: "When" },
  { name: "signs", label: "Signs seen", hint: "With commas between them" },
  { name: "age", label: "Age" },
  { name: "weight", label: "Weight" },
  { name: "tried", label: "Tried so far", long: true },
];

const SUBJECT = "About my pet";

type Props = {
  said: readonly string[];
  pet: Pick<Conversation, "selectedPet" | "petName">;
  /** What the visitor has put right by hand. */
  told: CaseFacts;
  onTold: (told: CaseFacts) => void;
  onClose: () => void;
};

/** What a vet asks first, from what the visitor wrote and can put right here. It goes nowhere by itself, and nothing of it is kept. */
export function HandoverSheet({ said, pet, told, onTold, onClose }: Props) {
  const facts = { ...factsFrom(said, pet), ...told };
  const lines = handoverSheet(facts);
  const text = sheetText(lines);
  return (
    <Sheet id="handover-title" title="For my vet" onClose={onClose}>
      <p className="no-print">Made from what you wrote. Check it, fill the gaps, then read it out or send it. Nothing is stored.</p>
      <section className="call-script" aria-label="What to say when they answer">
        <h4>What to say when they answer</h4>
        <ul>
          {callScript(facts).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <dl className="sheet-lines">
        {lines.map(({ label, text: known }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{known}</dd>
          </div>
        ))}
      </dl>
      <form className="sheet-fields no-print" onSubmit={(event) => event.preventDefault()}>
        {FIELDS.map(({ name, ...field }) => (
          <SheetField key={name} {...field} value={writtenIn(facts, name)} onChange={(value) => onTold(withField(told, name, value))} />
        ))}
      </form>
      <Ways text={text} />
    </Sheet>
  );
}

function writtenIn(facts: CaseFacts, name: FieldName): string {
  return name === "signs" ? (facts.signs ?? []).join(",") : (facts[name] ?? "");
}

type FieldProps = { label: string; hint?: string; long?: boolean; value: string; onChange: (value: string) => void };

function SheetField({ label, hint, long, value, onChange }: FieldProps) {
  const id = useId();
  const shared = { id, value, placeholder: "not known", "aria-describedby": hint ? `${id}-hint` : undefined, autoComplete: "off" };
  return (
    <div className={long ? "field field--wide" : "field"}>
      <label htmlFor={id}>{label}</label>
      {long ? (
        <textarea {...shared} rows={2} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...shared} type="text" onChange={(event) => onChange(event.target.value)} />
      )}
      {hint ? (
        <span id={`${id}-hint`} className="field-hint">
          {hint}
        </span>
      ) : null}
    </div>
  );
}

/** How the sheet leaves: always by the visitor's own hand and programs. */
function Ways({ text }: { text: string }) {
  const body = encodeURIComponent(text);
  return (
    <div className="chips no-print">
      <CopyButton text={text} label="Copy" words />
      {"share" in navigator ? (
        // A sheet that was put away again is no failure.
        <button type="button" className="button button--quiet" onClick={() => navigator.share({ title: SUBJECT, text }).catch(() => {})}>
          Share
        </button>
      ) : null}
      <button type="button" className="button button--quiet" onClick={() => window.print()}>
        Print
      </button>
      <a className="button button--quiet" href={`mailto:?subject=${encodeURIComponent(SUBJECT)}&body=${body}`}>
        Email
      </a>
      <a className="button button--quiet" href={`sms:?&body=${body}`}>
        Text message
      </a>
    </div>
  );
}
