import { Component, lazy, type ReactNode, Suspense } from "react";
import type { ChatMessage } from "#app/domain/chat/conversation/conversation.ts";
import { answersQuestion, isMourning } from "#app/domain/chat/conversation/conversation-follow-ups.ts";
import { isAboutPerson, withoutSupport } from "#app/domain/chat/crisis-advice.ts";
import type { Rating, VoteReason } from "#app/domain/chat/votes.ts";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import { isPressing } from "#app/domain/urgency.ts";
import type { Answering } from "../verdict/answering.ts";
import { cardWords } from "../verdict/card-words.ts";
import { CrisisCard } from "../verdict/crisis-card.tsx";
import { ReplyActions } from "../verdict/reply-actions.tsx";
import { SupportLine } from "../verdict/support-line.tsx";
import { VerdictCard } from "../verdict/verdict-card.tsx";
import { VerdictStrip } from "../verdict/verdict-strip.tsx";
import { AnswerSources } from "./answer-sources.tsx";
import { Bubble } from "./bubble.tsx";
import { CopyButton } from "./copy-button.tsx";
import { Failure, Unfinished } from "./failure.tsx";
import { FocusAfterTap } from "./focus-after-tap.tsx";
import { Votes } from "./votes.tsx";
import { Waiting } from "./waiting.tsx";

// A third of the chat's weight, and not needed before the first word of the first answer.
const AnswerText = lazy(() => import("./answer/answer-text.tsx"));

type Props = {
  message: ChatMessage;
  /** Its verdict says nothing that an earlier one did not say. */
  isUnchanged: boolean;
  helpline: HelplineToCall | undefined;
  ownVet: string | undefined;
  /** The form or the conversation says which animal it is. */
  isAnimalKnown?: boolean;
  onVote: (id: string, rating: Rating, reason?: VoteReason) => void;
  /** Only the check of the last answer can be answered. */
  onTap?: Answering["onTap"];
  /** Only the last answer can be asked for again. */
  onRetry: ((id: string) => void) | undefined;
  /** What may be asked or answered next. */
  children: ReactNode;
};

/** Headings inside an answer are no larger than the text around it. */
const WORDS = "prose [&_:is(h1,h2,h3,h4)]:text-title";

/** An answer: the urgency first, then the words as they arrive, then what comes next, where they come from and what may be done with it. */
export function BotMessage({ message: answer, isUnchanged, helpline, ownVet, isAnimalKnown, onVote, onTap, onRetry, children }: Props) {
  const {
    id,
    message,
    messageId,
    triage,
    sources,
    answers = [],
    corrected,
    arriving,
    stopped,
    cutOff,
    apology,
    offline,
    lost,
    retryAt,
  } = answer;
  const retry = onRetry && (() => onRetry(id));
  const hasCall = triage !== undefined && isPressing(triage.level);
  const text = withoutSupport(message, triage?.support);
  const Urgency = isUnchanged ? VerdictStrip : VerdictCard;
  return (
    <>
      {triage?.danger ? <CrisisCard danger={triage.danger} /> : null}
      {triage && (hasCall || !(isMourning(answer) || isAboutPerson(triage))) ? (
        <FocusAfterTap answers={answers}>
          <Urgency
            verdict={triage}
            helpline={helpline}
            ownVet={ownVet}
            answering={onTap && { answers, onTap, asksAnimal: !isAnimalKnown && !triage.about?.species && !corrected?.petType }}
          />
        </FocusAfterTap>
      ) : null}
      {hasCall && !isUnchanged ? null : <ReplyActions actions={answer.actions} />}
      {text && !triage?.danger ? (
        <Bubble by="assistant" className={WORDS} dir="auto">
          <PlainOnFailure text={text}>
            <Suspense fallback={<PlainText text={text} />}>
              <AnswerText markdown={text} arriving={arriving} helpline={helpline} hasOpening={answersQuestion(answer)} />
            </Suspense>
          </PlainOnFailure>
        </Bubble>
      ) : null}
      {arriving ? <Waiting key={message} hasWords={message !== ""} /> : null}
      {triage?.support ? <SupportLine support={triage.support} /> : null}
      {stopped ? (
        <Unfinished hasCall={hasCall} onRetry={retry}>
          You stopped this answer.
        </Unfinished>
      ) : null}
      {cutOff ? (
        <Unfinished hasCall={hasCall} onRetry={retry}>
          This answer was cut off.
        </Unfinished>
      ) : null}
      {lost && !apology ? (
        <Unfinished hasCall={hasCall} onRetry={retry}>
          The connection is lost. This answer comes from the guides on this device.
        </Unfinished>
      ) : null}
      {apology ? <Failure {...{ apology, offline, lost, retryAt, hasCall }} onRetry={retry} /> : null}
      {children}
      {answer.isGeneral ? <p className="text-ink-soft text-base">From general knowledge, not from our pages.</p> : null}
      {arriving ? null : <AnswerSources sources={sources} words={cardWords(triage)} />}
      {arriving ? null : (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 empty:hidden">
          {message ? <CopyButton text={message} label="Copy this answer" /> : null}
          {messageId && !apology && !isMourning(answer) ? <Votes answer={answer} onVote={onVote} /> : null}
        </div>
      )}
    </>
  );
}

/** An answer without its Markdown marks, where it cannot be set. */
function PlainText({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap">{text.replace(/^#+ |\*\*|\[([^\]]*)\]\([^)]*\)/gm, "$1")}</p>;
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
