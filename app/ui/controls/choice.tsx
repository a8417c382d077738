import { FieldFrame, INPUT } from "./field.tsx";

type Props = {
  id: string;
  name: string;
  label: string;
  /** The options: label by value. */
  options: Readonly<Record<string, string>>;
  chosen: string | undefined;
  /** Label for choosing none of them. */
  none?: string;
  className?: string;
};

/** A select with its label above. */
export function Choice({ id, name, label, options, chosen, none, className }: Props) {
  return (
    <FieldFrame id={id} label={label} className={className}>
      <select id={id} name={name} className={INPUT} defaultValue={chosen ?? (none === undefined ? undefined : "")}>
        {none === undefined ? null : <option value="">{none}</option>}
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
