import type { ReactNode } from "react";

/** A word or two on a colored background. The urgency tones are for urgency only. */
export function Badge({ tone, children }: { tone?: "emergency" | "urgent" | "routine"; children: ReactNode }) {
  return <span className={tone ? `badge badge--${tone}` : "badge"}>{children}</span>;
}
