import { useEffect, useRef, useState } from "react";
import { calendarFile } from "#app/browser/calendar-file.ts";
import { saveFile } from "#app/browser/save-file.ts";
import { CHECK_AFTER_HOURS, checkQuestion, checkReminder } from "#app/domain/chat/conversation/check-again.ts";
import type { Subject } from "#app/domain/chat/conversation/subject.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Row } from "#app/ui/controls/chip.tsx";
import { clockTime } from "../handover/clock-time.ts";

type Props = {
  subject: Subject;
  /** When the owner wants to be asked again, in milliseconds; absent while they do not. */
  checkAt: number | undefined;
  /** @param isWanted false takes the wish back */
  onCheck: (isWanted: boolean) => void;
};

/** Offers to ask again later: here, as a notification while the page is open, or by the calendar of the device. */
export function CheckAgain({ subject, checkAt, onCheck }: Props) {
  const [status, setStatus] = useState("");
  const card = useFocusAfterChange(checkAt);
  if (!checkAt) {
    return (
      <div ref={card}>
        <Button variant="quiet" icon="clock" onClick={() => onCheck(true)}>
          Check again in {CHECK_AFTER_HOURS} hours
        </Button>
      </div>
    );
  }
  const addToCalendar = async () => {
    try {
      saveFile("check-again.ics", "text/calendar;charset=utf-8", await calendarFile([checkReminder(subject, checkAt)]));
      setStatus("Calendar file downloaded. Open it to add the reminder.");
    } catch {
      setStatus("The file could not be made. Please set an alarm by hand.");
    }
  };
  const notify = async () => {
    const permission = await Notification.requestPermission();
    setStatus(permission === "granted" ? "You will be notified while this page is open." : "Notifications are blocked in this browser.");
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend beside its first sentence.
    <div
      ref={card}
      role="group"
      aria-label="When this chat asks again"
      tabIndex={-1}
      className="rounded-control bg-sunken max-w-text flex w-full scroll-mb-2 flex-col items-start gap-2 px-4 py-3 text-base"
    >
      <p>
        At {clockTime(checkAt)} this chat will ask: {checkQuestion(subject)} If anything gets worse before, don't wait.
      </p>
      <Row>
        <Button variant="quiet" onClick={addToCalendar}>
          Add to calendar
        </Button>
        {"Notification" in window ? (
          <Button variant="quiet" onClick={notify}>
            Notify me
          </Button>
        ) : null}
        <Button variant="plain" onClick={() => onCheck(false)}>
          Don't ask
        </Button>
      </Row>
      <p role="status" className="empty:hidden">
        {status}
      </p>
    </div>
  );
}

/** What was tapped is gone after it: the card that took its place is shown and gets the focus, and so does the button that comes back. */
function useFocusAfterChange(checkAt: number | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(checkAt);
  useEffect(() => {
    if (before.current === checkAt) return;
    before.current = checkAt;
    place.current?.scrollIntoView({ block: "nearest" });
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) (checkAt ? place.current : place.current?.querySelector("button"))?.focus();
  }, [checkAt]);
  return place;
}
