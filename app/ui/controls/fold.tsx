import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";

type Props = {
  summary: ReactNode;
  children: ReactNode;
  /** Of several folds with the same group only one is open. */
  group?: string;
  open?: boolean;
  className?: string;
};

/** A row that opens by a tap, without script. The browser's search and links to what is inside open it too. */
export function Fold({ summary, children, group, open, className = "" }: Props) {
  return (
    <details className={`group/fold ${className}`} name={group} open={open}>
      <summary className="hover:text-accent flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-2 leading-snug font-semibold">
        {summary}
        <Icon name="chevron" className="text-accent group-open/fold:rotate-180 print:hidden" />
      </summary>
      {children}
    </details>
  );
}
