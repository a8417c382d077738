import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { issueOf } from "#app/domain/newsletter/newsletter-issue.ts";
import type { IssueCard } from "#app/domain/newsletter/ports.ts";
import { NewsletterArchive } from "#app/features/mail-pages/newsletter-pages.tsx";
import { pageMeta, siteFacts } from "#app/features/metadata/page-meta.ts";
import { NewsletterForm, NewsletterNotes } from "#app/features/newsletter/newsletter-form.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  // A page of the site stays up when the database does not.
  const issues: IssueCard[] = await context.newsletter.issues().then(
    (found) => [...found],
    () => [],
  );
  if (issues.length > 0) return { issues };
  const [care, pages, editors] = await Promise.all([context.library.care(), context.library.allPages(), context.library.newsletter()]);
  return { issues, sample: issueOf(context.clock(), { care, pages, editors }, []) };
}

// An issue is added every week, while the page's address stays.
export const headers = () => ({ "Cache-Control": "public, max-age=300" });

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const keywords = ["pet health newsletter", "weekly pet tips", "seasonal pet care"];
  const description = "All issues of the weekly pet health tips: seasons, dogs, cats and small pets, in a few minutes of reading.";
  return pageMeta({
    page: { path: "/newsletter", headTitle: "Weekly pet health tips", description, keywords, pictureOf: "/" },
    facts: siteFacts(matches),
  });
};

export default function NewsletterRoute() {
  return (
    <NewsletterArchive {...useLoaderData<typeof loader>()}>
      <div>
        <NewsletterForm source="page" />
        <NewsletterNotes />
      </div>
    </NewsletterArchive>
  );
}
