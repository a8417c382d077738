import { useEffect, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";

/** Seconds until a time, counted down; 0 when it has come or there is none. */
function useSecondsUntil(time: number | undefined): number {
  const left = () => Math.max(0, Math.ceil(((time ?? 0) - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    if (!time) return;
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((time - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [time]);
  return time ? seconds : 0;
}

type Props = { apology: string; offline: boolean | undefined; retryAt: number | undefined };

/** What happened to an answer that did not come, and what to do now. */
export function Failure({ apology, offline, retryAt }: Props) {
  const seconds = useSecondsUntil(retryAt);
  return (
    <div className="bubble bubble--bot flex flex-col gap-3">
      <p>{apology}</p>
      {seconds > 0 ? <p>Too many messages: ask again in {seconds} seconds.</p> : null}
      {offline ? <p>This device is offline. Your question is kept here.</p> : null}
      <p>If it cannot wait, do not wait for this chat: call an emergency vet.</p>
    </div>
  );
}

/** Asks the same again, as soon as the server takes it. */
export function RetryButton({ retryAt, onRetry }: { retryAt: number | undefined; onRetry: () => void }) {
  const isTooSoon = useSecondsUntil(retryAt) > 0;
  return (
    <Button variant="quiet" icon="retry" disabled={isTooSoon} onClick={onRetry}>
      Try again
    </Button>
  );
}
