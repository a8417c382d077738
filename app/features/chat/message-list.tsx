import { useEffect, useRef } from "react";
import type { ChatMessage } from "#app/domain/conversation.ts";
import { SCROLL_DELAY_MS } from "#app/domain/limits.ts";
import type { Helpline } from "#app/domain/page.ts";
import { Announcer } from "./announcer.tsx";
import { BotMessage } from "./bot-message.tsx";

type Props = {
  messages: readonly ChatMessage[];
  petName: string;
  helpline: Helpline | undefined;
  onVote: (messageId: string, rating: "positive" | "negative") => void;
};

/** Questions and answers, oldest first. It scrolls to the end when a message is added, not while one is growing. */
export function MessageList({ messages, petName, helpline, onVote }: Props) {
  const end = useRef<HTMLLIElement>(null);
  const count = messages.length;
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => end.current?.scrollIntoView({ block: "end" }), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <div className="chat-log">
      <ol className="chat-list">
        <li className="bubble bubble--bot">
          What is going on{petName ? ` with ${petName}` : ""}? Say what you see, since when, and what may have been eaten.
        </li>
        {messages.map((message) => (
          <li key={message.id} className={message.type === "user" ? "bubble bubble--user" : "chat-answer"}>
            {message.type === "user" ? message.message : <BotMessage message={message} helpline={helpline} onVote={onVote} />}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      <Announcer last={messages[count - 1]} />
    </div>
  );
}
