import type { ReactNode } from "react";

/** A part of the design system's page: its title and its samples. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flow">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
