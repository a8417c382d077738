import { type FormEvent, forwardRef, type KeyboardEvent, useEffect, useRef } from "react";
import { MESSAGE_CHARS } from "#app/domain/limits.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";

type Props = { draft: string; isLoading: boolean; onDraft: (text: string) => void; onSend: () => void; onStop: () => void };

/** Safari ends an input method's word before it tells of the Enter that ended it; only this old number still says so. */
const INPUT_METHOD = 229;

/** Where the visitor writes. Enter sends, Shift+Enter breaks the line, Enter that ends an input method's word does neither. */
export const Composer = forwardRef<HTMLTextAreaElement, Props>(({ draft, isLoading, onDraft, onSend, onStop }, ref) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = form.current?.querySelector("textarea");
    // The dialog reads the attribute each time that it is opened; React would only focus once.
    input?.setAttribute("autofocus", "");
    input?.focus();
  }, []);

  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
    form.current?.querySelector("textarea")?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const composes = event.nativeEvent.isComposing || event.keyCode === INPUT_METHOD;
    if (event.key === "Enter" && !event.shiftKey && !composes) send(event);
  };
  return (
    <form ref={form} className="chat-composer" onSubmit={send}>
      <div className="field">
        <label className="visually-hidden" htmlFor="chat-input">
          Your question
        </label>
        <textarea
          id="chat-input"
          ref={ref}
          rows={1}
          value={draft}
          maxLength={MESSAGE_CHARS}
          enterKeyHint="send"
          placeholder="Health, behavior or care"
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {isLoading ? <IconButton icon="stop" label="Stop the answer" onClick={onStop} /> : null}
      <button type="submit" className="button" disabled={isLoading || draft.trim() === ""}>
        <Icon name="send" />
        <span>Send</span>
      </button>
    </form>
  );
});
