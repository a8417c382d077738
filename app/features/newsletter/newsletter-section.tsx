import { NewsletterForm, NewsletterNotes } from "./newsletter-form.tsx";

/** The weekly tips, as a part of a page or of its foot. */
export function NewsletterSection({ source }: { source: "page" | "footer" }) {
  return (
    <section className={source === "page" ? "band newsletter" : "newsletter"}>
      <h2>Get Weekly Pet Health Tips</h2>
      <NewsletterForm source={source} />
      <NewsletterNotes />
    </section>
  );
}
