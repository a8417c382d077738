import type { ChatMessage } from "#app/domain/conversation.ts";

/** Tells screen readers what changed, at the boundaries of a turn only: never word by word. */
export function Announcer({ last }: { last: ChatMessage | undefined }) {
  const emergency = last?.triage?.level === "emergency";
  return (
    <div className="visually-hidden">
      <p role="status">{last && (last.arriving ? "Answering." : last.apology ? last.apology : "The answer is ready.")}</p>
      <p role="alert">{emergency ? "This may be an emergency. Call an emergency vet now." : ""}</p>
    </div>
  );
}
