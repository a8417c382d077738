import { Fragment, useId } from "react";
import type { CardWords } from "#app/domain/card-words.ts";
import type { Check, CheckSign, ListItem } from "#app/domain/check.ts";
import { checkTapValue, listValue } from "#app/domain/check-answers.ts";
import { NOTE } from "#app/ui/content/note.ts";
import { Button } from "#app/ui/controls/button.tsx";
import type { Answering } from "../answering.ts";
import { TapForm } from "./tap-form.tsx";

/** The answers stand where the pointer has tapped the one before: what it rests on must not look chosen. */
const ANSWER = "hover:bg-surface min-h-12 hover:underline w-full justify-start text-start leading-tight max-sm:px-2 max-sm:py-1";

type Props = { check: Check; words: CardWords; answering: Answering };

/** The one question of a check: about the most urgent sign that is open, or, when none is left, about what kills this animal. */
export function CheckQuestion({ check: { signs, also, listAsks, others }, words, answering }: Props) {
  const [sign] = signs;
  const quoteId = useId();
  const options: { value: string; says: string; names?: ListItem["names"] }[] = sign
    ? sign.answers.map(({ id, says }) => ({ value: checkTapValue(sign.id, id), says }))
    : [
        ...also.map(({ id, says, names }) => ({ value: checkTapValue(id, "yes"), says, names })),
        ...others.map(({ id, says, names }) => ({ value: listValue(id), says, names })),
      ];
  const isLong = options.some(({ names }) => names?.length);
  return (
    <TapForm {...answering} className="mt-3 print:hidden">
      {sign ? <Quote id={quoteId} sign={sign} /> : null}
      <fieldset tabIndex={-1} className="min-w-0" data-question="" aria-describedby={sign ? quoteId : undefined}>
        <legend className="mb-2 leading-snug font-bold">{sign ? sign.asks : listAsks}</legend>
        {/* Side by side all answers are in view above the composer of a phone; the last of an odd number has the row to itself. */}
        <div className={isLong ? "grid gap-2" : "grid grid-cols-2 gap-1.5 *:last:odd:col-span-2"}>
          {options.map(({ value, says, names = [] }) => (
            <Button
              key={value}
              type="submit"
              name="answer"
              value={value}
              variant="quiet"
              className={`${ANSWER} ${sign ? "" : "max-sm:text-small"}`}
            >
              <span>
                {says}
                {names.map(({ language, says: name }) => (
                  <Fragment key={language}>
                    {" · "}
                    <span lang={language}>{name}</span>
                  </Fragment>
                ))}
              </span>
            </Button>
          ))}
        </div>
      </fieldset>
      {sign?.says ? (
        <p className={`${NOTE} mt-3`}>
          {words.why} {sign.says}
        </p>
      ) : null}
    </TapForm>
  );
}

/** The owner's own words, as they wrote them. */
export function Quote({ id, sign: { quote } }: { id?: string; sign: CheckSign }) {
  if (!quote) return null;
  return (
    <blockquote id={id} className="border-urgent text-ink mb-2 border-s-4 ps-3 leading-snug" dir="auto">
      <p>“{quote}”</p>
    </blockquote>
  );
}
