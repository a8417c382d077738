import type { CardWords } from "#app/domain/card-words.ts";
import { Button } from "#app/ui/controls/button.tsx";
import type { Answering } from "./answering.ts";
import { TapForm } from "./check/tap-form.tsx";

/**
 * What the owner answered to the check; a tap takes an answer back.
 * @param lead stands before it: what it is good for
 */
export function Answered({ lead, words, ...answering }: Answering & { lead?: string; words: CardWords }) {
  const { answers } = answering;
  if (answers.length === 0) return null;
  return (
    <TapForm {...answering} className="mt-3 border-t border-current/30 pt-2">
      {lead ? <p className="mb-1 font-bold">{lead}</p> : null}
      <ul className="m-0 list-none p-0" aria-label={words.answers}>
        {answers.map(({ id, quote, asks, says }) => (
          <li key={id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 text-base leading-snug">
              {quote ? <span dir="auto">“{quote}” </span> : null}
              {asks} {words.said} <strong>{says}</strong>
            </span>
            <Button
              type="submit"
              name="undo"
              value={id}
              variant="quiet"
              size="small"
              className="flex-none print:hidden"
              aria-label={`${words.undo}: ${asks} ${says}`}
            >
              {words.undo}
            </Button>
          </li>
        ))}
      </ul>
    </TapForm>
  );
}
