import { Component, lazy, type ReactNode, Suspense } from "react";
import type { ChatMessage } from "#app/domain/chat/conversation.ts";
import { isMourning } from "#app/domain/chat/conversation-follow-ups.ts";
import type { Rating, VoteReason } from "#app/domain/chat/votes.ts";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import { atLeast } from "#app/domain/urgency.ts";
import { AnswerSources } from "#app/ui/content/answer-sources.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { CrisisCard } from "./crisis-card.tsx";
import { VerdictCard } from "./verdict-card.tsx";
import { Votes } from "./votes.tsx";

// A third of the chat's weight, and not needed before the first word of the first answer.
const AnswerText = lazy(() => import("./answer-text.tsx"));

type Props = {
  message: ChatMessage;
  helpline: HelplineToCall | undefined;
  onVote: (id: string, rating: Rating, reason?: VoteReason) => void;
  /** Only the last answer can be asked for again. */
  onRetry: ((id: string) => void) | undefined;
};

/** An answer: the urgency first, then the words as they arrive, then where they come from and what may be done with it. */
export function BotMessage({ message: answer, helpline, onVote, onRetry }: Props) {
  const { id, message, messageId, triage, sources, arriving, stopped, apology, offline } = answer;
  return (
    <>
      {triage?.danger ? <CrisisCard danger={triage.danger} /> : null}
      {triage && !(isMourning(answer) && !atLeast(triage.level, "urgent")) ? <VerdictCard verdict={triage} helpline={helpline} /> : null}
      {message && !triage?.danger ? (
        <div className="bubble bubble--bot prose">
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
      {apology ? (
        <div className="bubble bubble--bot">
          <p>{apology}</p>
          {offline ? <p>This device is offline. Your question is kept here.</p> : null}
          <p>If it cannot wait, do not wait for this chat: call an emergency vet.</p>
        </div>
      ) : null}
      {arriving ? null : <AnswerSources sources={sources} />}
      {arriving ? null : (
        <div className="chat-actions">
          {onRetry && (apology || stopped) ? (
            <Button variant="quiet" icon="retry" onClick={() => onRetry(id)}>
              Try again
            </Button>
          ) : null}
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
