import type { Support } from "#app/domain/chat/crisis-advice.ts";
import { PhoneLink } from "#app/ui/content/phone-link.tsx";

/** One quiet sentence under an answer, with the crisis number of the visitor's country (content/crisis/support.yaml). */
export function SupportLine({ support: { says, line } }: { support: Support }) {
  return (
    <aside className="max-w-text flex w-full flex-col gap-2">
      <p dir="auto">{says}</p>
      {line ? <PhoneLink fixed quiet label={line.name} number={line.number} tel={line.tel} note={line.note} /> : null}
    </aside>
  );
}
