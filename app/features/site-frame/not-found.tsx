import type { PageCard } from "#app/domain/content/page.ts";
import { Card, Cards } from "#app/ui/content/card.tsx";
import { ChewedMap } from "#app/ui/drawings/scenes/empty-states.tsx";
import { SearchForm } from "./search-form.tsx";

/** There is no page here: what to do in danger, a search, and where most people want to go. */
export function NotFound({ pages = [] }: { pages?: readonly PageCard[] }) {
  return (
    <section className="page">
      <ChewedMap className="mt-6 h-36 w-auto" />
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the address may be mistyped.</p>
      <p>
        <strong>If your pet may be in danger, call an emergency vet now.</strong>
      </p>
      <SearchForm />
      {pages.length > 0 ? (
        <>
          <h2>Popular guides</h2>
          <Cards>
            {pages.map(({ path, title, summary }) => (
              <Card key={path} as="li" title={title} href={path}>
                <p>{summary}</p>
              </Card>
            ))}
          </Cards>
        </>
      ) : null}
      <p>
        <a href="/">Go to the home page</a> or <a href="/symptoms">see all symptoms</a>
      </p>
    </section>
  );
}
