import { GUIDE_ASSISTANT } from "#app/domain/chat/chat-contract.ts";
import type { SentRequest } from "#app/domain/chat/conversation/conversation.ts";
import { SHEET_HEADING, Sheet } from "./sheet.tsx";

/** Exactly what left this device last, where it went, and what was kept of it. */
export function SentSheet({ sent, onClose }: { sent: SentRequest | undefined; onClose: () => void }) {
  return (
    <Sheet id="sent-title" title="What was sent" onClose={onClose}>
      <section>
        <h4 className={SHEET_HEADING}>Where it went</h4>
        <p>{whereabouts(sent)}</p>
      </section>
      <section>
        <h4 className={SHEET_HEADING}>What was stored</h4>
        <p>
          Nothing. No copy of your words or of the answer was stored by this site. This browser tab holds the conversation until you close
          it or press Erase.
        </p>
      </section>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">See the technical details</summary>
        <pre className="border-line rounded-control bg-sunken text-small border px-4 py-3 leading-normal wrap-anywhere whitespace-pre-wrap">
          {sent ? JSON.stringify(sent.request, null, 2) : "Nothing has been sent."}
        </pre>
      </details>
    </Sheet>
  );
}

function whereabouts(sent: SentRequest | undefined): string {
  if (!sent) return "Nowhere yet.";
  const { answeredBy, askedOf = [] } = sent;
  const providers = askedOf.filter((name) => name !== GUIDE_ASSISTANT);
  if (askedOf.length === 0) return "To this site. No answer has come back that says more.";
  if (providers.length === 0)
    return "To the guide assistant on this site, which answers from our own pages. It was not sent anywhere else.";
  const also = `To this site, and from here to the language model at ${providers.join(" and ")}, marked as not to be stored.`;
  return answeredBy === GUIDE_ASSISTANT ? `${also} It gave no answer, so the guide assistant on this site did.` : also;
}
