import type { FormEvent, ReactNode } from "react";
import { type TapName, tapValue, WORDS_FIELD } from "#app/domain/after-tap.ts";
import type { Answering } from "../answering.ts";

type Props = Answering & { className?: string; children: ReactNode };

/** A form whose submit buttons are the answers. The page without scripts sends it; the chat takes the tap itself. */
export function TapForm({ fields = {}, onTap, className, children }: Props) {
  const take = (event: FormEvent<HTMLFormElement>) => {
    if (!onTap) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const name = submitter.name as TapName;
    onTap(name, tapValue(name, submitter.value, new FormData(event.currentTarget).get(WORDS_FIELD)));
  };
  return (
    <form method="post" action="/ask" className={className} onSubmit={take}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
