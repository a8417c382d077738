import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import { Icon } from "../icons/icon.tsx";

/** The look of what is typed into or chosen from. */
export const INPUT =
  "min-h-11 w-full rounded-control border-2 border-edge bg-surface px-3.5 py-2 text-body leading-snug focus-visible:border-focus focus-visible:-outline-offset-1 aria-invalid:border-s-8 aria-invalid:border-ink";

/** The look of a form of one field and its button, in one row where they fit. */
export const INLINE_FORM = "flex max-w-xl flex-wrap items-end gap-3";

/** The look of a form of several fields, as many in a row as fit. */
export const CHECK_FORM = "grid max-w-2xl grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] items-end gap-3 print:hidden";

type FrameProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** The label is for screen readers only. */
  hidesLabel?: boolean;
  /** Place and width within the layout around it. */
  className?: string;
  children: ReactNode;
};

/** The frame of every form field: the label, then a hint or an error message, then the field itself. */
export function FieldFrame({ id, label, hint, error, hidesLabel, className = "", children }: FrameProps) {
  return (
    <div className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5 ${className}`}>
      <label className={hidesLabel ? "sr-only" : "font-semibold"} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className="text-ink-soft text-base leading-snug" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        // An icon and bold text: red is for urgency only.
        <p className="flex gap-2 font-semibold" id={`${id}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      ) : null}
      {children}
    </div>
  );
}

type Texts = { id: string; label: ReactNode; hint?: ReactNode; error?: string; className?: string };

/** The attributes that tie a field to its hint and its error. */
function tied({ id, hint, error }: Texts) {
  const by = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return { id, "aria-invalid": error ? true : undefined, "aria-describedby": by || undefined };
}

/** A text field of one line. */
export function Field({ id, label, hint, error, className, ...rest }: Texts & InputHTMLAttributes<HTMLInputElement>) {
  const texts = { id, label, hint, error };
  return (
    <FieldFrame {...texts} className={className}>
      <input {...rest} {...tied(texts)} className={INPUT} />
    </FieldFrame>
  );
}

/** A text field of several lines. */
export function TextArea({ id, label, hint, error, className, ...rest }: Texts & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const texts = { id, label, hint, error };
  return (
    <FieldFrame {...texts} className={className}>
      <textarea {...rest} {...tied(texts)} className={INPUT} />
    </FieldFrame>
  );
}
