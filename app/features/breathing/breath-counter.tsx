import { useEffect, useState } from "react";
import { type Count, isOver, NO_COUNT, recordTap, secondsLeft } from "#app/domain/breathing/breaths.ts";
import { Button } from "#app/ui/controls/button.tsx";

type Props = { seconds: number; onCounted: (breaths: number) => void; className?: string };

const TICK_MS = 200;

/** Counts taps for half a minute, from the first one on. A button, so that a key counts as well as a finger. */
export function BreathCounter({ seconds, onCounted, className = "" }: Props) {
  const [count, setCount] = useState<Count>(NO_COUNT);
  const [now, setNow] = useState(0);
  const counting = count.startedAt !== undefined && !isOver(count, now, seconds);
  const done = count.startedAt !== undefined && !counting;
  useEffect(() => {
    if (!counting) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [counting]);
  useEffect(() => {
    if (done) onCounted(count.taps);
  }, [done, count.taps, onCounted]);
  const press = (at: number) => {
    setNow(at);
    setCount(recordTap(done ? NO_COUNT : count, at, seconds));
  };
  return (
    <div className={`col-span-full grid justify-items-start gap-3 print:hidden noscript:hidden ${className}`} data-wakes="">
      {/* Large, because the visitor looks at the animal and not at the button. */}
      <Button className="min-h-32 w-full text-xl" onClick={() => press(performance.now())}>
        {counting ? "Tap at each breath" : done ? "Count again: tap at the first breath" : "Tap at the first breath"}
      </Button>
      {counting ? (
        <Button variant="quiet" onClick={() => setCount(NO_COUNT)}>
          Stop and start over
        </Button>
      ) : null}
      <p className="text-xl font-bold tabular-nums" aria-hidden="true">
        {count.taps} {count.taps === 1 ? "breath" : "breaths"}, {secondsLeft(count, now, seconds)} seconds left
      </p>
      <p role="status" className="sr-only">
        {counting ? `Counting for ${seconds} seconds` : done ? `Time is up: ${count.taps} breaths` : null}
      </p>
    </div>
  );
}
