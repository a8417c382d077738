import type { InputHTMLAttributes } from "react";

const LABEL = "flex min-h-11 cursor-pointer items-center gap-3 leading-snug";
const BOXED =
  "rounded-control border border-edge bg-surface px-3 py-1.5 hover:border-accent hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft forced-colors:has-checked:outline-2";

type Props = { label: string; boxed?: boolean } & Omit<InputHTMLAttributes<HTMLInputElement>, "className">;

/** A check box or radio button; its label is part of the target. `boxed`: one of several side by side. */
export function Tick({ label, boxed, ...rest }: Props) {
  return (
    <label className={boxed ? `${LABEL} ${BOXED}` : LABEL}>
      <input type="checkbox" {...rest} className="accent-accent size-5 flex-none" />
      <span>{label}</span>
    </label>
  );
}
