import type { ReactNode } from "react";

/** The sentence under a page's title that says what the page is for. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="max-w-text text-ink-soft text-title [&_strong]:text-ink text-pretty">{children}</p>;
}
