import { LetterBird } from "#app/ui/drawings/scenes/empty-states.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { NewsletterForm, NewsletterNotes } from "./newsletter-form.tsx";

const TITLE = "Get Weekly Pet Health Tips";

/** The weekly tips at the foot of a page. */
export function NewsletterSection() {
  return (
    <section className="border-line mb-6 border-b pb-6 print:hidden">
      <h2 className="text-body mb-2 tracking-normal">{TITLE}</h2>
      <NewsletterForm source="footer" />
      <NewsletterNotes />
    </section>
  );
}

/** The weekly tips as a section of the start page. */
export function NewsletterBand() {
  return (
    <Band title={TITLE} sunken className="relative print:hidden max-sm:[&_h2]:pe-28">
      <div className="items-center gap-x-10 sm:flex">
        <LetterBird className="h-20 w-auto max-sm:absolute max-sm:end-4 max-sm:top-4 sm:h-32" />
        <div className="max-w-xl grow">
          <NewsletterForm source="page" />
          <NewsletterNotes />
        </div>
      </div>
    </Band>
  );
}
