import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { MESSAGE_CHARS } from "#app/domain/limits.ts";
import { Icon } from "#app/ui/icon.tsx";

type Props = { draft: string; isLoading: boolean; onDraft: (text: string) => void; onSend: () => void };

/** Where the visitor writes. Enter sends, Shift+Enter breaks the line, Enter that ends an input method's word does neither. */
export function Composer({ draft, isLoading, onDraft, onSend }: Props) {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);

  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  return (
    <form className="chat-composer" onSubmit={send}>
      <label className="visually-hidden" htmlFor="chat-input">
        Your question
      </label>
      <textarea
        id="chat-input"
        ref={input}
        rows={1}
        value={draft}
        maxLength={MESSAGE_CHARS}
        placeholder="Ask about your pet's health, behavior or care"
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="button" disabled={isLoading || draft.trim() === ""}>
        <Icon name="send" />
        <span>Send</span>
      </button>
    </form>
  );
}
