import type { ReactNode } from "react";

type Props = { label: string; className?: string; children: ReactNode };

/** Parts beside each other, which move sideways where there is no room for all (`shelf` in css/layout.css), also with the keyboard. */
export function Shelf({ label, className = "", children }: Props) {
  return (
    <section
      className={`shelf text-small *:rounded-control *:bg-sunken leading-snug *:px-3 *:py-2.5 ${className}`}
      aria-label={label}
      data-scrolls=""
    >
      {children}
    </section>
  );
}
