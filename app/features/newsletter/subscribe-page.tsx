import { HomeLink } from "#app/ui/content/home-link.tsx";
import { NOTE } from "#app/ui/content/note.ts";
import { LetterBird } from "#app/ui/drawings/scenes/empty-states.tsx";
import { NewsletterForm, NewsletterNotes } from "./newsletter-form.tsx";
import { CHECK_ADDRESS, CONFIRM_FIRST } from "./toasts.tsx";

/** What came of a form. `email` comes back when one more step is wanted. */
export type SubscribeAnswer = { done: boolean; says?: string; email?: string };

type Props = { answer: SubscribeAnswer | undefined /** What Turnstile knows this site by, when the operator uses it. */; siteKey?: string };

/** The answer to a form that was sent without script; before any answer, the form itself. */
export function SubscribePage({ answer, siteKey }: Props) {
  if (answer?.done) {
    return (
      <section className="page">
        <LetterBird className="mt-6 h-32 w-auto" />
        <h1>Successfully subscribed 🎉</h1>
        <p>You'll receive weekly pet health tips in your inbox</p>
        <p>{CONFIRM_FIRST}</p>
        <HomeLink />
      </section>
    );
  }
  const oneMoreStep = answer?.email !== undefined;
  return (
    <section className="page">
      <LetterBird className="mt-6 h-32 w-auto" />
      <h1>{oneMoreStep ? "One more step" : answer ? "Subscription failed" : "Get Weekly Pet Health Tips"}</h1>
      {answer && !oneMoreStep ? <p>{CHECK_ADDRESS}</p> : null}
      {answer?.says ? <p className={NOTE}>{answer.says}</p> : null}
      {answer ? null : (
        <p>
          One tip for the season, one for dogs, one for cats, and a page worth reading. <a href="/newsletter">See an issue</a>
        </p>
      )}
      <NewsletterForm source="page" email={answer?.email} plain={siteKey !== undefined}>
        {siteKey === undefined ? null : <Judge siteKey={siteKey} />}
      </NewsletterForm>
      <NewsletterNotes />
    </section>
  );
}

function Judge({ siteKey }: { siteKey: string }) {
  return (
    <>
      <div className="cf-turnstile" data-sitekey={siteKey} />
      <noscript>
        <p className={NOTE}>This check stops bots and needs JavaScript. You can also write to us: see the contact page.</p>
      </noscript>
      <script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async defer />
    </>
  );
}
