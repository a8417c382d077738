import { forwardRef, useEffect, useImperativeHandle, useRef } from "react";
import { useStickToBottom } from "use-stick-to-bottom";
import { BROWSER_EVENTS } from "#app/browser/browser-events.ts";
import { type ChatMessage, visitorMessages } from "#app/domain/chat/conversation.ts";
import { followUps } from "#app/domain/chat/conversation-follow-ups.ts";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import { SCROLL_DELAY_MS } from "#app/domain/limits.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { StartOver } from "../sheets/start-over.tsx";
import type { useChat } from "../state/use-chat.ts";
import { BotMessage } from "./bot-message.tsx";

type Props = {
  chat: ReturnType<typeof useChat>;
  helpline: HelplineToCall | undefined;
  onAsk: (text: string, aboutPage?: string) => void;
  onRetry: (answerId: string) => void;
  onEdit: (answerId: string) => void;
  onStartOver: () => void;
};

/**
 * Questions and answers, oldest first. It goes to the end when it is opened and when something is sent, and follows a growing
 * answer only while the reader is at the end.
 */
export const MessageList = forwardRef<HTMLElement, Props>(({ chat, helpline, onAsk, onRetry, onEdit, onStartOver }, ref) => {
  const { chatHistory: messages, petName, isLoading } = chat.conversation;
  const stick = useStickToBottom({ initial: "instant", resize: "instant", targetScrollTop: withCardInView });
  const { scrollRef, contentRef, isAtBottom, scrollToBottom } = stick;
  const count = messages.length;
  const last = messages[count - 1];
  const sentId = messages.findLast(({ type }) => type === "user")?.id;
  useEndOn(sentId, scrollToBottom);
  useDangerInView(last?.triage?.danger && last.id, stick.state);
  useFollowingKeyboard(scrollRef, isAtBottom, scrollToBottom);
  useImperativeHandle(ref, () => scrollRef.current as HTMLElement, [scrollRef]);
  const isUnseen = useUnseen(isAtBottom, `${last?.id} ${last?.message.length}`);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard, while an answer has no links yet too. */}
      <section ref={scrollRef} className="chat-log" aria-label="Conversation" tabIndex={0}>
        <ol ref={contentRef} className="chat-list">
          <li className="bubble bubble--bot">
            What is going on{petName ? ` with ${petName}` : ""}? Say what you see, since when, and what may have been eaten.
          </li>
          {messages.map((message, index) => (
            <li key={message.id} className={message.type === "user" ? "chat-question" : "chat-answer"}>
              {message.type === "user" ? (
                <Question message={message} answer={index === count - 2 && !isLoading ? last : undefined} onEdit={onEdit} />
              ) : (
                <BotMessage message={message} helpline={helpline} onVote={chat.vote} onRetry={index === count - 1 ? onRetry : undefined} />
              )}
            </li>
          ))}
          <FollowUps {...followUps(last, visitorMessages(chat.conversation))} onAsk={onAsk} />
          <StartOver last={last} onStartOver={onStartOver} />
        </ol>
      </section>
      {isUnseen ? (
        <button
          type="button"
          className="button chat-new"
          onClick={() => {
            scrollToBottom("instant");
            scrollRef.current?.focus();
          }}
        >
          <Icon name="chevron" />
          <span>New answer below</span>
        </button>
      ) : null}
    </>
  );
});

/** The visitor's own words; the last ones can be changed. */
function Question({ message, answer, onEdit }: { message: ChatMessage; answer: ChatMessage | undefined; onEdit: (id: string) => void }) {
  return (
    <>
      {answer ? <IconButton icon="edit" label="Change this question" onClick={() => onEdit(answer.id)} /> : null}
      <p className="bubble bubble--user">{message.message}</p>
    </>
  );
}

function FollowUps({ texts, page, onAsk }: ReturnType<typeof followUps> & Pick<Props, "onAsk">) {
  if (texts.length === 0) return null;
  return (
    <li className="chips" aria-label="You could ask next">
      {texts.map((text) => (
        <button key={text} type="button" className="chip" onClick={() => onAsk(text, page)}>
          {text}
        </button>
      ))}
    </li>
  );
}

/** Whether something came while the reader was not at the end. @param newest what is at the end */
function useUnseen(isAtBottom: boolean, newest: string): boolean {
  const seen = useRef(newest);
  if (isAtBottom) seen.current = newest;
  return !isAtBottom && seen.current !== newest;
}

const CARD_GAP_PX = 8;

/**
 * Where following ends: at the end, unless the last answer calls for help at once. Then its card stays in view, and what comes
 * below it is the reader's to scroll to.
 */
function withCardInView(
  end: number,
  { scrollElement, contentElement }: { scrollElement: HTMLElement; contentElement: HTMLElement },
): number {
  const [card, next] = contentElement.querySelectorAll(".chat-answer:not(:has(~ .chat-answer)) .care-card--emergency");
  if (!card) return end;
  const top = scrollElement.scrollTop + card.getBoundingClientRect().top - scrollElement.getBoundingClientRect().top - CARD_GAP_PX;
  // A card for a person in danger comes with the server's answer, above the one that stands in view already.
  return Math.min(end, next ? top : Math.max(top, scrollElement.scrollTop));
}

type Stick = ReturnType<typeof useStickToBottom>;

/** Goes to the end when something is sent and when the chat is opened, once what is new has been laid out. */
function useEndOn(sentId: string | undefined, scrollToBottom: Stick["scrollToBottom"]): void {
  useEffect(() => {
    if (!sentId) return;
    let timer: ReturnType<typeof setTimeout>;
    const toEnd = () => {
      timer = setTimeout(() => scrollToBottom("instant"), SCROLL_DELAY_MS);
    };
    toEnd();
    window.addEventListener(BROWSER_EVENTS.openChat, toEnd);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(BROWSER_EVENTS.openChat, toEnd);
    };
  }, [sentId, scrollToBottom]);
}

/** Following only ever goes down; the card for a person in danger comes in above what is in view. @param answerId the last answer, if it has one */
function useDangerInView(answerId: string | undefined, state: Stick["state"]): void {
  useEffect(() => {
    // Set through the hook's own state, the move is not taken for the reader's.
    if (answerId) state.scrollTop = state.calculatedTargetScrollTop;
  }, [answerId, state]);
}

/** An on-screen keyboard makes the list lower without touching what is in it; a reader at the end stays there. */
function useFollowingKeyboard(scrollRef: Stick["scrollRef"], isAtBottom: boolean, scrollToBottom: Stick["scrollToBottom"]): void {
  useEffect(() => {
    if (!scrollRef.current || !isAtBottom) return;
    const observer = new ResizeObserver(() => scrollToBottom("instant"));
    observer.observe(scrollRef.current);
    return () => observer.disconnect();
  }, [scrollRef, isAtBottom, scrollToBottom]);
}
