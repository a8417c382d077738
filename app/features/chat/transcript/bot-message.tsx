import { Component, lazy, type ReactNode, Suspense } from "react";
import type { ChatMessage } from "#app/domain/chat/conversation/conversation.ts";
import { isMourning } from "#app/domain/chat/conversation/conversation-follow-ups.ts";
import type { Rating, VoteReason } from "#app/domain/chat/votes.ts";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import { atLeast } from "#app/domain/urgency.ts";
import { AnswerSources } from "#app/ui/content/answer-sources.tsx";
import { CrisisCard } from "../verdict/crisis-card.tsx";
import { VerdictCard } from "../verdict/verdict-card.tsx";
import { VerdictStrip } from "../verdict/verdict-strip.tsx";
import { CopyButton } from "./copy-button.tsx";
import { Failure, RetryButton } from "./failure.tsx";
import { Votes } from "./votes.tsx";

// A third of the chat's weight, and not needed before the first word of the first answer.
const AnswerText = lazy(() => import("./answer-text.tsx"));

type Props = {
  message: ChatMessage;
  /** Its verdict says nothing that an earlier one did not say. */
  isUnchanged: boolean;
  helpline: HelplineToCall | undefined;
  ownVet: string | undefined;
  onVote: (id: string, rating: Rating, reason?: VoteReason) => void;
  /** Only the last answer can be asked for again. */
  onRetry: ((id: string) => void) | undefined;
};

/** An answer: the urgency first, then the words as they arrive, then where they come from and what may be done with it. */
export function BotMessage({ message: answer, isUnchanged, helpline, ownVet, onVote, onRetry }: Props) {
  const { id, message, messageId, triage, sources, arriving, stopped, cutOff, apology, offline, retryAt } = answer;
  const failure = apology ? <Failure apology={apology} offline={offline} retryAt={retryAt} /> : null;
  const Urgency = isUnchanged ? VerdictStrip : VerdictCard;
  return (
    <>
      {/* Where the reader looks: a tall card would push it out of view. */}
      {failure && !message ? failure : null}
      {triage?.danger ? <CrisisCard danger={triage.danger} /> : null}
      {triage && !(isMourning(answer) && !atLeast(triage.level, "urgent")) ? (
        <Urgency verdict={triage} helpline={helpline} ownVet={ownVet} />
      ) : null}
      {message && !triage?.danger ? (
        <div className="bubble bubble--bot prose" dir="auto">
          <PlainOnFailure text={message}>
            <Suspense fallback={<PlainText text={message} />}>
              <AnswerText markdown={message} arriving={arriving} />
            </Suspense>
          </PlainOnFailure>
        </div>
      ) : null}
      {arriving && !message ? (
        <p className="typing">
          <span className="visually-hidden">Writing an answer</span>
          <i />
          <i />
          <i />
        </p>
      ) : null}
      {stopped ? <p className="chat-note">You stopped this answer.</p> : null}
      {cutOff ? <p className="chat-note">This answer was cut off.</p> : null}
      {failure && message ? failure : null}
      {arriving ? null : <AnswerSources sources={sources} />}
      {arriving ? null : (
        <div className="chat-actions">
          {onRetry && (apology || stopped || cutOff) ? <RetryButton retryAt={retryAt} onRetry={() => onRetry(id)} /> : null}
          {message ? <CopyButton text={message} label="Copy this answer" /> : null}
          {messageId && !apology && !isMourning(answer) ? <Votes answer={answer} onVote={onVote} /> : null}
        </div>
      )}
    </>
  );
}

/** An answer without its Markdown marks, where it cannot be set. */
function PlainText({ text }: { text: string }) {
  return <p className="chat-plain">{text.replace(/^#+ |\*\*|\[([^\]]*)\]\([^)]*\)/gm, "$1")}</p>;
}

/** Words come before looks: what the parser or the network breaks is shown as plain text. */
class PlainOnFailure extends Component<{ text: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PlainText text={this.props.text} /> : this.props.children;
  }
}
