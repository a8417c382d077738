import type { ReactNode } from "react";

const TONES = {
  plain: "bg-accent-soft text-ink",
  emergency: "bg-emergency text-on-urgency",
  urgent: "bg-urgent text-on-urgency",
  routine: "bg-routine text-on-urgency",
} as const;

/** A word or two on a colored background. The urgency tones are for urgency only. */
export function Badge({ tone = "plain", children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={`text-small rounded-card inline-block max-w-full border border-transparent px-2.5 py-0.5 font-semibold ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
