import type { Issue } from "#app/domain/newsletter/newsletter-issue.ts";
import type { IssueCard } from "#app/domain/newsletter/ports.ts";

/** All issues that were sent, newest first. */
export function NewsletterArchive({ issues }: { issues: readonly IssueCard[] }) {
  return (
    <section className="page">
      <h1>Weekly pet health tips</h1>
      <p>
        Every Monday, by e-mail, here, and as a <a href="/newsletter/feed.xml">feed</a>.
      </p>
      {issues.length === 0 ? <p>The first issue has not been sent yet.</p> : null}
      <ul>
        {issues.map(({ week, subject, intro }) => (
          <li key={week}>
            <a href={`/newsletter/${week}`}>{subject}</a> ({week}). {intro}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One issue, in the words that were mailed. */
export function NewsletterIssue({ issue }: { issue: Issue }) {
  return (
    <article className="page">
      <h1>{issue.subject}</h1>
      <p>{issue.intro}</p>
      {issue.parts.map(({ heading, html, link }) => (
        <section key={heading + html}>
          {heading ? <h2>{heading}</h2> : null}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, checked and compiled at build. */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
          {link ? (
            <p>
              <a href={link.path}>{link.title}</a>
            </p>
          ) : null}
        </section>
      ))}
      <p>
        <a href="/newsletter">All issues</a>
      </p>
    </article>
  );
}
