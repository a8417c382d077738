import { type FormEvent, type ReactNode, useState } from "react";
import { postJson, RefusedError } from "#app/browser/api-client.ts";
import { EMAIL_CHARS } from "#app/domain/limits.ts";
import { NOTE } from "#app/ui/content/note.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field, INLINE_FORM } from "#app/ui/controls/field.tsx";
import { CHECK_ADDRESS, tellSubscriber } from "./toasts.tsx";

type Props = {
  source: "page" | "footer" | "modal";
  email?: string;
  /** Sends the form as a form although there is script: its answer is a page. */
  plain?: boolean;
  onDone?: () => void;
  children?: ReactNode;
};

/** Asks for an address for the weekly tips. Without script it is a plain form, and a page is its answer. */
export function NewsletterForm({ source, email: given, plain, onDone, children }: Props) {
  const [pending, setPending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const email = String(fields.get("email") ?? "").trim();
    if (!email || pending) return;
    setPending(true);
    const { answer, why } = await subscribe(email, source, String(fields.get("website") ?? ""));
    // The page that answers the plain form has room for the judge.
    if (answer === "judge") return form.submit();
    setPending(false);
    const done = answer === "done";
    if (done) {
      form.reset();
      onDone?.();
    }
    tellSubscriber(answer, why);
  };
  return (
    <form
      className={INLINE_FORM}
      method="post"
      action="/subscribe"
      data-wakes={plain ? undefined : ""}
      onSubmit={plain ? undefined : submit}
    >
      <input type="hidden" name="source" value={source} />
      {/* For robots: no person sees it, and no browser fills it in. */}
      <input type="text" name="website" hidden tabIndex={-1} autoComplete="off" />
      <Field
        className="flex-[1_1_16rem]"
        id={`email-${source}`}
        label="E-mail address"
        type="email"
        name="email"
        required
        maxLength={EMAIL_CHARS}
        autoComplete="email"
        defaultValue={given}
        onInvalid={({ currentTarget }) => currentTarget.setCustomValidity(CHECK_ADDRESS)}
        onInput={({ currentTarget }) => currentTarget.setCustomValidity("")}
      />
      <Button type="submit" className="grow" disabled={pending}>
        {pending ? "Subscribing..." : "Subscribe Free"}
      </Button>
      {children}
    </form>
  );
}

type Outcome = { answer: "done" | "failed" | "judge"; why?: string };

async function subscribe(email: string, source: string, website: string): Promise<Outcome> {
  try {
    await postJson("/api/subscribe", { email, source, ...(website && { website }) });
    return { answer: "done" };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (message.includes("human_check_needed")) return { answer: "judge" };
    console.warn("Subscription failed:", message);
    return { answer: "failed", why: whyFailed(error, navigator.onLine) };
  }
}

const TOO_MANY_REQUESTS = 429;

/** Why a subscription failed, where it was not the address. */
export function whyFailed(error: unknown, isOnline: boolean): string | undefined {
  if (!isOnline) return "This device is offline.";
  if (!(error instanceof RefusedError)) return "We could not be reached.";
  if (error.status === TOO_MANY_REQUESTS) return "That was one try too many: wait a minute.";
  return error.status >= 500 ? "The fault is on our side, not in your address." : undefined;
}

/** What the weekly mail is, in one line. */
export function NewsletterNotes() {
  return <p className={`${NOTE} mt-3`}>No spam. Unsubscribe anytime. Expert-backed content. Free forever.</p>;
}
