import { formatDate } from "#app/domain/content/date-format.ts";
import type { Page, PageCard, Source } from "#app/domain/content/page.ts";
import { Card, Cards } from "#app/ui/content/card.tsx";
import { NOTE } from "#app/ui/content/note.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Row } from "#app/ui/controls/chip.tsx";

const GRADES: Record<Source["grade"], string> = {
  A: "manual, guideline, paper or poison service",
  B: "vet practice or charity",
  house: "our own cautious wording",
};

type Footed = Pick<Page, "title" | "kind" | "reviewed" | "review" | "sources" | "isLoss"> & {
  related: readonly Pick<PageCard, "path" | "title" | "summary">[];
};

/** The foot of a page: what to read next, what it rests on, when it was read against it, how to pass it on. */
export function PageFoot({ page, url, canPrint = false }: { page: Footed; url: string; canPrint?: boolean }) {
  return (
    <footer className="bg-paper relative mt-14 space-y-8 lg:col-span-full" data-foot="">
      {page.related.length > 0 ? <Related cards={page.related} heading={page.isLoss ? "If you want to read on" : "Read next"} /> : null}
      {page.sources.length > 0 ? <Sources sources={page.sources} /> : null}
      <ReviewLine page={page} />
      <div className="space-y-2 print:hidden">
        <Row>
          {canPrint ? <ShareButtons /> : null}
          <ButtonLink variant="quiet" icon={canPrint ? undefined : "share"} href={mailLink(page.title, url)}>
            E-mail this page
          </ButtonLink>
        </Row>
        {canPrint ? <p role="status" data-share-status="" className="text-base empty:hidden" /> : null}
      </div>
    </footer>
  );
}

/** What only a script can do (share-script.ts); without one they are not there. */
function ShareButtons() {
  return (
    <>
      <Button variant="quiet" icon="share" data-share="link" className="noscript:hidden">
        Share
      </Button>
      <Button variant="quiet" icon="picture" data-share="picture" className="noscript:hidden">
        Share as a picture
      </Button>
      <Button variant="quiet" icon="print" data-share="print" className="noscript:hidden">
        Print
      </Button>
    </>
  );
}

function Related({ cards, heading }: { cards: Footed["related"]; heading: string }) {
  return (
    <section className="space-y-4">
      <h2>{heading}</h2>
      <Cards>
        {cards.map(({ path, title, summary }) => (
          <Card key={path} as="li" title={title} href={path}>
            <p>{summary}</p>
          </Card>
        ))}
      </Cards>
    </section>
  );
}

function Sources({ sources }: { sources: Page["sources"] }) {
  return (
    <section data-sources="">
      <h2>Sources</h2>
      <ol className={`mt-2 list-decimal ps-6.5 *:px-1 *:py-1.5 ${sources.length > 1 ? "gap-x-12 lg:columns-2" : "max-w-text"}`}>
        {sources.map(({ key, title, url, grade, checked }, at) => (
          <li key={key} id={`source-${at + 1}`} className="target:bg-accent-soft break-inside-avoid target:rounded-sm">
            {url ? <a href={url}>{title}</a> : title}{" "}
            <span className="text-ink-soft">
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
        <p>We have not yet been able to open the sources that show no date.</p>
      ) : null}
    </section>
  );
}

function ReviewLine({ page: { kind, reviewed, review, isLoss } }: { page: Footed }) {
  if (kind === "info") {
    return (
      <p className={NOTE}>
        Last updated on <Day iso={reviewed} />.
      </p>
    );
  }
  return (
    <p className={NOTE}>
      Last updated on <Day iso={reviewed} />
      {review ? (
        <>
          ; signed by {review.by}, {review.role}, on <Day iso={review.on} />
        </>
      ) : (
        "; not yet reviewed by a veterinarian"
      )}
      .{isLoss ? null : " This page informs. It does not replace a vet who can see your pet."}
    </p>
  );
}

function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDate(iso)}</time>;
}

/** Opens the reader's own mail program: no script, and we don't learn who sent it or to which address. */
function mailLink(title: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
}
