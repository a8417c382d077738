import { Fragment } from "react";
import type { ChatMessage } from "#app/domain/chat/conversation/conversation.ts";
import { isUnchanged } from "#app/domain/chat/conversation/verdict-change.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { heldWords } from "../held-question.tsx";
import type { BlockedQuestion } from "../state/use-draft.ts";
import { cardWords, langOf } from "../verdict/card-words.ts";

function newsOf({ arriving, stopped, cutOff, apology, lost }: ChatMessage): string {
  if (arriving) return "Answering.";
  if (lost) return "The connection is lost.";
  if (cutOff) return "The answer was cut off.";
  return apology ?? (stopped ? "Stopped." : "The answer is ready.");
}

type Props = {
  last: ChatMessage | undefined;
  before: readonly ChatMessage[];
  isOnline: boolean;
  /** What was written and could not be sent. */
  held: BlockedQuestion | undefined;
};

/**
 * Tells screen readers what changed, at the boundaries of a turn only: never word by word, three times at most. It stays in its
 * place for as long as the chat; the keys make the same words news again in the next turn.
 */
export function Announcer({ last, before, isOnline, held }: Props) {
  const answer = last?.type === "bot" ? last : undefined;
  const news = held ? heldWords(held.by) : isOnline || answer?.arriving ? answer && newsOf(answer) : "You are offline.";
  const isNewEmergency = (verdict: Verdict | undefined, earlier: readonly ChatMessage[]) =>
    verdict?.level === "emergency" && !isUnchanged(verdict, earlier);
  const isNewCheck = answer?.triage?.check !== undefined && !isUnchanged(answer.triage, before);
  const isHeldEmergency = isNewEmergency(held?.verdict, last ? [...before, last] : before);
  const words = cardWords(isHeldEmergency ? held?.verdict : answer?.triage);
  return (
    <div className="sr-only">
      <p role="status">{news ? <Fragment key={answer?.id}>{news}</Fragment> : null}</p>
      <p role="alert" {...langOf(words)}>
        {isHeldEmergency || isNewEmergency(answer?.triage, before) ? (
          <Fragment key={isHeldEmergency ? "held" : answer?.id}>{`${words.mayBe}. ${words.callNow}.`}</Fragment>
        ) : isNewCheck ? (
          <Fragment key={answer?.id}>{`${words.mayBe}. ${words.alertQuestion}`}</Fragment>
        ) : null}
      </p>
    </div>
  );
}
