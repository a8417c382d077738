import { Card } from "#app/ui/content/card.tsx";
import { HomeLink } from "#app/ui/content/home-link.tsx";
import { NOTE } from "#app/ui/content/note.ts";
import { LetterBird } from "#app/ui/drawings/scenes/empty-states.tsx";
import { TWO_COLUMNS } from "#app/ui/layout/columns.ts";
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
      <div className={`${TWO_COLUMNS} pt-6`}>
        <div className="space-y-5">
          <LetterBird className="h-32 w-auto lg:h-44" />
          <h1>{oneMoreStep ? "One more step" : answer ? "Subscription failed" : "Get Weekly Pet Health Tips"}</h1>
          {answer && !oneMoreStep ? <p>{CHECK_ADDRESS}</p> : null}
          {answer?.says ? <p className={NOTE}>{answer.says}</p> : null}
          {answer ? null : <p>One tip for the season, one for dogs, one for cats, and a page worth reading.</p>}
          <NewsletterForm source="page" email={answer?.email} plain={siteKey !== undefined}>
            {siteKey === undefined ? null : <Judge siteKey={siteKey} />}
          </NewsletterForm>
          <NewsletterNotes />
        </div>
        <Card title="In each issue" headingLevel={2}>
          <div className="prose">
            <ul>
              <li>One tip for the season, with what to watch for</li>
              <li>One for dogs, from puppy to senior</li>
              <li>One for cats, from kitten to senior</li>
              <li>A page worth reading</li>
            </ul>
          </div>
          <p>
            Every Monday, in a few minutes. <a href="/newsletter">See an issue</a>
          </p>
        </Card>
      </div>
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
