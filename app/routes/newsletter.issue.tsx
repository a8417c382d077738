import type { HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { NewsletterIssue } from "#app/features/mail-pages/newsletter-pages.tsx";
import { pageMeta, siteFacts } from "#app/features/metadata/page-meta.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const issue = await context.newsletter.issue(params.week ?? "");
  if (!issue) throw new Response("Not found", { status: 404 });
  return { issue };
}

export const headers = ({ errorHeaders }: HeadersArgs) => errorHeaders ?? { "Cache-Control": "public, max-age=300" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const { week, subject, intro } = data.issue;
  const page = { path: `/newsletter/${week}`, headTitle: subject, description: intro, keywords: ["pet health tips", week], pictureOf: "/" };
  return pageMeta({ page, facts: siteFacts(matches), kind: "article" });
};

export default function NewsletterIssueRoute() {
  return <NewsletterIssue issue={useLoaderData<typeof loader>().issue} />;
}
