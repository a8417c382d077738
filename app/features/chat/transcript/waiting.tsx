import { useEffect, useState } from "react";
import { Bubble } from "./bubble.tsx";

/** After this long an owner wonders whether anything happens. */
const LONG_MS = 2000;

const DOT = "size-2 rounded-full bg-ink-soft motion-safe:animate-pulse forced-colors:bg-[CanvasText]";

export function Dots() {
  return (
    <>
      <i className={DOT} />
      <i className={`${DOT} [animation-delay:150ms]`} />
      <i className={`${DOT} [animation-delay:300ms]`} />
    </>
  );
}

/** Stands where the next words of the answer will be. Between words it is there only when they take long. */
export function Waiting({ hasWords }: { hasWords: boolean }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  if (hasWords && !isLong) return null;
  return (
    <Bubble by="assistant" className="text-ink-soft flex min-h-11 items-center gap-1.5" data-waiting="">
      <Dots />
      <span className={isLong ? "ml-1.5" : "sr-only"}>{isLong ? "Thinking..." : "Writing an answer"}</span>
    </Bubble>
  );
}
