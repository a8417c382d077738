import { ButtonLink } from "#app/ui/button.tsx";
import { NewsletterForm, NewsletterNotes } from "./newsletter-form.tsx";
import { CONFIRM_FIRST } from "./toasts.tsx";

/** The answer to a form that was sent without script; before any answer, the form itself. */
export function SubscribePage({ answer }: { answer: { done: boolean; says?: string } | undefined }) {
  if (answer?.done) {
    return (
      <section className="page">
        <h1>Successfully subscribed 🎉</h1>
        <p>You'll receive weekly pet health tips in your inbox</p>
        <p>{CONFIRM_FIRST}</p>
        <p>
          <ButtonLink href="/" variant="quiet">
            Go to the start page
          </ButtonLink>
        </p>
      </section>
    );
  }
  return (
    <section className="page">
      <h1>{answer ? "Subscription failed" : "Get Weekly Pet Health Tips"}</h1>
      {answer ? <p>Please check your email address and try again</p> : null}
      {answer?.says ? <p className="note">{answer.says}</p> : null}
      <NewsletterForm source="page" />
      <NewsletterNotes />
    </section>
  );
}
