import { Fragment } from "react";
import type { ChatMessage } from "#app/domain/chat/conversation/conversation.ts";
import { isUnchanged } from "#app/domain/chat/conversation/verdict-change.ts";

function newsOf({ arriving, stopped, cutOff, apology }: ChatMessage): string {
  if (arriving) return "Answering.";
  if (cutOff) return "The answer was cut off.";
  return apology ?? (stopped ? "Stopped." : "The answer is ready.");
}

type Props = { last: ChatMessage | undefined; before: readonly ChatMessage[]; isOnline: boolean };

/**
 * Tells screen readers what changed, at the boundaries of a turn only: never word by word, three times at most. It stays in its
 * place for as long as the chat; the keys make the same words news again in the next turn.
 */
export function Announcer({ last, before, isOnline }: Props) {
  const answer = last?.type === "bot" ? last : undefined;
  const news = isOnline || answer?.arriving ? answer && newsOf(answer) : "You are offline.";
  return (
    <div className="sr-only">
      <p role="status">{news ? <Fragment key={answer?.id}>{news}</Fragment> : null}</p>
      <p role="alert">
        {answer?.triage?.level === "emergency" && !isUnchanged(answer.triage, before) ? (
          <Fragment key={answer.id}>This may be an emergency. Call an emergency vet now.</Fragment>
        ) : null}
      </p>
    </div>
  );
}
