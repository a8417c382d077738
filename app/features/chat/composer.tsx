import {
  type FormEvent,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { INPUT } from "#app/ui/controls/field.tsx";
import { CharacterCount, COUNT_ID } from "./character-count.tsx";
import { SPACING } from "./spacing.ts";

/** The form of the chat: the tiles of the setup belong to it too. */
export const CHAT_FORM_ID = "chat-form";

/** Safari ends an input method's word before it tells of the Enter that ended it; only this old number still says so. */
const INPUT_METHOD = 229;

/** What was pressed: Send (the text of the field), an animal (a pet type), or a symptom (its whole sentence). */
export type Submitted = { text?: string; pet?: string; sentence?: string };

/** Stop comes where Send was: the second tap of a double one does not stop the answer. */
const DOUBLE_TAP_MS = 500;

/** Beside the field; on a phone Send is an icon. The same width for both, so that the field keeps its own. */
const ACTION = "flex-none @max-2xl:min-w-12 @max-2xl:gap-0 @max-2xl:px-2 @2xl:min-w-27";

/** The server runs no effects, and warns of those that run with the rendering. */
const useEffectOfRendering = typeof document === "undefined" ? useEffect : useLayoutEffect;

type Props = {
  draft: string;
  isLoading: boolean;
  onDraft: (text: string) => void;
  onSubmit: (submitted: Submitted) => void;
  onStop: () => void;
  /** Beside the field, at its start. */
  children?: ReactNode;
};

/** Gives a field the height of its text, where the browser does not do so by itself (`field-sizing`). */
function growWith(field: HTMLTextAreaElement, text: string): void {
  if (CSS.supports("field-sizing", "content")) return;
  field.style.height = "";
  if (text) field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}

/**
 * Where the visitor writes, from the first view on. Enter sends, Shift+Enter breaks the line, Enter that ends an input method's word does
 * neither. Without the scripts the boot sends the form to the page that answers without them.
 */
export const Composer = forwardRef<HTMLTextAreaElement, Props>(({ draft, isLoading, onDraft, onSubmit, onStop, children }, ref) => {
  const input = useRef<HTMLTextAreaElement>(null);
  const tappedAt = useRef(Number.NEGATIVE_INFINITY);
  useImperativeHandle(ref, () => input.current as HTMLTextAreaElement);
  // What was typed before the scripts arrived is the draft before anything else is rendered, which would empty the field.
  useEffectOfRendering(() => {
    if (input.current?.value) onDraft(input.current.value);
  }, [onDraft]);
  useEffect(() => {
    // The dialog reads the attribute each time that it is opened; React would only focus once.
    input.current?.setAttribute("autofocus", "");
  }, []);

  useEffect(() => {
    if (input.current) growWith(input.current, draft);
  }, [draft]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (pressed?.name === "petType") onSubmit({ pet: pressed.value });
    else if (pressed?.name === "message") onSubmit({ sentence: pressed.value });
    else onSubmit({ text: input.current?.value });
    if (pressed) tappedAt.current = performance.now();
    // The on-screen keyboard of a phone would cover the answer.
    if (matchMedia("(hover: none) and (pointer: coarse)").matches) input.current?.blur();
    else input.current?.focus();
  };
  const stop = () => {
    if (performance.now() - tappedAt.current > DOUBLE_TAP_MS) onStop();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const composes = event.nativeEvent.isComposing || event.keyCode === INPUT_METHOD;
    if (event.key !== "Enter" || event.shiftKey || composes) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form
      id={CHAT_FORM_ID}
      method="post"
      action="/ask"
      className={`border-line cramped:pt-0 cramped:pb-[env(safe-area-inset-bottom)] flex flex-none flex-col gap-1 border-t px-3 pt-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] sm:px-4 ${SPACING}`}
      onSubmit={submit}
    >
      <div className="flex flex-wrap items-end justify-end gap-1">
        {children}
        <label className="sr-only" htmlFor="chat-input">
          Your question
        </label>
        <textarea
          id="chat-input"
          ref={input}
          name="message"
          rows={1}
          dir="auto"
          value={draft}
          enterKeyHint="send"
          placeholder="Pet health, behavior or care"
          // biome-ignore lint/a11y/noAutofocus: the dialog reads it when it is opened, also before the scripts.
          autoFocus
          aria-describedby={COUNT_ID}
          className={`@max-2xl:placeholder:text-small field-sizing-content max-h-[min(9rem,30cqh)] min-w-0 flex-1 basis-20 resize-none placeholder:truncate focus-visible:outline-2 @max-2xl:px-2 ${INPUT}`}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <SendOrStop isLoading={isLoading} onStop={stop} />
      </div>
      <CharacterCount length={draft.trim().length} />
    </form>
  );
});

/** Sends; while an answer arrives it is stopped here. */
function SendOrStop({ isLoading, onStop }: Pick<Props, "isLoading" | "onStop">) {
  // The keys make two elements of them: one that turned into the other under a click would send what is written.
  return isLoading ? (
    <Button key="stop" className={ACTION} variant="quiet" aria-label="Stop the answer" onClick={onStop}>
      Stop
    </Button>
  ) : (
    <Button key="send" className={ACTION} type="submit" icon="send">
      <span className="@max-2xl:sr-only">Send</span>
    </Button>
  );
}
