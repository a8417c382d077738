import type { ReactNode } from "react";
import type { Issue } from "#app/domain/newsletter/newsletter-issue.ts";
import type { IssueCard } from "#app/domain/newsletter/ports.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { Card, Cards } from "#app/ui/content/card.tsx";
import { LetterBird } from "#app/ui/drawings/scenes/empty-states.tsx";
import { TWO_COLUMNS } from "#app/ui/layout/columns.ts";
import { Lead } from "#app/ui/layout/lead.tsx";

type ArchiveProps = {
  issues: readonly IssueCard[];
  /** What this week's issue would be, while none has been sent. */
  sample?: Issue;
  /** The form to subscribe; composed by the route. */
  children: ReactNode;
};

/** All issues that were sent, newest first; until then a sample, so that nobody subscribes to the unknown. */
export function NewsletterArchive({ issues, sample, children }: ArchiveProps) {
  return (
    <section className="page">
      <div className={`${TWO_COLUMNS} pt-6`}>
        <div className="space-y-5 lg:sticky lg:top-22">
          <LetterBird className="h-32 w-auto lg:h-44" />
          <h1>Weekly pet health tips</h1>
          <Lead>One tip for the season, one for dogs, one for cats, and a page worth reading: every Monday, in a few minutes.</Lead>
          {children}
          <div className="prose">
            <ol>
              <li>Enter your address.</li>
              <li>Open our first mail, and press the link to confirm.</li>
              <li>Read the tips on Mondays. A link in each mail stops them.</li>
            </ol>
          </div>
          <p>
            Every issue is here too, and in a <a href="/newsletter/feed.xml">feed for news readers</a>.
          </p>
        </div>
        {sample ? (
          <Card>
            <p>
              <Badge>Sample</Badge> The first issue has not been sent yet. This is what one looks like.
            </p>
            <h2>{sample.subject}</h2>
            <IssueText issue={sample} headingLevel={3} />
          </Card>
        ) : null}
      </div>
      {issues.length > 0 ? (
        <Cards>
          {issues.map(({ week, subject, intro }) => (
            <Card key={week} as="li" headingLevel={2} title={subject} href={`/newsletter/${week}`}>
              <p>{intro}</p>
              <p className="text-ink-soft text-base">{week}</p>
            </Card>
          ))}
        </Cards>
      ) : null}
    </section>
  );
}

/** One issue, in the words that were mailed. */
export function NewsletterIssue({ issue }: { issue: Issue }) {
  return (
    <article className="page">
      <h1>{issue.subject}</h1>
      <IssueText issue={issue} headingLevel={2} />
      <p>
        <a href="/newsletter">All issues</a>
      </p>
    </article>
  );
}

function IssueText({ issue: { intro, parts }, headingLevel }: { issue: Issue; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="prose">
      <p>{intro}</p>
      {parts.map(({ heading, html, link }) => (
        <div key={heading + html}>
          {heading ? <Heading>{heading}</Heading> : null}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, checked and compiled at build. */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
          {link ? (
            <p>
              <a href={link.path}>{link.title}</a>
            </p>
          ) : null}
        </div>
      ))}
    </div>
  );
}
