import { createElement, type ReactNode, useEffect, useRef } from "react";

type Props = { open: boolean; onFound: () => void; children: ReactNode; className: string; id: string; role?: string; labelledBy?: string };

/** Without scripts and on paper nothing can be opened, so everything is open. */
const ALWAYS_OPEN = "noscript:block noscript:[content-visibility:visible] print:block print:[content-visibility:visible]";

/**
 * A collapsible part that the browser's in-page search, a link to something inside, and printing can still reach.
 * It is a custom element because React 18 turns `hidden="until-found"` into a plain `hidden` on every element it knows.
 */
export function HiddenUntilFound({ open, onFound, children, className, id, role, labelledBy }: Props) {
  const part = useRef<HTMLElement>(null);
  const opened = useRef(open);
  opened.current = open;
  useEffect(() => {
    const element = part.current;
    // The browser's search or a link may have opened it before the scripts loaded.
    if (element && !element.hidden && !opened.current) onFound();
    element?.addEventListener("beforematch", onFound);
    return () => element?.removeEventListener("beforematch", onFound);
  }, [onFound]);
  const attributes = {
    id,
    class: `${className} ${ALWAYS_OPEN}`,
    role,
    "aria-labelledby": labelledBy,
    hidden: open ? undefined : "until-found",
    ref: part,
  };
  return createElement("findable-part", attributes, children);
}
