import { INPUT } from "#app/ui/controls/field.tsx";
import { Fold } from "#app/ui/controls/fold.tsx";

/** What a poison line or a clinic asks; the names are those of `CaseFacts`. */
const FIELDS: readonly { name: string; label: string; wide?: boolean }[] = [
  { name: "age", label: "Age" },
  { name: "weight", label: "Weight" },
  { name: "what", label: "What happened, or what they ate", wide: true },
  { name: "amount", label: "How much, at the most" },
  { name: "when", label: "When" },
  { name: "signs", label: "Signs you see" },
  { name: "tried", label: "What you have done so far", wide: true },
];

/**
 * What to say when they answer: a few fields that become lines to read out. It is no form, so nothing can be sent, and nothing is kept.
 * Without script, and on paper, the fields themselves are the list to fill in. `startCallForm` brings it to life, and the lines with it.
 * @param species as the visitor would say it ("Dog"); asked for when the page does not know
 */
export function CallForm({ species }: { species?: string }) {
  return (
    <div className="rounded-card border-edge bg-surface max-w-text my-4 border-2 px-4 print:border-0 print:px-0" data-call="">
      <Fold summary={<h2 className="text-title">What to say when they answer</h2>}>
        <p>Fill in what you know, then read it out. Nothing leaves this page.</p>
        {/* A browser lays out a field that it could autofill, even inside a closed part. */}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-x-4 gap-y-3 pt-3 pb-4 not-print:[details:not([open])_&]:hidden">
          {species ? <input type="hidden" name="species" value={species} /> : <Field name="species" label="Animal" />}
          {FIELDS.map(({ name, label, wide }) => (
            <Field key={name} name={name} label={label} wide={wide} />
          ))}
        </div>
      </Fold>
    </div>
  );
}

function Field({ name, label, wide }: { name: string; label: string; wide?: boolean }) {
  return (
    <label className={`grid content-end gap-1.5 ${wide ? "col-span-full" : ""}`}>
      <span className="font-semibold">{label}</span>
      <input className={INPUT} type="text" name={name} autoComplete="off" maxLength={200} />
    </label>
  );
}
