type Props = {
  id: string;
  name: string;
  label: string;
  /** The options: label by value. */
  options: Readonly<Record<string, string>>;
  chosen: string | undefined;
  /** Label for choosing none of them. */
  none?: string;
};

/** A select with its label above. */
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
