import type { ChatMessage } from "#app/domain/chat/conversation/conversation.ts";
import { Button } from "#app/ui/controls/button.tsx";

/**
 * Urgency never falls within a conversation, so a visitor who was mistaken needs a way out of it. It is an offer: nobody but the
 * visitor can say which of the two messages is true.
 */
export function StartOver({ last, onStartOver }: { last: ChatMessage | undefined; onStartOver: () => void }) {
  if (!last?.takenBack || last.arriving) return null;
  return (
    <div className="border-accent bg-sunken flex flex-col items-start gap-2 border-s-4 px-4 py-3">
      <p>Was the earlier message a mistake? The urgency stays as it was until you start over. If in doubt, call a vet.</p>
      <Button variant="quiet" onClick={onStartOver}>
        Start over
      </Button>
    </div>
  );
}
