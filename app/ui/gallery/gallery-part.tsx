import type { ReactNode } from "react";

/** A section of the gallery: its title and samples. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-5">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
