import type { InputHTMLAttributes } from "react";
import { Icon } from "../icons/icon.tsx";

type Props = { id: string; label: string; hint?: string; error?: string } & Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className">;

/** A text field with its label above and its error message below. */
export function Field({ id, label, hint, error, ...rest }: Props) {
  const told = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      ) : null}
      <input {...rest} id={id} aria-invalid={error ? true : undefined} aria-describedby={told || undefined} />
    </div>
  );
}
