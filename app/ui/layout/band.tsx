import type { ReactNode } from "react";

type Props = {
  id?: string;
  title: ReactNode;
  /** Alternate bands have a darker ground. */
  sunken?: boolean;
  /** The section is interactive: it is hydrated when somebody reaches for it. */
  wakes?: boolean;
  className?: string;
  children: ReactNode;
};

/** A full-width section with its heading. */
export function Band({ id, title, sunken, wakes, className = "", children }: Props) {
  return (
    <section
      id={id}
      className={`gutter py-4 sm:py-6 ${sunken ? "bg-sunken" : ""} ${className}`}
      data-band=""
      data-wakes={wakes ? "" : undefined}
    >
      <h2 className="mb-3">{title}</h2>
      {children}
    </section>
  );
}
