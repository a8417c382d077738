import { useEffect, useRef } from "react";
import type { ChatMessage } from "#app/domain/chat/conversation/conversation.ts";
import { type Rating, VOTE_REASONS, type VoteReason } from "#app/domain/chat/votes.ts";
import { Icon } from "#app/ui/icons/icon.tsx";

const THUMBS = [
  { rating: "positive", name: "Helpful", icon: "thumb-up" },
  { rating: "negative", name: "Not helpful", icon: "thumb-down" },
] as const;

const REASONS = Object.entries(VOTE_REASONS) as [VoteReason, string][];

type Props = { answer: ChatMessage; onVote: (id: string, rating: Rating, reason?: VoteReason) => void };

/** Two thumbs, one press for each answer. A thumb down may be given a reason, in fixed words. They stay focusable once pressed. */
export function Votes({ answer: { id, vote, voteReason }, onVote }: Props) {
  return (
    <>
      <fieldset className="votes">
        <legend className="visually-hidden">Was this answer helpful?</legend>
        {THUMBS.map(({ rating, name, icon }) => (
          <button
            key={rating}
            type="button"
            className="icon-button"
            aria-label={name}
            aria-pressed={vote === rating}
            aria-disabled={vote !== undefined}
            onClick={() => vote ?? onVote(id, rating)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </fieldset>
      {vote !== "negative" ? null : voteReason ? (
        <Thanks />
      ) : (
        <fieldset ref={intoView} className="vote-reasons chips">
          <legend>What went wrong? (optional)</legend>
          {REASONS.map(([reason, words]) => (
            <button key={reason} type="button" className="chip" onClick={() => onVote(id, "negative", reason)}>
              {words}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** Shows the reasons when they come in below the fold. */
function intoView(reasons: HTMLFieldSetElement | null): void {
  reasons?.scrollIntoView({ block: "nearest" });
}

/** Takes the focus of the button that it stands for, if that one had it. */
function Thanks() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) words.current?.focus();
  }, []);
  return (
    <p ref={words} className="vote-reasons" tabIndex={-1}>
      Thank you, we'll look into it. If your pet is getting worse, call a vet.
    </p>
  );
}
