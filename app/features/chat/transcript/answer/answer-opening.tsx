import { Children, type ReactNode } from "react";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import { PhoneLink } from "#app/ui/content/phone-link.tsx";

/** The answer to a yes-or-no question, with the rest of its sentence: "Yes, but ..." is no yes. */
const ANSWER = /^(?:(No, never)(?=[.:!])|(?:No|Yes)(?=[,.:!])|Better not\b).*?([.:!?](?=\s|$)|$)/s;
/** By then it is known which of these words a text begins with: fewer are not shown, so that nothing changes its look. */
export const OPENING_CHARS = 10;
const OF_POISON = /\bkill|deadly/;

type Props = { line: HelplineToCall | undefined; children: ReactNode };

/** The first paragraph of an answer. Its yes or no is seen at once, and below what can kill stands whom to call, for who reads no further. */
export function Opening({ line, children }: Props) {
  const [text, ...rest] = Children.toArray(children);
  const [answer, never] = (typeof text === "string" && ANSWER.exec(text)) || [];
  if (!answer) return <p>{children}</p>;
  const after = String(text).slice(answer.length);
  return (
    <>
      <p>
        <strong className={never ? "text-title bg-emergency text-on-urgency rounded-sm px-2 py-1" : "text-title"}>{answer}</strong>
        {after}
        {rest}
      </p>
      {never && line && OF_POISON.test(after) ? (
        <p>
          <PhoneLink quiet {...line} label={line.name} note={line.fee} />
        </p>
      ) : null}
    </>
  );
}
