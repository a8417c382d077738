import type { ReactNode } from "react";

type Props = { label: string; className?: string; children: ReactNode };

/** The look of a part. */
export const TILE = "rounded-control bg-sunken px-3 py-2.5";

/** Parts beside each other, which move sideways where there is no room for all (`shelf` in css/layout.css), also with the keyboard. */
export function Shelf({ label, className = "", children }: Props) {
  return (
    <section className={`shelf text-small leading-snug ${className}`} aria-label={label} data-scrolls="">
      {children}
    </section>
  );
}
