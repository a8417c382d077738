import { useEffect, useState } from "react";
import { notify } from "#app/browser/notify.ts";

/**
 * Whether the time has come to ask the owner again. A page in the background says so by a notification, where the owner allowed it.
 * @param checkAt milliseconds since the epoch
 * @param question what the notification asks
 */
export function useCheckDue(checkAt: number | undefined, question: string): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    setDue(false);
    if (!checkAt) return;
    const timer = setTimeout(
      () => {
        setDue(true);
        if (document.hidden) void notify(question);
      },
      Math.max(0, checkAt - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [checkAt, question]);
  return isDue;
}
