import type { HTMLAttributes } from "react";

const LOOKS = {
  assistant: "max-w-[min(100%,var(--container-text))] rounded-ss-sm border-line bg-surface",
  owner: "max-w-[min(88%,34rem)] rounded-ee-sm border-transparent bg-accent-soft whitespace-pre-wrap forced-colors:outline-2",
} as const;

type Props = { by: keyof typeof LOOKS } & HTMLAttributes<HTMLDivElement>;

/** What one side of the conversation says. */
export function Bubble({ by, className = "", children, ...rest }: Props) {
  return (
    <div data-bubble={by} {...rest} className={`rounded-[1.125rem] border px-4 py-3 ${LOOKS[by]} ${className}`}>
      {children}
    </div>
  );
}
