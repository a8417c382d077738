import type { ChatMessage } from "#app/domain/chat/conversation/conversation.ts";
import { isUnchanged } from "#app/domain/chat/conversation/verdict-change.ts";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import { MESSAGE_TOO_LONG } from "#app/domain/http/api-errors.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { SPACING } from "./spacing.ts";
import type { BlockedQuestion as Held } from "./state/use-draft.ts";
import { VerdictCard } from "./verdict/verdict-card.tsx";
import { VerdictStrip } from "./verdict/verdict-strip.tsx";

type Props = {
  held: Held;
  messages: readonly ChatMessage[];
  helpline: HelplineToCall | undefined;
  ownVet: string | undefined;
  /** Stops the answer that is on its way, if one is, and sends what waits. */
  onAsk: () => void;
};

/** Above the composer while what it holds could not be sent: how urgent the words are, why they were not sent, and the way on. */
export function HeldQuestion({ held: { verdict, by }, messages, helpline, ownVet, onAsk }: Props) {
  const Urgency = verdict && isUnchanged(verdict, messages) ? VerdictStrip : VerdictCard;
  return (
    <div data-held="" className={`border-line bg-sunken flex max-h-[65cqh] min-h-0 shrink flex-col border-t ${SPACING}`}>
      {verdict && isPressing(verdict.level) ? (
        <section aria-label="About what you wrote" className="relative min-h-0 overflow-y-auto overscroll-contain px-3 pt-2 sm:px-4">
          <Urgency verdict={verdict} helpline={helpline} ownVet={ownVet} />
        </section>
      ) : null}
      <div className="flex flex-none flex-wrap items-center justify-between gap-x-2 px-3 py-1 text-base leading-snug sm:px-4">
        <p>{heldWords(by)}</p>
        {by === "tooLong" ? null : (
          <Button variant="quiet" size="small" onClick={onAsk}>
            {by === "answering" ? "Stop and ask this" : "Ask this now"}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Why what was written has not been sent. */
export function heldWords(by: Held["by"]): string {
  if (by === "tooLong") return MESSAGE_TOO_LONG;
  return by === "answering" ? "Still answering: stop it to ask this." : "Not sent yet.";
}
