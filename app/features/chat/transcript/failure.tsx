import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Bubble } from "./bubble.tsx";

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

type Props = {
  apology: string;
  offline: boolean | undefined;
  /** The connection was lost on the way. */
  lost: boolean | undefined;
  /** When the server answers again, in milliseconds since the epoch. */
  retryAt: number | undefined;
  /** The card above it gives the number to call. */
  hasCall: boolean;
  /** Absent for what is no longer the last answer. */
  onRetry: (() => void) | undefined;
};

/** The fixed apology for an answer that did not come; beneath it, what happened and what to do now. */
export function Failure({ apology, offline, lost, retryAt, hasCall, onRetry }: Props) {
  const seconds = useSecondsUntil(retryAt);
  return (
    <>
      <Bubble by="assistant" className="flex gap-3">
        <Icon name="alert" className="mt-0.5" />
        <p>{apology}</p>
      </Bubble>
      <div className="max-w-text flex flex-col gap-2 px-4" data-failure="">
        {lost ? <p>The connection is lost. Your question stays here.</p> : null}
        {offline ? <p>This device is offline.{lost ? null : " Your question stays here."}</p> : null}
        {seconds > 0 ? <p>Too many messages: ask again in {seconds === 1 ? "1 second" : `${seconds} seconds`}.</p> : null}
        {lost || offline || retryAt ? null : <p>Something failed on the way or on our side. Your question stays here.</p>}
        {hasCall ? (
          <p>Do not wait for this chat. What the card above says still holds.</p>
        ) : (
          <p>If it cannot wait, do not wait for this chat: call an emergency vet.</p>
        )}
        {onRetry ? (
          <Button
            className="self-start aria-disabled:border-dashed"
            variant={seconds > 0 ? "quiet" : "main"}
            icon="retry"
            aria-disabled={seconds > 0 || undefined}
            onClick={seconds > 0 ? undefined : onRetry}
          >
            Try again
          </Button>
        ) : null}
      </div>
    </>
  );
}

type UnfinishedProps = Pick<Props, "hasCall" | "onRetry"> & { children: ReactNode };

/** An answer that ended before it was complete, with the way to ask again. */
export function Unfinished({ hasCall, onRetry, children }: UnfinishedProps) {
  return (
    <Bubble by="assistant" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>
        {children}
        {hasCall ? " What the card above says still holds." : null}
      </p>
      {onRetry ? (
        <Button variant="quiet" icon="retry" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </Bubble>
  );
}
