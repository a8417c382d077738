import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";

const CHIP =
  "inline-flex min-h-11 cursor-pointer items-center justify-center rounded-chip border border-edge bg-surface px-4 py-2 text-center text-base leading-tight text-ink no-underline hover:border-accent hover:bg-accent-soft";

const OFF = "disabled:cursor-not-allowed disabled:opacity-55";

/** A short answer or shortcut to tap. `className` places it. */
export function Chip({ className = "", children, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className={`${CHIP} ${OFF} ${className}`}>
      {children}
    </button>
  );
}

/** A chip that leads to a page. */
export function ChipLink({ className = "", children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={`${CHIP} ${className}`}>
      {children}
    </a>
  );
}

/** Chips or buttons side by side, as many in a row as fit. */
export function Row({ className = "", children }: { className?: string; children: ReactNode }) {
  return <div className={`flex flex-wrap items-center gap-2 ${className}`}>{children}</div>;
}
