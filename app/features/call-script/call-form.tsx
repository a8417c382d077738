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
    <details className="call-form" data-call="">
      <summary>
        <h2>What to say when they answer</h2>
      </summary>
      <p>Fill in what you know, then read it out. Nothing leaves this page.</p>
      <div className="call-fields">
        {species ? <input type="hidden" name="species" value={species} /> : <Field name="species" label="Animal" />}
        {FIELDS.map(({ name, label, wide }) => (
          <Field key={name} name={name} label={label} wide={wide} />
        ))}
      </div>
    </details>
  );
}

function Field({ name, label, wide }: { name: string; label: string; wide?: boolean }) {
  return (
    <label className={wide ? "field field--wide" : "field"}>
      <span>{label}</span>
      <input type="text" name={name} autoComplete="off" maxLength={200} />
    </label>
  );
}
