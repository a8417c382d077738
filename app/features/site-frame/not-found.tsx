import type { PageCard } from "#app/domain/content/page.ts";
import { Card } from "#app/ui/content/card.tsx";
import { SearchForm } from "./search-form.tsx";

/** There is no page here: what to do in danger, a search, and where most people want to go. */
export function NotFound({ pages = [] }: { pages?: readonly PageCard[] }) {
  return (
    <section className="page">
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the address has a slip in it.</p>
      <p>
        <strong>If your pet may be in danger, call an emergency vet now.</strong>
      </p>
      <SearchForm />
      <h2>Often looked for</h2>
      <ul className="cards">
        {pages.map(({ path, title, summary }) => (
          <li key={path}>
            <Card title={title} href={path}>
              <p>{summary}</p>
            </Card>
          </li>
        ))}
      </ul>
      <p>
        <a href="/">Go to the start page</a> or <a href="/symptoms">see all symptoms</a>
      </p>
    </section>
  );
}
