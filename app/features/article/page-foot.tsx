import { formatDate } from "#app/domain/content/date-format.ts";
import type { Page, PageCard, Source } from "#app/domain/content/page.ts";
import { Icon } from "#app/ui/icons/icon.tsx";

const GRADES: Record<Source["grade"], string> = {
  A: "grade A: manual, guideline, paper or poison service",
  B: "grade B: vet practice or charity",
  house: "our own cautious wording",
};

type Footed = Pick<Page, "title" | "kind" | "reviewed" | "review" | "sources"> & {
  related: readonly Pick<PageCard, "path" | "title" | "summary">[];
};

/** The foot of a page: what to read next, what it rests on, when it was read against it, how to pass it on. */
export function PageFoot({ page, url }: { page: Footed; url: string }) {
  return (
    <footer className="page-foot">
      {page.related.length > 0 ? <Related cards={page.related} /> : null}
      {page.sources.length > 0 ? <Sources sources={page.sources} /> : null}
      <ReviewLine page={page} />
      <p className="no-print">
        <a className="button button--quiet" href={mailLink(page.title, url)}>
          <Icon name="share" />
          <span>E-mail this page</span>
        </a>
      </p>
    </footer>
  );
}

function Related({ cards }: { cards: Footed["related"] }) {
  return (
    <section>
      <h2>Read next</h2>
      <ul className="cards">
        {cards.map(({ path, title, summary }) => (
          <li key={path} className="card">
            <a href={path}>{title}</a>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sources({ sources }: { sources: Page["sources"] }) {
  return (
    <section className="sources">
      <h2>Sources</h2>
      <ol>
        {sources.map(({ key, title, url, grade, checked }, at) => (
          <li key={key} id={`source-${at + 1}`}>
            {url ? <a href={url}>{title}</a> : title}{" "}
            <span>
              {`(${GRADES[grade]}`}
              {checked ? (
                <>
                  ; checked on <Day iso={checked} />
                </>
              ) : null}
              )
            </span>
          </li>
        ))}
      </ol>
      {sources.some(({ grade, checked }) => grade !== "house" && !checked) ? (
        <p>An editor has not yet opened the sources without a date.</p>
      ) : null}
    </section>
  );
}

function ReviewLine({ page: { kind, reviewed, review } }: { page: Footed }) {
  if (kind === "info") {
    return (
      <p className="review-note">
        Last updated on <Day iso={reviewed} />.
      </p>
    );
  }
  return (
    <p className="review-note">
      Last updated on <Day iso={reviewed} />
      {review ? (
        <>
          ; signed by {review.by}, {review.role}, on <Day iso={review.on} />
        </>
      ) : (
        "; not yet reviewed by a veterinarian"
      )}
      . This page informs. It does not replace a vet who can see your pet.
    </p>
  );
}

function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDate(iso)}</time>;
}

/** Opens the reader's own mail program: no script, and nobody learns who sent what to whom. */
function mailLink(title: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
}
