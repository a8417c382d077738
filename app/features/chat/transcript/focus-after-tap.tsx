import { type ReactNode, useEffect, useRef } from "react";
import type { AnsweredSign } from "#app/domain/check-answers.ts";

/** The button that was tapped is gone after it: the focus goes on to the next question, else to the card, which tells the outcome. */
export function FocusAfterTap({ answers, children }: { answers: readonly AnsweredSign[]; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const given = answers.map(({ id, answer }) => `${id} ${answer}`).join();
  const before = useRef(given);
  useEffect(() => {
    if (before.current === given) return;
    before.current = given;
    const question = place.current?.querySelector<HTMLElement>("[data-question]");
    (question ?? place.current)?.focus();
  }, [given]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one in another.
    <div ref={place} role="group" aria-label="How urgent it is" tabIndex={-1} className="flex w-full flex-col items-start gap-3">
      {children}
    </div>
  );
}
