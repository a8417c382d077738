type Props = {
  id: string;
  name: string;
  label: string;
  /** What may be chosen, in words, by its value. */
  options: Readonly<Record<string, string>>;
  chosen: string | undefined;
  /** Words for choosing none of them. */
  none?: string;
};

/** A list to choose one thing from, with its label above. */
export function Choice({ id, name, label, options, chosen, none }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen ?? (none === undefined ? undefined : "")}>
        {none === undefined ? null : <option value="">{none}</option>}
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
