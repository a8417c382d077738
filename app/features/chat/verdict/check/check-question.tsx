import { useId } from "react";
import type { Check, CheckSign } from "#app/domain/check.ts";
import { LIST_ASKS, LIST_OTHERS, listValue, tapValue } from "#app/domain/check-answers.ts";
import { NOTE } from "#app/ui/content/note.ts";
import { Button } from "#app/ui/controls/button.tsx";
import type { Answering } from "../answering.ts";
import { TapForm } from "./tap-form.tsx";

type Props = { check: Check; answering: Answering };

/** The one question of a check: about the most urgent sign that is open, or, when none is left, about what kills this animal. */
export function CheckQuestion({ check: { signs, also }, answering }: Props) {
  const [sign] = signs;
  const quoteId = useId();
  const options = sign
    ? sign.answers.map(({ id, says }) => ({ value: tapValue(sign.id, id), says }))
    : [
        ...also.map(({ id, says }) => ({ value: tapValue(id, "yes"), says })),
        ...LIST_OTHERS.map(({ id, says }) => ({ value: listValue(id), says })),
      ];
  return (
    <TapForm {...answering} className="mt-4 print:hidden">
      {sign ? <Quote id={quoteId} sign={sign} /> : null}
      <fieldset tabIndex={-1} className="min-w-0" data-question="" aria-describedby={sign ? quoteId : undefined}>
        <legend className="mb-2 font-bold">{sign ? sign.asks : LIST_ASKS}</legend>
        <div className="grid gap-2">
          {options.map(({ value, says }) => (
            <Button
              key={value}
              type="submit"
              name="answer"
              value={value}
              variant="quiet"
              className="min-h-12 w-full justify-start text-start"
            >
              {says}
            </Button>
          ))}
        </div>
      </fieldset>
      {sign ? <p className={`${NOTE} mt-3`}>Why we ask: {sign.says}</p> : null}
    </TapForm>
  );
}

/** The owner's own words, as they wrote them. */
export function Quote({ id, sign: { quote } }: { id?: string; sign: CheckSign }) {
  if (!quote) return null;
  return (
    <blockquote id={id} className="border-urgent text-ink mb-3 border-s-4 ps-3" dir="auto">
      <p>“{quote}”</p>
    </blockquote>
  );
}
