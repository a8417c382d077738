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

const SUMMARY =
  "hover:text-accent flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-2 leading-snug font-semibold";
const CHEVRON = "text-accent group-open/fold:rotate-180 print:hidden";

/** A row that opens by a tap, without script. The browser's search and links to what is inside open it too. */
export function Fold({ summary, children, group, open, className = "" }: Props) {
  return (
    <details className={`group/fold ${className}`} name={group} open={open}>
      <summary className={SUMMARY}>
        {summary}
        <Icon name="chevron" className={CHEVRON} />
      </summary>
      {children}
    </details>
  );
}

/** A fold on a phone, and nothing but its content on a wider screen or without scripts (features/landing/phone-fold-script.ts). */
export function PhoneFold({ summary, children }: Pick<Props, "summary" | "children">) {
  return (
    <details className="group/fold" data-phone-fold="" open>
      <summary className={`${SUMMARY} border-line border-y sm:hidden`}>
        {summary}
        <Icon name="chevron" className={CHEVRON} />
      </summary>
      <div className="max-sm:pt-3">{children}</div>
    </details>
  );
}
