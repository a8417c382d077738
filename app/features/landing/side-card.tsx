import type { ReactNode } from "react";

type Props = { id: string; title: string; className?: string; children: ReactNode };

/** A card beside the call to action. */
export function SideCard({ id, title, className = "", children }: Props) {
  return (
    <section
      className={`sm:rounded-card border-line sm:bg-surface relative flex flex-col px-1 sm:border sm:p-5 print:hidden ${className}`}
      aria-labelledby={id}
    >
      <h2 id={id} className="sm:text-title text-base tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  );
}
