import { Card, Cards } from "#app/ui/content/card.tsx";
import { AskButton } from "#app/ui/controls/ask-button.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Row } from "#app/ui/controls/chip.tsx";
import { SearchForm } from "#app/ui/controls/search-form.tsx";
import { ChewedMap } from "#app/ui/drawings/scenes/empty-states.tsx";

type Props = { pages?: readonly { path: string; title: string; summary: string }[] };

/** There is no page here: what to do in danger, a search, and what somebody looks for whose pet is unwell. */
export function NotFound({ pages = [] }: Props) {
  return (
    <section className="page">
      <div className="flex flex-col-reverse items-center gap-x-10 gap-y-4 pt-6 sm:flex-row">
        <div className="w-full grow space-y-5">
          <h1>Page not found</h1>
          <p>There is no page at this address. It may have moved, or the address may be mistyped.</p>
          <p>
            <strong>
              If your pet may be in danger, <a href="/emergency">call an emergency vet now</a>.
            </strong>
          </p>
          <SearchForm action="/symptoms" label="Search the guides" />
          <Row>
            <AskButton variant="main">Ask about your pet</AskButton>
            <ButtonLink variant="quiet" href="/symptoms">
              Symptom library
            </ButtonLink>
            <ButtonLink variant="quiet" href="/">
              Go to the home page
            </ButtonLink>
          </Row>
        </div>
        <ChewedMap className="h-36 w-auto lg:h-44" />
      </div>
      {pages.length > 0 ? (
        <>
          <h2>If something is wrong with your pet</h2>
          <Cards>
            {pages.map(({ path, title, summary }) => (
              <Card key={path} as="li" title={title} href={path}>
                <p>{summary}</p>
              </Card>
            ))}
          </Cards>
        </>
      ) : null}
    </section>
  );
}
