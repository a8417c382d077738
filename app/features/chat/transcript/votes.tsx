import { useEffect, useRef } from "react";
import type { ChatMessage } from "#app/domain/chat/conversation/conversation.ts";
import { type Rating, VOTE_REASONS, type VoteReason } from "#app/domain/chat/votes.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { Chip } from "#app/ui/controls/chip.tsx";
import { cardWords, langOf } from "../verdict/card-words.ts";

const THUMBS = [
  { rating: "positive", name: "Helpful", icon: "thumb-up" },
  { rating: "negative", name: "Not helpful", icon: "thumb-down" },
] as const;

const REASONS = Object.entries(VOTE_REASONS) as [VoteReason, string][];

/** Below the row of actions, with space around it when it is scrolled into view. */
const BELOW = "scroll-mb-2 basis-full";

type Props = { answer: ChatMessage; onVote: (id: string, rating: Rating, reason?: VoteReason) => void };

/** Two thumbs, one press for each answer. A thumb down may be given a reason, in fixed words. They stay focusable once pressed. */
export function Votes({ answer: { id, vote, voteReason, triage }, onVote }: Props) {
  const words = cardWords(triage);
  return (
    <>
      <fieldset className="flex items-center gap-1">
        {/* A legend that floats is laid out like any other element. */}
        <legend className="text-ink-soft float-left mr-1 text-base">
          {vote === "positive" ? "Thanks!" : <span {...langOf(words)}>{words.helpful}</span>}
        </legend>
        {THUMBS.map(({ rating, name, icon }) => (
          <IconButton
            key={rating}
            icon={icon}
            label={name}
            aria-pressed={vote === rating}
            aria-disabled={vote !== undefined}
            onClick={() => vote ?? onVote(id, rating)}
          />
        ))}
      </fieldset>
      {vote !== "negative" ? null : voteReason ? (
        <Thanks />
      ) : (
        <fieldset ref={intoView} className={`flex flex-wrap gap-2 ${BELOW}`}>
          <legend className="mb-2">What went wrong? (optional)</legend>
          {REASONS.map(([reason, words]) => (
            <Chip key={reason} onClick={() => onVote(id, "negative", reason)}>
              {words}
            </Chip>
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

/** Takes over the focus of the button that it replaces, if that had it. */
function Thanks() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) words.current?.focus();
  }, []);
  return (
    <p ref={words} className={BELOW} tabIndex={-1}>
      Thank you, we'll look into it. If your pet is getting worse, call a vet.
    </p>
  );
}
