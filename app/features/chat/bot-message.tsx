import { lazy, Suspense, useState } from "react";
import type { ChatMessage } from "#app/domain/conversation.ts";
import type { Helpline } from "#app/domain/page.ts";
import { Icon } from "#app/ui/icon.tsx";
import { VerdictCard } from "./verdict-card.tsx";

// A third of the chat's weight, and not needed before the first word of the first answer.
const AnswerText = lazy(() => import("./answer-text.tsx"));

type Props = { message: ChatMessage; helpline: Helpline | undefined; onVote: (messageId: string, rating: "positive" | "negative") => void };

/** An answer: the urgency first, then the words as they arrive, then where they come from. */
export function BotMessage({ message: { message, messageId, triage, sources, arriving, apology }, helpline, onVote }: Props) {
  return (
    <>
      {triage ? <VerdictCard verdict={triage} helpline={helpline} /> : null}
      {message ? (
        <div className="bubble bubble--bot prose">
          <Suspense fallback={<p>{message}</p>}>
            <AnswerText markdown={message} />
          </Suspense>
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
      {apology ? <p className="bubble bubble--bot">{apology}</p> : null}
      {!arriving && sources && sources.length > 0 ? (
        <nav className="chat-sources" aria-label="Pages this answer comes from">
          <ul>
            {sources.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {!arriving && messageId && !apology ? <Votes onVote={(rating) => onVote(messageId, rating)} /> : null}
    </>
  );
}

function Votes({ onVote }: { onVote: (rating: "positive" | "negative") => void }) {
  const [given, setGiven] = useState<"positive" | "negative">();
  const give = (rating: "positive" | "negative") => {
    setGiven(rating);
    onVote(rating);
  };
  return (
    <fieldset className="votes" disabled={given !== undefined}>
      <legend className="visually-hidden">Was this answer helpful?</legend>
      <button
        type="button"
        className="icon-button"
        aria-label="Helpful"
        aria-pressed={given === "positive"}
        onClick={() => give("positive")}
      >
        <Icon name="thumb-up" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label="Not helpful"
        aria-pressed={given === "negative"}
        onClick={() => give("negative")}
      >
        <Icon name="thumb-down" />
      </button>
    </fieldset>
  );
}
